/** T16: the field on which a tile in reserve fits is what a look at the whole area finds. */
import { describe, expect, it } from "vitest";
import { apply, legalMoves, setup, type State } from "caravanserai/desert-sons";
import { positionOf } from "../../../src/desert-sons/gate/engine.js";
import {
  fieldForReserve,
  fittingRotations,
} from "../../../src/desert-sons/rules/tiles/fitting-tiles.js";
import { NONE } from "../../../src/kit/none.js";
import type { Position } from "../../../src/desert-sons/rules/position.js";
import { RESERVE } from "../../../src/desert-sons/rules/numbers.js";
import { Dice } from "../../helpers/dice.js";

/** The same, looked for anew: a line of a tile beside the field leads to it, and some tile of the reserve fits there. */
function fieldByLooking({ face, reserve, asked, setting }: Position, seat: number): number {
  const { board } = setting;
  const tiles = [...reserve.subarray(seat * RESERVE, seat * RESERVE + RESERVE)];
  return [...face.keys()].slice(0, board.count).findIndex((field) => {
    const isLedTo = [0, 1, 2, 3].some((side) => {
      const other = board.beside[field * 4 + side] as number;
      const lies = other === NONE ? NONE : (face[other] as number);
      return lies !== NONE && (((board.lines[lies] as number) >> ((side + 2) % 4)) & 1) === 1;
    });
    if (face[field] !== NONE || !isLedTo) return false;
    return tiles.some(
      (kind) => kind !== NONE && fittingRotations(board, kind, asked[field] as number) !== 0,
    );
  });
}

describe("the field for a reserve", () => {
  it.each([1, 2, 3, 4, 5, 6])("T16: is found for every seat in game %i", (seed) => {
    const dice = new Dice(seed);
    let state: State = setup({ players: 2 + (seed % 3), seed });
    let found = 0;
    for (let step = 0; step < 300 && !state.over; step++) {
      const position = positionOf(state);
      for (let seat = 0; seat < state.seats.length; seat++) {
        const field = fieldForReserve(position, seat);
        expect(field).toBe(fieldByLooking(position, seat));
        if (field !== NONE) found++;
      }
      const moves = legalMoves(state);
      state = apply(state, moves[dice.below(moves.length)] as (typeof moves)[number]);
    }
    expect(found).toBeGreaterThan(0);
  });
});
