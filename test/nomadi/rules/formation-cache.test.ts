/** The cache of formations: the same moves as without it, whatever was met before. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { State } from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { listActions } from "../../../src/nomadi/rules/actions.js";
import { FormationCache } from "../../../src/nomadi/rules/reach/formation-cache.js";
import { countByDie } from "../../../src/nomadi/rules/reach/pawn-reach.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { DICE } from "../../../src/nomadi/model/state.js";
import { cases } from "../../helpers/cases.js";
import { games, type RandomGame, statesOf } from "../arbitraries.js";
import { row, scene } from "../scenes.js";

/** The values of all dice, and of those that are 1 or 2. */
const ALL = 0b1111110;
const LOW = 0b110;

const STATE = scene({ pawns: [row("h", 1, 8), row("i", 1, 8)], dice: [1, 2] });

/** The position of a state, with a cache or without. */
function positionWith(state: State, cache: FormationCache | undefined): Position {
  const position = copyPosition(positionOf(state));
  position.formationCache = cache;
  return position;
}

/** All that is asked about the moves of pawns. */
function answers(position: Position): unknown {
  const { reach } = position.setting.board;
  const actions: number[] = [];
  const byDie = new Int32Array(DICE + 1);
  const canMove = reach.canMove(position);
  const count = listActions(position, actions);
  countByDie(position, byDie);
  // The list after the count is that of the dice again.
  const again: number[] = [];
  listActions(position, again);
  const couldMove = reach.couldMove(position);
  return { canMove, couldMove, byDie, actions: actions.slice(0, count), again };
}

/** Every state of a game in which a pawn is moved, up to a number of them. */
const moments = (game: RandomGame, most: number): State[] =>
  [...statesOf(game)].filter(({ phase }) => phase === "move").slice(0, most);

describe("formations in the cache", () => {
  it("N8 to N13: give the same moves as without it, met for the first time and again", () => {
    fc.assert(
      fc.property(games, (game) => {
        const cache = new FormationCache();
        const states = moments(game, 150);
        for (const state of [...states, ...states.reverse()]) {
          expect(answers(positionWith(state, cache))).toEqual(
            answers(positionWith(state, undefined)),
          );
        }
      }),
      { numRuns: cases(10) },
    );
  });

  it("N8 to N13: give the same moves when other dice are asked for than at first", () => {
    const listed = (value: number, cache: FormationCache | undefined): number[] => {
      const state = scene({ pawns: [row("h", 1, 8), row("i", 1, 8)], dice: [value] });
      const actions: number[] = [];
      listActions(positionWith(state, cache), actions);
      return actions;
    };
    for (const first of [1, 2, 3, 4, 5, 6]) {
      for (const second of [1, 2, 3, 4, 5, 6]) {
        const cache = new FormationCache();
        for (const value of [first, second, first]) {
          expect(listed(value, cache)).toEqual(listed(value, undefined));
        }
      }
    }
  });

  it("are found by all squares, not by some", () => {
    const position = positionWith(STATE, undefined);
    const cache = new FormationCache();
    cache.store(position, LOW, Int32Array.of(7, 8, 9), 2);
    expect(cache.lookUp(position)).toBe(LOW);
    expect([...cache.actions.subarray(cache.first, cache.first + 3)]).toEqual([7, 8, 0]);
    expect(cache.count).toBe(2);
    for (let pawn = 0; pawn < position.placed; pawn++) {
      const other = copyPosition(position);
      other.pawns[pawn] = (other.pawns[pawn] ?? 0) + 1000;
      expect(cache.lookUp(other)).toBe(0);
    }
  });

  it("are kept in memory that grows, and forgotten when there are too many", () => {
    const position = positionWith(STATE, undefined);
    const cache = new FormationCache();
    const stored = Int32Array.from({ length: 6000 }, (_, index) => index);
    const numbered = (number: number): Position => {
      const other = copyPosition(position);
      other.pawns[0] = number;
      return other;
    };
    let kept = 0;
    cache.store(numbered(0), ALL, stored, stored.length);
    for (; cache.lookUp(numbered(0)) === ALL && kept < 1000; kept++) {
      cache.store(numbered(kept + 1), ALL, stored, stored.length);
      expect(cache.lookUp(numbered(kept + 1))).toBe(ALL);
      expect(cache.actions[cache.first + 5999]).toBe(5999);
    }
    // 2^18 numbers are 43 such lists.
    expect(kept).toBe(43);
    expect(cache.actions.length).toBe(2 ** 18);
    expect(cache.lookUp(numbered(43))).toBe(ALL);
    expect(cache.lookUp(numbered(42))).toBe(0);
  });
});
