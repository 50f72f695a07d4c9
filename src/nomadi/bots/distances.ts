/** The distances from each square to the goal and over the valley. */
import { GOAL } from "../rules/numbers.js";
import type { Setting } from "../rules/setting.js";

/** Distances by cell, in steps to the side. */
export interface Distances {
  /** To the nearest square of the goal. */
  readonly toGoal: Int16Array;
  /** To the nearest square beyond the valley; 0 there. */
  readonly overValley: Int16Array;
}

/** The distances of a game. */
export const distancesOf = (setting: Setting): Distances => ({
  toGoal: distancesTo(setting, (cell) => setting.zone[cell] === GOAL),
  overValley: distancesTo(setting, (cell) => setting.board.goalSide[cell] > 0),
});

function distancesTo({ board }: Setting, isTarget: (cell: number) => boolean): Int16Array {
  const { cells, stride, rows, columns } = board;
  const targets = board.squares.filter(isTarget);
  const found = new Int16Array(cells).fill(targets.length === 0 ? 0 : cells);
  for (const target of targets) found[target] = 0;
  const first = stride + 1;
  const last = rows * stride + columns;
  // First the distances to targets above and to the left, then those to targets below and to the right.
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
