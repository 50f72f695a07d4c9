/** The package root: one set of functions for every game. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import { games } from "../../src/games/games.js";
import type { Vectors } from "../vectors/vectors.js";

/** The shortest golden game of a game. */
function goldenOf(id: root.GameId): Vectors["games"][number] {
  const file = new URL(`../vectors/${id}.json`, import.meta.url);
  const { games: golden } = JSON.parse(readFileSync(file, "utf8")) as Vectors;
  const [shortest] = [...golden].sort((one, other) => one.moves.length - other.moves.length);
  if (shortest === undefined) throw new Error(`no golden game of ${id}`);
  return shortest;
}

describe.each([...root.GAME_IDS])("the package root, with %s,", (id) => {
  it("does for the state's game what the game's own functions do", () => {
    const game = games[id];
    const golden = goldenOf(id);
    const options = golden.options as root.OptionsOf<typeof id>;
    let state = root.setup(id, options);
    expect(state).toEqual(game.setup(options));
    for (const text of golden.moves) {
      const move = root.parseMove(state, text);
      expect(root.legalMoves(state)).toEqual(game.legalMoves(state));
      expect(root.explain(state, move)).toBeUndefined();
      expect(root.events(state, move)).toEqual(game.events(state, move));
      expect(root.formatMove(state, move)).toBe(text);
      state = root.apply(state, move);
    }
    expect(state.over).toBe(true);
    expect(root.score(state)).toEqual(golden.score);
    expect(root.hash(state)).toBe(game.hash(state));
    expect(root.view(state, "spectator").viewer).toBe("spectator");
    expect(root.load(JSON.stringify(state))).toEqual(state);
    const kept = { game: id, version: 1, options, moves: golden.moves };
    expect(root.replay(kept).at(-1)).toEqual(state);
  });
});

describe("the package root", () => {
  it("says which games there are", () => {
    expect(() => root.setup("chess" as never, {} as never)).toThrow('got "chess"');
    expect(() => root.record("chess" as never, {} as never, [])).toThrow(root.SetupError);
    expect(() => root.load({ game: "chess" })).toThrow(
      expect.objectContaining({ name: "LoadError", reason: "other-game" }) as Error,
    );
    expect(() => root.load({ game: "toString" })).toThrow(root.LoadError);
    expect(() => root.replay({ game: "chess" })).toThrow(root.RecordError);
  });
});
