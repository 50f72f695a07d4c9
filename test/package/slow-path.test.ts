/** States from outside are checked at each call: `isLoaded` tells, and development warns once. Production has nothing of it. */
import { build } from "esbuild";
import { createDraft } from "immer";
import { describe, expect, test } from "vitest";
import * as root from "caravanserai";
import type { Game, GameTypes } from "caravanserai";
import type { noteForeign as Noting } from "../../src/kit/engine/slow-path.js";

const WARNING = "checked at every call";
const NAMES = "setup, legalMoves, apply, score, isLoaded, load, loadView, view";

async function bundleOf(game: string, mode: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${NAMES} } from "./src/${game}/index.ts";`, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    define: { "process.env.NODE_ENV": mode },
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** Runs with what the library prints, and returns it. */
async function printed(act: () => void | Promise<void>): Promise<string[]> {
  const { warn } = console;
  const lines: string[] = [];
  console.warn = (line: string): void => void lines.push(line);
  try {
    await act();
  } finally {
    console.warn = warn;
  }
  return lines;
}

/** A fresh copy of a module, which has not warned yet. */
async function fresh<Module = Game<GameTypes>>(code: string): Promise<Module> {
  const unique = `${code}\n// ${copies++}`;
  const url = `data:text/javascript;base64,${Buffer.from(unique).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as Module;
}
let copies = 0;

describe.each(root.GAME_IDS)("the slow path of %s", (id) => {
  test("isLoaded knows what was made or loaded here, also behind a draft, and nothing else", () => {
    const state = root.setup(id, { players: 2, seed: 1 });
    const [move] = root.legalMoves(state);
    if (move === undefined) throw new Error("no move");
    const seen = root.view(state, 1);
    const known = [state, seen, root.apply(state, move), root.load(JSON.stringify(state))];
    known.push(root.loadView(structuredClone(seen)), createDraft(state));
    expect(known.map((value) => root.isLoaded(value))).toEqual(known.map(() => true));
    const copy = structuredClone(state);
    root.legalMoves(copy);
    const unknown = [copy, { ...state }, structuredClone(seen), JSON.stringify(state), null, 7];
    expect(unknown.map((value) => root.isLoaded(value))).toEqual(unknown.map(() => false));
    const other = root.GAME_IDS[(root.GAME_IDS.indexOf(id) + 1) % root.GAME_IDS.length];
    expect(root.isLoaded({ ...state, game: other })).toBe(false);
  });

  test("development warns once, when the same foreign state is checked again", async () => {
    const game = await fresh(await bundleOf(id, '"development"'));
    const state = game.setup({ players: 2, seed: 1 });
    const quiet = await printed(() => {
      game.legalMoves(structuredClone(state));
      game.legalMoves(structuredClone(state)); // another object
      const copy = structuredClone(state);
      game.legalMoves(game.load(copy));
      game.load(copy);
      for (let times = 0; times < 3; times++) game.legalMoves(createDraft(state));
    });
    expect(quiet).toEqual([]);
    const lines = await printed(() => {
      const [copy, seen] = [structuredClone(state), structuredClone(game.view(state, 0))];
      for (let times = 0; times < 3; times++) game.legalMoves(copy);
      for (let times = 0; times < 3; times++) game.legalMoves(seen);
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${id} that this library did not make is ${WARNING}`);
    expect(lines[0]).toContain("Call `load` or `loadView` once");
  });

  test("production has neither the warning nor its text", async () => {
    const code = await bundleOf(id, '"production"');
    expect(code).not.toContain(WARNING);
    expect(code).not.toContain("NODE_ENV");
    const game = await fresh(code);
    const copy = structuredClone(game.setup({ players: 2, seed: 1 }));
    const lines = await printed(() => {
      for (let times = 0; times < 3; times++) game.legalMoves(copy);
    });
    expect(lines).toEqual([]);
  });
});

test("without `process`, as in a page without a bundler, nothing is printed and nothing fails", async () => {
  const { outputFiles } = await build({
    entryPoints: ["src/kit/engine/slow-path.ts"],
    format: "esm",
    write: false,
    define: { process: "nowhere" },
  });
  const { noteForeign } = await fresh<{ noteForeign: typeof Noting }>(
    outputFiles.map(({ text }) => text).join(""),
  );
  const [engine, state] = [{}, {}];
  const lines = await printed(() => {
    for (let times = 0; times < 3; times++) noteForeign(engine, state, "nomadi");
  });
  expect(lines).toEqual([]);
});
