/** Actions: each move has a number of its own, from which its fields are read again. */
import { describe, expect, it } from "vitest";
import { boardOf } from "../../../src/desert-sons/rules/board.js";
import { START } from "../../../src/desert-sons/rules/moves/kinds.js";
import { moveObject } from "../../../src/desert-sons/rules/moves/move-objects.js";
import {
  actionWith,
  faceOf,
  kindOf,
  placedOn,
  placement,
  scoutedOf,
  sending,
  TYPES,
} from "../../../src/desert-sons/rules/moves/packing.js";
import { readAction } from "../../../src/desert-sons/rules/read-move.js";
import { libraryGames, statesOf } from "../arbitraries.js";
import { legalMoves } from "caravanserai/desert-sons";
import { deal, deck, moves } from "../scenes.js";

describe("actions", () => {
  it("T8: the first field of the area may be a start", () => {
    const corner = {
      cross: "a1: DDDD | a2: DDDD | b1: DDDD | b2: DDDD",
      starts: ["a1", "a2", "b1", "b2"],
    };
    const state = deal(3, ["DDDD", "DDDD", "DDDD", "DDDD"], corner, { starts: "choose" });
    expect(moves(state)).toEqual(["@a1", "@a2", "@b1", "@b2"]);
    const board = boardOf(state.tileSet);
    expect(moveObject(board, actionWith(START, 0))).toEqual({ type: "start", field: "a1" });
  });

  it("T3, T20: more than 16 explorers each go to every portion by a move of their own", () => {
    const explorers = [0, 1, 2, 3].map((seat) => [1, 2, 3, 4, 5].map((place) => seat * 5 + place));
    const board = boardOf(deck(3, ["DDDD", "DDDD", "DDDD", "DDDD"], { explorers }));
    const told = new Set<string>();
    for (let explorer = 0; explorer < 20; explorer++) {
      for (let sides = 1; sides < 16; sides++) {
        const move = moveObject(board, sending(explorer, sides));
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
          told.add(JSON.stringify(moveObject(board, placement(from, face, field))));
        }
      }
    }
    expect(told.size).toBe(5 * board.kinds.length * 4 * board.count);
  });

  it("hold the largest numbers that tile sets allow, below 2^28", () => {
    const largest = placement(3, 3999, 1599);
    expect(largest).toBeLessThan(2 ** 28);
    expect([scoutedOf(largest), faceOf(largest), placedOn(largest)]).toEqual([3, 3999, 1599]);
    expect(TYPES[kindOf(largest)]).toBe("scout");
    const own = placement(-1, 3999, 1599);
    expect([scoutedOf(own), faceOf(own), placedOn(own)]).toEqual([-1, 3999, 1599]);
    expect(TYPES[kindOf(own)]).toBe("place");
    for (const kind of TYPES.keys()) expect(kindOf(actionWith(kind, 4095))).toBe(kind);
  });

  it("are the same for the move that a list has and for any equal one", () => {
    for (const game of libraryGames) {
      for (const state of statesOf(game)) {
        const board = boardOf(state.tileSet);
        for (const move of legalMoves(state)) {
          const action = readAction(board, { ...move });
          if (typeof action !== "number") throw new Error(action.message);
          expect(moveObject(board, action)).toBe(move);
        }
      }
    }
  });
});
