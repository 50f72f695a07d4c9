/** The path of a pawn from square to square, for events: the rules only ask where it ends (N6). */
import { besideOf } from "../board.js";
import type { Position } from "../position.js";

/** A square has four sides: above, right, below, left. */
const SIDE_COUNT = 4;

/**
 * The cells of a legal move that is yet to be made, from `from` to `to`. If there are several ways, it is one with the fewest
 * right angles; of these, the first if they are compared cell by cell, with the directions in the order up, right, down, left.
 */
export function pathOf(position: Position, die: number, from: number, to: number): number[] {
  const most = position.setting.bends[die];
  for (let bends = 0; bends <= most; bends++) {
    const path = [from];
    for (let side = 0; side < SIDE_COUNT; side++) {
      if (goOn(position, path, side, die, to, bends)) return path;
    }
  }
  // A step to a corner (N8).
  return [from, to];
}

/** Adds `left` more cells to a path, the first of them on this side, so that it ends on `to`; leaves it as it was if it can't. */
function goOn(
  position: Position,
  path: number[],
  side: number,
  left: number,
  to: number,
  bends: number,
): boolean {
  const next = besideOf(path[path.length - 1], side, position.setting.board.stride);
  // The last cell is empty, all before it have pawns.
  if (left === 1 ? next !== to : position.occupant[next] < 0 || path.includes(next)) return false;
  path.push(next);
  if (left === 1) return true;
  for (let turn = 0; turn < SIDE_COUNT; turn++) {
    const isStraight = turn === side;
    // Turning back leads to a cell of the path, so all other turns are right angles.
    if (!isStraight && bends === 0) continue;
    if (goOn(position, path, turn, left - 1, to, isStraight ? bends : bends - 1)) return true;
  }
  path.pop();
  return false;
}
