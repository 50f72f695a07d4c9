/**
 * The production builds of immer shorten the names of their fields, each version in its own way: to version 11, a changed
 * draft of version 10 looks like an unchanged one.
 */
import { describe, expect, test, vi } from "vitest";
import { after, type State, tried } from "./games.js";

/** What is used of a copy of immer. */
interface Copy {
  readonly produce: <Base extends object>(base: Base, recipe: (draft: Base) => void) => Base;
  readonly current: (draft: object) => object;
}

const { build } = vi.hoisted(() => ({
  build: (name: string): Promise<Copy> => {
    const path = `../../node_modules/${name}/dist/immer.production.mjs`;
    return import(new URL(path, import.meta.url).href) as Promise<Copy>;
  },
}));

// The library under test uses the production build, as it does in a bundle.
vi.mock("immer", () => build("immer"));

const { current, produce } = await build("immer");
const { produce: otherProduce } = await build("immer-other");

test("immer reads a changed draft of another version as if it were unchanged", () => {
  const seen: object[] = [];
  otherProduce({ sand: 1 }, (draft) => {
    draft.sand = 2;
    seen.push({ ...current(draft) });
  });
  // If this fails, immer has learned to tell, and we need not any more.
  expect(seen).toEqual([{ sand: 1 }]);
});

describe.each([
  ["the same version", produce],
  ["another version", otherProduce],
])("production builds, drafts of %s of immer", (_, write) => {
  test.each(tried.map((one) => [one.name, one] as const))("%s sees every change", (__, one) => {
    const { game } = one;
    const state = after(one, 30);
    const seen: object[] = [];
    const stateOf = (given: State): State => game.simulate(given).state();
    const unchanged = write(state, (draft) => {
      seen.push(game.load(draft), stateOf(draft));
    });
    expect(unchanged).toBe(state);
    write(state, (draft) => {
      Object.assign(draft, { seed: "changed" });
      seen.push(game.load(draft), stateOf(draft), stateOf({ ...draft }));
    });
    const changed = { ...state, seed: "changed" };
    expect(structuredClone(seen)).toEqual([state, state, changed, changed, changed]);
  });
});
