/** The status of oases for front-ends: which are complete, which are being scored, and which action spaces are free. */
import { NONE } from "../../kit/none.js";
import { countSpaces, searchOasis } from "../rules/oases/oasis-search.js";
import type { Position } from "../rules/position.js";
import { ACTIONS } from "../model/state.js";

/** The status of a portion, by `field * 4 + portion`. An oasis that is `DUE` is complete and will be scored after others. */
export const OPEN = 1;
const DUE = 2;
export const SCORING = 3;
const CLOSED = 4;

/** The status of all oases. */
export interface OasisStatus {
  readonly portions: Uint8Array;
  /** By action: the number of taken spaces of the oasis being scored. */
  readonly taken: number[];
}

/** Returns the status of every oasis of the explored area. */
export function readOases(position: Position): OasisStatus {
  const { face, setting, found, scoring, free } = position;
  const { board } = setting;
  const portions = new Uint8Array(board.count * 4);
  const taken = ACTIONS.map(() => 0);
  const mark = (start: number, complete: number): void => {
    const { size, complete: closed } = searchOasis(position, start);
    for (let at = 0; at < size; at++) portions[board.scratch[at]] = closed ? complete : OPEN;
    if (complete !== SCORING) return;
    countSpaces(position, size, taken);
    for (let action = 0; action < ACTIONS.length; action++) taken[action] -= free[action];
  };
  if (scoring !== NONE) mark(found * 4 + scoring, SCORING);
  if (found !== NONE) {
    for (let portion = 0; portion < board.portions[face[found]]; portion++) {
      if (portions[found * 4 + portion] === 0 && isDue(position, portion)) {
        mark(found * 4 + portion, DUE);
      }
    }
  }
  for (let field = 0; field < board.count; field++) {
    if (face[field] === NONE) continue;
    for (let portion = 0; portion < board.portions[face[field]]; portion++) {
      if (portions[field * 4 + portion] === 0) mark(field * 4 + portion, CLOSED);
    }
  }
  return { portions, taken };
}

/** Tests whether the oasis of a portion of the tile found in this turn may still be scored (T22, T25). */
const isDue = ({ phase, completed }: Position, portion: number): boolean =>
  phase === "explorer" || (completed & (1 << portion)) !== 0;
