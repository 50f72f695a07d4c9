/** What games share in memory. In a process of its own: the cache of layouts drops boards when tests of others use many. */
import { load, loadView, setup, view } from "caravanserai/through-the-desert";
import { expect, it } from "vitest";

it("a loaded game shares its tokens and rules with every other game, so that it costs no more than one that was set up", () => {
  const state = setup({ players: 4, seed: 1 });
  const text = JSON.stringify(state);
  const loaded = load(text);
  expect(JSON.stringify(loaded)).toBe(text);
  expect(loaded.rules).toBe(load(text).rules);
  for (const [index, token] of loaded.water.entries()) expect(token).toBe(state.water[index]);
  const seen = JSON.stringify(view(state, 1));
  expect(JSON.stringify(loadView(seen))).toBe(seen);
  expect(loadView(seen).water[0]).toBe(state.water[0]);
});
