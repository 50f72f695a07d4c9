/** The statistics at the root of a search as plain data, and the sum of those of several searches from one view. */
import type { GameTypes } from "../../game.js";
import type { Weights } from "../../kit/engine/knowledge.js";
import type { Considered, Thought } from "../bot.js";
import { Node, type NodeTable, seatOfKey } from "./node.js";

/** The statistics at the root of one search. */
export interface RootTable extends NodeTable {
  readonly weights: Weights;
  readonly iterations: number;
  /** By place at the root: the sums of the points, and of the shares of the win, that each seat could expect. */
  readonly expected: readonly (readonly number[])[];
  readonly shares: readonly (readonly number[])[];
}

/** Returns the evaluation of a move from its visits and from sums over them. */
export function consideredAt<Move extends object>(
  move: Move,
  visits: number,
  expected: readonly number[],
  shares: readonly number[],
): Considered<Move> {
  const mean = (sum: number): number => sum / Math.max(1, visits);
  return { move, visits, expected: expected.map(mean), shares: shares.map(mean) };
}

/** The sum of the statistics of several searches from one view. */
export class MergedRoot {
  private readonly root = new Node();
  private readonly seat: number;
  private readonly weights: Weights;
  private readonly expected: number[][] = [];
  private readonly shares: number[][] = [];
  iterations = 0;

  constructor(tables: readonly [RootTable, ...RootTable[]]) {
    const [first] = tables;
    this.weights = first.weights;
    for (const table of tables) this.add(table);
    this.seat = seatOfKey(this.root.keys[0]);
  }

  private add(table: RootTable): void {
    const { root, expected, shares } = this;
    root.merge(table);
    this.iterations += table.iterations;
    for (const [index, key] of table.keys.entries()) {
      const place = root.placeOf(key, index) ?? 0;
      expected[place] = sumOf(expected[place], table.expected[index]);
      shares[place] = sumOf(shares[place], table.shares[index]);
    }
  }

  /** Returns the actions, by their keys, with the highest values. */
  best(count: number): number[] {
    const { root, seat, weights } = this;
    return root
      .order(true, seat, weights)
      .slice(0, count)
      .map((place) => root.keys[place]);
  }

  /** Returns the better half of the candidates, which are keys of actions. */
  betterHalf(candidates: readonly number[]): number[] {
    const ordered = this.best(Infinity).filter((key) => candidates.includes(key));
    return ordered.slice(0, (candidates.length + 1) >> 1);
  }

  /** Returns the thought. `moves` are those of the first search, by its places. */
  thought<Types extends GameTypes>(
    moves: readonly Types["move"][],
    line: readonly Types["move"][],
  ): Thought<Types["move"]> {
    const { root, expected, shares, iterations } = this;
    const considered = root
      .order(false, this.seat, this.weights)
      // The first search was merged first, so its places are those of the sum.
      .filter((place) => place < moves.length)
      .map((place) =>
        consideredAt(moves[place], root.visitsOf(place), expected[place], shares[place]),
      );
    const [{ move }] = considered;
    return { move, considered, line: [move, ...line.slice(1)], iterations };
  }
}

const sumOf = (one: readonly number[] | undefined, other: readonly number[]): number[] =>
  other.map((value, seat) => value + (one?.[seat] ?? 0));
