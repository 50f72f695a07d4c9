/** What searches remember of formations: the same moves as without memory, whatever was met before. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { State } from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { listDecisions } from "../../../src/nomadi/rules/decisions.js";
import { Formations } from "../../../src/nomadi/rules/formations.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { DICE } from "../../../src/nomadi/model/state.js";
import { games, type RandomGame, statesOf } from "../arbitraries.js";
import { row, scene } from "../scenes.js";

/** The values of all dice, and of those that are 1 or 2. */
const ALL = 0b1111110;
const LOW = 0b110;

const STATE = scene({ pawns: [row("h", 1, 8), row("i", 1, 8)], dice: [1, 2] });

/** The position of a state, with memory or without. */
function positionWith(state: State, formations: Formations | undefined): Position {
  const position = copyPosition(positionOf(state));
  position.formations = formations;
  return position;
}

/** All that is asked about the moves of pawns. */
function answers(position: Position): unknown {
  const { reach } = position.ground.board;
  const decisions: number[] = [];
  const byDie = new Int32Array(DICE + 1);
  const canMove = reach.canMove(position);
  const count = listDecisions(position, decisions);
  reach.countByDie(position, byDie);
  // The list after the count is that of the dice again.
  const again: number[] = [];
  listDecisions(position, again);
  const couldMove = reach.couldMove(position);
  return { canMove, couldMove, byDie, decisions: decisions.slice(0, count), again };
}

/** Every state of a game in which a pawn is moved, up to a number of them. */
const moments = (game: RandomGame, most: number): State[] =>
  [...statesOf(game)].filter(({ phase }) => phase === "move").slice(0, most);

describe("formations", () => {
  it("N8 to N13: give the same moves as without memory, met for the first time and again", () => {
    fc.assert(
      fc.property(games, (game) => {
        const formations = new Formations();
        const states = moments(game, 150);
        for (const state of [...states, ...states.reverse()]) {
          expect(answers(positionWith(state, formations))).toEqual(
            answers(positionWith(state, undefined)),
          );
        }
      }),
      { numRuns: 10 },
    );
  });

  it("N8 to N13: give the same moves when other dice are asked for than at first", () => {
    const listed = (value: number, formations: Formations | undefined): number[] => {
      const state = scene({ pawns: [row("h", 1, 8), row("i", 1, 8)], dice: [value] });
      const decisions: number[] = [];
      listDecisions(positionWith(state, formations), decisions);
      return decisions;
    };
    for (const first of [1, 2, 3, 4, 5, 6]) {
      for (const second of [1, 2, 3, 4, 5, 6]) {
        const formations = new Formations();
        for (const value of [first, second, first]) {
          expect(listed(value, formations)).toEqual(listed(value, undefined));
        }
      }
    }
  });

  it("are found by all squares, not by some", () => {
    const position = positionWith(STATE, undefined);
    const formations = new Formations();
    formations.keep(position, LOW, Int32Array.of(7, 8, 9), 2);
    expect(formations.find(position)).toBe(LOW);
    expect([...formations.codes.subarray(formations.first, formations.first + 3)]).toEqual([
      7, 8, 0,
    ]);
    expect(formations.count).toBe(2);
    for (let pawn = 0; pawn < position.placed; pawn++) {
      const other = copyPosition(position);
      other.pawns[pawn] = (other.pawns[pawn] ?? 0) + 1000;
      expect(formations.find(other)).toBe(0);
    }
  });

  it("are kept in memory that grows, and forgotten when there are too many", () => {
    const position = positionWith(STATE, undefined);
    const formations = new Formations();
    const codes = Int32Array.from({ length: 6000 }, (_, index) => index);
    const numbered = (number: number): Position => {
      const other = copyPosition(position);
      other.pawns[0] = number;
      return other;
    };
    let kept = 0;
    formations.keep(numbered(0), ALL, codes, codes.length);
    for (; formations.find(numbered(0)) === ALL && kept < 1000; kept++) {
      formations.keep(numbered(kept + 1), ALL, codes, codes.length);
      expect(formations.find(numbered(kept + 1))).toBe(ALL);
      expect(formations.codes[formations.first + 5999]).toBe(5999);
    }
    // 2^18 numbers are 43 such lists.
    expect(kept).toBe(43);
    expect(formations.codes.length).toBe(2 ** 18);
    expect(formations.find(numbered(43))).toBe(ALL);
    expect(formations.find(numbered(42))).toBe(0);
  });
});
