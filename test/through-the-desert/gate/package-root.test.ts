/** The package root, given a state of this game. */
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import { hash, legalMoves, type Move, setup } from "caravanserai/through-the-desert";

describe("the package root", () => {
  it("does for the state's game what the game's module does", () => {
    const options = { players: 3, seed: "petra" };
    let state = root.setup("through-the-desert", options);
    expect(state).toEqual(setup(options));
    const moves: Move[] = [];
    while (!state.over) {
      const legal = root.legalMoves(state);
      expect(legal).toEqual(legalMoves(state));
      const move = legal[moves.length % legal.length] as Move;
      expect(root.explain(state, move)).toBeUndefined();
      expect(root.events(state, move).length).toBeGreaterThan(0);
      expect(root.parseMove(state, root.formatMove(state, move))).toEqual(move);
      moves.push(move);
      state = root.apply(state, move);
    }
    expect(root.score(state).winners.length).toBeGreaterThan(0);
    expect(root.hash(state)).toBe(hash(state));
    expect(root.view(state, 2).viewer).toBe(2);
    expect(root.load(JSON.stringify(state))).toEqual(state);
    const kept = root.record("through-the-desert", options, moves);
    expect(root.replay(kept).at(-1)).toEqual(state);
    expect(root.GAME_IDS).toContain("through-the-desert");
  });

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
