/** Reading a state: squares, contents, and the moves of a pawn. */
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  contentsOf,
  formatMove,
  legalMoves,
  movesOf,
  neighboursOf,
  setup,
  targetsOf,
} from "caravanserai/nomadi";
import { row, scene } from "../scenes.js";
import { boardSquares } from "../squares.js";

const block = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 4],
  turnNumber: 102,
});

describe("reading a state", () => {
  it("tells what is to be seen on a square", () => {
    expect(contentsOf(block, "k4")).toEqual({ terrain: "sand", pawn: 0, card: false });
    expect(contentsOf(block, "m4")).toMatchObject({ pawn: 1 });
    expect(contentsOf(block, "l7")).toEqual({ terrain: "water", pawn: null, card: true });
    expect(contentsOf(block, "a1")).toMatchObject({ terrain: "goal" });
    expect(contentsOf(block, "s16")).toMatchObject({ terrain: "start" });
    expect(() => contentsOf(block, "t1")).toThrow('square: unknown square "t1"');
  });

  it("tells the neighbours, in board order", () => {
    expect(neighboursOf(block, "b2")).toEqual(["a2", "b1", "b3", "c2"]);
    expect(neighboursOf(block, "s16")).toEqual(["r16", "s15"]);
    expect(() => neighboursOf(block, "")).toThrow(ArgumentError);
  });

  it("tells what a pawn can do", () => {
    expect(targetsOf(block, "k11", 1)).toEqual(["j10", "l12"]);
    expect(movesOf(block, "k11").map((one) => formatMove(block, one))).toEqual(
      legalMoves(block)
        .filter((one) => one.type === "move" && one.from === "k11")
        .map((one) => formatMove(block, one)),
    );
    expect(movesOf(block, "a1")).toEqual([]);
    expect(targetsOf(block, "k11", 6)).toEqual([]);
  });

  it("tells where the goal is in this game (N27)", () => {
    const state = setup({ players: 2, seed: 1, goal: ["m1", "m2", "m3"] });
    expect(contentsOf(state, "m1").terrain).toBe("goal");
    expect(contentsOf(state, "a1").terrain).toBe("sand");
    expect(boardSquares(state).filter(({ terrain }) => terrain === "goal")).toHaveLength(3);
  });
});
