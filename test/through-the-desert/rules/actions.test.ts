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
import {
  colourOfAction,
  countActions,
  kindOf,
  listActions,
  listMoves,
  moveOf,
  nthAction,
  packAction,
  spaceOfAction,
} from "../../../src/through-the-desert/rules/actions.js";
import { judge } from "../../../src/through-the-desert/rules/judge.js";
import { canPlaceCamel, isLegal } from "../../../src/through-the-desert/rules/legality.js";
import { CAMEL, GIVE_BACK, LEADER } from "../../../src/through-the-desert/rules/numbers.js";
import { copyPosition, type Position } from "../../../src/through-the-desert/rules/position.js";
import { actionOf } from "../../../src/through-the-desert/rules/read-move.js";
import { rules } from "../../../src/through-the-desert/rules/rules.js";

/** Compares all ways of asking. Returns the moves. */
function compare(position: Position): Move[] {
  const moves = listMoves(position);
  const actions: number[] = [];
  expect(countActions(position)).toBe(moves.length);
  expect(listActions(position, actions)).toBe(moves.length);
  expect(actions.map((action) => moveOf(position, action))).toEqual(moves);
  expect(moves.map((_, index) => nthAction(position, index))).toEqual(actions);
  expect(moves.map((move) => actionOf(position, move))).toEqual(actions);
  expect(moves.map((move) => actionOf(position, { ...move }))).toEqual(actions);
  expect(rules.score(position).winners.length > 0).toBe(position.phase === "over");
  for (const one of actions) {
    expect(isLegal(position, colourOfAction(one), spaceOfAction(one))).toBe(true);
    expect(judge(position, one)).toBeUndefined();
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

describe("an action", () => {
  it("says its kind, its colour and its space, whatever they are", () => {
    for (const kind of [CAMEL, LEADER, GIVE_BACK]) {
      for (const colour of COLOURS.keys()) {
        for (const space of [0, 1, 7, 8, 255, 4999]) {
          const action = packAction(kind, colour, space);
          expect([kindOf(action), colourOfAction(action), spaceOfAction(action)]).toEqual([
            ...[kind, colour, space],
          ]);
          expect(action).toBeLessThan(2 ** 28);
        }
      }
    }
  });
});

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
