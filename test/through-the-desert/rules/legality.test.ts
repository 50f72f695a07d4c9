/** Legal moves listed, counted, by index and one by one: the same in every way of asking. */
import { describe, expect, it } from "vitest";
import {
  apply,
  caravanRoads,
  COLOURS,
  legalMoves,
  type Move,
  setup,
  smallWadi,
} from "caravanserai/through-the-desert";
import { positionOf } from "../../../src/through-the-desert/gate/engine.js";
import { colourOfDecision, spaceOfDecision } from "../../../src/through-the-desert/rules/board.js";
import {
  canPlaceCamel,
  countMoves,
  isLegal,
  listDecisions,
  listMoves,
  moveOf,
  nthDecision,
} from "../../../src/through-the-desert/rules/legality.js";
import { NONE } from "../../../src/through-the-desert/rules/numbers.js";
import { copyPosition, type Position } from "../../../src/through-the-desert/rules/position.js";
import { mechanics } from "../../../src/through-the-desert/rules/simulate.js";

/** Compares all ways of asking. Returns the moves. */
function compare(position: Position): Move[] {
  const moves = listMoves(position);
  const decisions: number[] = [];
  expect(countMoves(position)).toBe(moves.length);
  expect(listDecisions(position, decisions)).toBe(moves.length);
  expect(decisions.map((decision) => moveOf(position, decision))).toEqual(moves);
  expect(moves.map((_, index) => nthDecision(position, index))).toEqual(decisions);
  expect(nthDecision(position, moves.length)).toBe(NONE);
  expect(mechanics.nth(position, moves.length)).toBeUndefined();
  expect(mechanics.score(position).winners.length > 0).toBe(position.phase === "over");
  for (const one of decisions) {
    expect(isLegal(position, colourOfDecision(one), spaceOfDecision(one))).toBe(true);
  }
  return moves;
}

/** A position after some moves of a game. */
function played(moves: number, options = {}): Position {
  let state = setup({ players: 3, seed: 1, layout: smallWadi, ...options });
  for (let step = 0; step < moves && !state.over; step++) {
    const legal = legalMoves(state);
    state = apply(state, legal[(step * 7) % legal.length] as Move);
  }
  return copyPosition(positionOf(state));
}

describe("legal moves", () => {
  it("D4, L1, C1: are the same in every way of asking", () => {
    for (const moves of [0, 1, 8, 15, 16, 30]) expect(compare(played(moves))).not.toEqual([]);
    for (const moves of [0, 1, 2, 3, 4, 5]) {
      compare(played(moves, { players: 5, leaderReturn: "choose" }));
    }
    for (const players of [2, 3, 4, 5]) expect(compare(played(1_000, { players }))).toEqual([]);
  });

  it("C7: a colour without loose camels has none, whichever it is", () => {
    for (const [colour, name] of COLOURS.entries()) {
      const position = played(14, { players: 2, layout: caravanRoads });
      const all = compare(position).filter((move) => move.type === "camel");
      position.supply[colour] = 0;
      expect(compare(position)).toEqual(all.filter((move) => move.colour !== name));
      expect(all.some((move) => move.colour === name)).toBe(true);
    }
  });

  it("C7: nobody can place a camel if none is loose", () => {
    const position = played(16);
    expect([0, 1, 2].map((seat) => canPlaceCamel(position, seat))).toEqual([true, true, true]);
    position.supply.fill(0);
    expect([0, 1, 2].map((seat) => canPlaceCamel(position, seat))).toEqual([false, false, false]);
    expect(compare(position)).toEqual([]);
  });
});
