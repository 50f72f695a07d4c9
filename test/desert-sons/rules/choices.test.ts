/** Decisions as numbers: each has its own move, however many there are. */
import { describe, expect, it } from "vitest";
import { boardOf } from "../../../src/desert-sons/rules/board.js";
import {
  explorerChoice,
  placeChoice,
  startChoice,
} from "../../../src/desert-sons/rules/known-choices.js";
import { deal, deck, moves } from "../scenes.js";

describe("choices", () => {
  it("T8: the first field of the area may be a start", () => {
    const corner = {
      cross: "a1: DDDD | a2: DDDD | b1: DDDD | b2: DDDD",
      starts: ["a1", "a2", "b1", "b2"],
    };
    const state = deal(3, ["DDDD", "DDDD", "DDDD", "DDDD"], corner, { starts: "choose" });
    expect(moves(state)).toEqual(["@a1", "@a2", "@b1", "@b2"]);
    const board = boardOf(state.tileSet);
    expect(startChoice(board, 0).move).toEqual({ type: "start", field: "a1" });
  });

  it("T3, T20: more than 16 explorers each go to every portion by a move of their own", () => {
    const explorers = [0, 1, 2, 3].map((seat) => [1, 2, 3, 4, 5].map((place) => seat * 5 + place));
    const board = boardOf(deck(3, ["DDDD", "DDDD", "DDDD", "DDDD"], { explorers }));
    const told = new Set<string>();
    for (let explorer = 0; explorer < 20; explorer++) {
      for (let sides = 1; sides < 16; sides++) {
        const { move } = explorerChoice(board, explorer, sides);
        expect(move).toMatchObject({ type: "explorer", height: explorer + 1 });
        told.add(JSON.stringify(move));
      }
    }
    expect(told.size).toBe(20 * 15);
  });

  it("T14, T15: a tile from each seat, in each rotation, on each field is a move of its own", () => {
    const board = boardOf(deck(3, ["DdWO W[]", "DDDD", "DDDD", "DWDd"]));
    const told = new Set<string>();
    for (let from = -1; from < 4; from++) {
      for (let face = 0; face < board.kinds.length * 4; face++) {
        for (let field = 0; field < board.count; field++) {
          told.add(JSON.stringify(placeChoice(board, from, face, field).move));
        }
      }
    }
    expect(told.size).toBe(5 * board.kinds.length * 4 * board.count);
  });
});
