/** How far it is from each square to the goal and over the valley. */
import type { Ground } from "../rules/board-under-rules.js";
import { GOAL } from "../rules/terrain-codes.js";

/** Distances by cell, in steps to the side. */
export interface Ways {
  /** To the nearest square of the goal. */
  readonly toGoal: Int16Array;
  /** To the nearest square beyond the valley; 0 there. */
  readonly overValley: Int16Array;
}

/** The ways of a game. */
export const waysOf = (ground: Ground): Ways => ({
  toGoal: distances(ground, (cell) => ground.zone[cell] === GOAL),
  overValley: distances(ground, (cell) => ground.board.goalSide[cell] > 0),
});

function distances({ board }: Ground, isTarget: (cell: number) => boolean): Int16Array {
  const { cells, stride, rows, columns } = board;
  const targets = board.squares.filter(isTarget);
  const found = new Int16Array(cells).fill(targets.length === 0 ? 0 : cells);
  for (const target of targets) found[target] = 0;
  const first = stride + 1;
  const last = rows * stride + columns;
  // First the ways from targets above and to the left, then those from below and from the right.
  for (let row = 0; row < rows; row++) {
    for (let cell = first + row * stride; cell < first + row * stride + columns; cell++) {
      found[cell] = Math.min(found[cell], found[cell - 1] + 1, found[cell - stride] + 1);
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let cell = last - row * stride; cell > last - row * stride - columns; cell--) {
      found[cell] = Math.min(found[cell], found[cell + 1] + 1, found[cell + stride] + 1);
    }
  }
  return found;
}
