/**
 * Bundles with `__CARAVANSERAI_OWN_STATES__`, which check no states but loaded ones: what is left out of them, what they refuse,
 * and what they still take.
 */
import { gzipSync } from "node:zlib";
import { build, type BuildResult } from "esbuild";
import { describe, expect, it } from "vitest";
import type { Game, GameTypes, LoadError } from "caravanserai";

/** The limits of the four functions with the flag, in bytes and gzipped; those without it are in .size-limit.js. */
const games = [
  { name: "through-the-desert", limit: 23_300 },
  { name: "nomadi", limit: 26_900 },
  { name: "desert-sons", limit: 30_500 },
];

const FOUR = "setup, legalMoves, apply, score";
const ALL = `${FOUR}, board, diff, explain, load, loadView, patch, simulate, view`;

const bundled = (game: string, names: string, flag: boolean) =>
  build({
    stdin: { contents: `export { ${names} } from "./src/${game}/index.ts";`, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    metafile: true,
    write: false,
    define: {
      "process.env.NODE_ENV": '"production"',
      ...(flag ? { __CARAVANSERAI_OWN_STATES__: "true" } : {}),
    },
  });

type AnyGame = Game<GameTypes>;
type Bundle = BuildResult<{ metafile: true; write: false }>;

/** Which checks of foreign states a bundle contains. */
const checksIn = ({ metafile }: Bundle): string[] =>
  Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(
        ([file, { bytesInOutput }]) => bytesInOutput > 0 && /gate\/(?:load|soundness)/u.test(file),
      )
      .map(([file]) => file),
  );

const codeOf = ({ outputFiles }: Bundle): string => outputFiles.map(({ text }) => text).join("");

/** What a bundle exports. */
async function exportsOf(game: string, flag: boolean): Promise<AnyGame> {
  const code = codeOf(await bundled(game, ALL, flag));
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as AnyGame;
}

function firstMove(game: AnyGame, state: GameTypes["state"]): object {
  const [move] = game.legalMoves(state);
  if (move === undefined) throw new Error("no legal move");
  return move;
}

const reasonOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as LoadError).reason;
  }
  return "none";
};

describe.each(games)("$name, bundled for states of its own", ({ name, limit }) => {
  it("leaves out the checks of foreign states, which are there otherwise", async () => {
    const small = await bundled(name, FOUR, true);
    expect(checksIn(small)).toEqual([]);
    expect(gzipSync(codeOf(small)).length).toBeLessThan(limit);
    expect(checksIn(await bundled(name, FOUR, false))).not.toEqual([]);
  });

  it("plays its own states, and refuses others until they are loaded", async () => {
    const game = await exportsOf(name, true);
    const state = game.setup({ players: 3, seed: "own" });
    const next = game.apply(state, firstMove(game, state));
    const copy = JSON.parse(JSON.stringify(next)) as typeof next;
    const seen = JSON.parse(JSON.stringify(game.view(next, 1))) as ReturnType<typeof game.view>;
    for (const act of [
      () => game.legalMoves(copy),
      () => game.legalMoves(seen),
      () => game.apply(copy, firstMove(game, next)),
      () => game.score(copy),
      () => game.board(copy),
      () => game.simulate(copy),
    ]) {
      expect(reasonOf(act)).toBe("not-loaded");
    }
    const loaded = game.load(copy);
    const move = firstMove(game, next);
    expect(game.apply(loaded, move)).toEqual(game.apply(next, move));
    expect(game.legalMoves(game.loadView(seen))).toEqual(game.legalMoves(next));
    expect(game.patch(state, game.diff(state, next))).toEqual(next);
    expect(reasonOf(() => game.load({ ...copy, seat: 9 }))).toBe("broken");
  });

  it("takes foreign states without the flag", async () => {
    const game = await exportsOf(name, false);
    const state = game.setup({ players: 3, seed: "own" });
    const copy = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(game.legalMoves(copy)).toEqual(game.legalMoves(state));
  });
});
