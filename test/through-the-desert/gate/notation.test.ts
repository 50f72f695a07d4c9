/** Moves in notation. */
import { describe, expect, it } from "vitest";
import {
  formatMove,
  IllegalMoveError,
  type Move,
  parseMove,
  setup,
} from "caravanserai/through-the-desert";
import { sand } from "../scenes.js";

describe("notation", () => {
  it("reads and writes all kinds of moves", () => {
    const start = setup({ players: 5, seed: 1, layout: sand(5, 9) });
    const moves: [string, Move][] = [
      ["-g", { type: "give-back", colour: "grape" }],
      ["Gb3", { type: "leader", colour: "grape", space: "b3" }],
      ["me9", { type: "camel", colour: "mint", space: "e9" }],
    ];
    for (const [text, move] of moves) {
      expect(formatMove(start, move)).toBe(text);
      expect(parseMove(start, text)).toEqual(move);
    }
    expect(() => formatMove(start, { type: "camel", colour: "mint", space: "z9" })).toThrow(
      IllegalMoveError,
    );
  });

  it.each([
    ["", 1, "expected a colour"],
    ["x", 1, "expected a colour"],
    ["-", 2, "expected a colour"],
    ["-G", 2, "expected a colour"],
    ["-gg", 3, "expected the end"],
    ["gz9", 2, 'unknown space "z9"'],
    ["g b3", 2, 'unknown space " b3"'],
  ])("refuses %j at column %i", (text, column, message) => {
    const start = setup({ players: 2, seed: 1, layout: sand(5, 9) });
    expect(() => parseMove(start, text)).toThrow(
      expect.objectContaining({
        name: "NotationError",
        column,
        message: expect.stringContaining(message) as string,
      }) as Error,
    );
  });
});
