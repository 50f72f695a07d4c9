/** How far it is from each square to the goal and over the valley. */
import type { Ground } from "../rules/board-under-rules.js";
import { placeOf } from "../rules/board.js";
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
  const found = new Int16Array(board.cells);
  const targets = [...board.squares].filter(isTarget).map((cell) => placeOf(board, cell));
  for (const cell of board.squares) {
    const { row, column } = placeOf(board, cell);
    let nearest = targets.length === 0 ? 0 : Infinity;
    for (const target of targets) {
      const way = Math.abs(target.row - row) + Math.abs(target.column - column);
      if (way < nearest) nearest = way;
    }
    found[cell] = nearest;
  }
  return found;
}
