/** Oases: portions joined across sides (T24), found by a search from one of them. */
import { lowestPlace } from "../../../kit/boards/sets.js";
import { ACTIONS } from "../../model/state.js";
import { type Board, freshStamp } from "../board.js";
import { spaceIndex } from "../tiles/face-tables.js";
import { NONE } from "../../../kit/none.js";
import type { Position } from "../position.js";

/** The result of a search: how many portions are in the board's scratch list, and whether none faces an unexplored field. */
export interface Oasis {
  size: number;
  complete: boolean;
  /** The number of unexplored fields that it borders on: they are in the board's list of openings. */
  openings: number;
  /** The stamp that marks its portions. */
  stamp: number;
}

const oasis: Oasis = { size: 0, complete: true, openings: 0, stamp: 0 };

/**
 * Searches the oasis of a portion, given as `field * 4 + portion`, and marks its portions. The result is valid until the
 * next search.
 */
export function searchOasis({ face, setting }: Position, start: number): Readonly<Oasis> {
  const { board } = setting;
  const { beside, portionAt, portionSides, marks, scratch, openings } = board;
  const stamp = freshStamp(board);
  let found = 0;
  let open = 0;
  scratch[found++] = start;
  marks[start] = stamp;
  for (let next = 0; next < found; next++) {
    const field = scratch[next] >> 2;
    const reaches = portionSides[face[field] * 4 + (scratch[next] & 3)];
    for (let left: number = reaches; left !== 0; left &= left - 1) {
      const side = lowestPlace(left);
      const other = beside[field * 4 + side];
      // T24: the edge of the area closes an oasis.
      if (other === NONE) continue;
      if (face[other] === NONE) {
        // Nothing lies there, so the mark of the first portion is free for the field itself.
        if (marks[other * 4] === stamp) continue;
        marks[other * 4] = stamp;
        openings[open++] = other;
        continue;
      }
      const joined = other * 4 + portionAt[face[other] * 4 + ((side + 2) & 3)];
      if (marks[joined] === stamp) continue;
      marks[joined] = stamp;
      scratch[found++] = joined;
    }
  }
  oasis.size = found;
  oasis.complete = open === 0;
  oasis.openings = open;
  oasis.stamp = stamp;
  return oasis;
}

/** Tests whether an explorer stands in the oasis searched last. */
export const standsIn = ({ explorer, setting }: Position, number: number, stamp: number): boolean =>
  explorer[number] !== NONE && setting.board.marks[explorer[number]] === stamp;

/** Tests whether anybody's explorer stands in the oasis searched last. */
export function hasExplorers(position: Position, stamp: number): boolean {
  for (let number = 0; number < position.explorer.length; number++) {
    if (standsIn(position, number, stamp)) return true;
  }
  return false;
}

/** Counts the action spaces of the oasis searched last into a list by action. */
export function countSpaces(
  { face, setting }: Position,
  size: number,
  counts: Record<number, number>,
): void {
  const { spaces, scratch }: Board = setting.board;
  for (let action = 0; action < ACTIONS.length; action++) counts[action] = 0;
  for (let next = 0; next < size; next++) {
    const at = spaceIndex(face[scratch[next] >> 2], scratch[next] & 3, 0);
    for (let action = 0; action < ACTIONS.length; action++) counts[action] += spaces[at + action];
  }
}
