/** Moves in notation, and records. */
import { describe, expect, it } from "vitest";
import {
  apply,
  formatMove,
  IllegalMoveError,
  legalMoves,
  type Move,
  NotationError,
  parseMove,
  record,
  RecordError,
  replay,
  setup,
} from "caravanserai/nomadi";
import { row, scene } from "../scenes.js";

const block = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 4],
  turnNumber: 102,
});

describe("notation", () => {
  const moves: readonly (readonly [string, Move])[] = [
    ["*q9", { type: "card", square: "q9" }],
    ["+q9", { type: "place", square: "q9" }],
    ["5q13-p9", { type: "move", die: 5, from: "q13", to: "p9" }],
    ["roll", { type: "reroll" }],
    ["end", { type: "end-turn" }],
    ["=3", { type: "price", price: 3 }],
    ["yes", { type: "accept" }],
    ["no", { type: "refuse" }],
    ["~0", { type: "bribe", coins: 0 }],
    [
      "~12:Go_west,%000a100%0025_#_no".replace("#", "%0023"),
      { type: "bribe", coins: 12, note: "Go west,\n100% # no" },
    ],
    ["take", { type: "take-bribe" }],
    ["leave", { type: "decline-bribe" }],
  ];

  it("is read as it is written", () => {
    for (const [text, one] of moves) {
      expect(formatMove(block, one)).toBe(text);
      expect(parseMove(block, text)).toEqual(one);
    }
  });

  it("N28: an empty note is no note", () => {
    expect(formatMove(block, { type: "bribe", coins: 1, note: "" })).toBe("~1");
  });

  it("tells the column at fault", () => {
    for (const [text, column] of [
      ["", 1],
      ["pass", 1],
      ["7q13-p9", 1],
      ["*", 2],
      ["+t1", 2],
      ["5z1-p9", 2],
      ["5q13", 5],
      ["5q13-z9", 6],
      ["5q13-p9-", 6],
      ["~1:", 4],
      ["=", 2],
      ["=-1", 2],
      ["=01", 2],
      ["~x", 2],
      ["~3:go west", 4],
      ["~3:100%", 4],
      ["~3:%0020", 4],
      ["~3:#", 4],
      [`~3:${"x".repeat(501)}`, 4],
      ["~:x", 2],
    ] as const) {
      try {
        parseMove(block, text);
        expect.unreachable(text);
      } catch (error) {
        expect(error).toBeInstanceOf(NotationError);
        expect([text, (error as NotationError).column]).toEqual([text, column]);
      }
    }
  });

  it("is only for moves", () => {
    expect(() => formatMove(block, { type: "move", die: 7, from: "a1", to: "a2" })).toThrow(
      IllegalMoveError,
    );
    expect(() => formatMove(block, { type: "move", die: 1, from: "a1", to: "z9" })).toThrow(
      IllegalMoveError,
    );
    expect(() => formatMove(block, { type: "move", die: 1, from: "z9", to: "a1" })).toThrow(
      IllegalMoveError,
    );
    expect(() => formatMove(block, { type: "bribe", coins: -1 })).toThrow(IllegalMoveError);
  });
});

describe("records", () => {
  it("keep notes, and stop at the move that is illegal", () => {
    const options = { players: 2, seed: 4, bribery: true };
    let state = setup(options);
    const moves: Move[] = [];
    const make = (next: Move): void => {
      moves.push(next);
      state = apply(state, next);
    };
    while (state.phase === "pawns") make(legalMoves(state)[0]);
    make({ type: "bribe", coins: 2, note: "slowly" });
    make({ type: "take-bribe" });
    const saved = record(options, moves);
    expect(saved.moves.slice(-2)).toEqual(["~2:slowly", "take"]);
    expect(replay(saved).at(-1)).toEqual(state);
    try {
      replay({ ...saved, moves: [...saved.moves, "yes"] });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RecordError);
      expect(error).toMatchObject({ move: moves.length + 1, refusal: { reason: "wrong-phase" } });
    }
  });
});
