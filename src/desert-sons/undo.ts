/**
 * Taking moves back. A position that keeps a trail notes before each move what the pieces and numbers are, a row for each
 * move. Tables as long as the area or the tile set are not in it: of these a move changes one entry at most, and the position
 * knows which.
 */
import type { RandomState } from "../kit/random.js";
import { NONE } from "./board.js";
import { pack, unpack } from "./copy.js";
import type { Position } from "./position.js";
import { forgetReach } from "./reach.js";
import type { Phase } from "./state.js";

/** What to go back to, step by step. */
export interface Trail {
  /** The rows one after another; there is room for more of them. */
  rows: Int16Array;
  readonly phases: Phase[];
  readonly chances: (RandomState | null)[];
}

/** Steps that a new trail has room for. */
const FIRST_ROOM = 64;

/** Has a position keep a trail from here on. */
export function beginTrail(position: Position): void {
  const rows = new Int16Array(position.pieces.length * FIRST_ROOM);
  position.trail = { rows, phases: [], chances: [] };
}

/** Notes a position before a move. */
export function noteStep(position: Position, trail: Trail): void {
  const { pieces } = position;
  const start = trail.phases.length * pieces.length;
  if (start === trail.rows.length) {
    const wider = new Int16Array(start * 2);
    wider.set(trail.rows);
    trail.rows = wider;
  }
  trail.phases.push(position.phase);
  trail.chances.push(position.chance);
  pack(position);
  trail.rows.set(pieces, start);
  position.laid = NONE;
  position.taken = NONE;
  position.thrown = NONE;
}

/** Takes the last move back. */
export function undo(position: Position, trail: Trail): void {
  const { pieces, face, seen, discarded, laid, taken, thrown } = position;
  if (laid !== NONE) {
    face[laid] = NONE;
    forgetReach(position);
  }
  if (taken !== NONE) seen[taken]--;
  if (thrown !== NONE) discarded[thrown]--;
  position.phase = trail.phases.pop() ?? "over";
  position.chance = trail.chances.pop() ?? null;
  const { rows } = trail;
  const start = trail.phases.length * pieces.length;
  for (let at = 0; at < pieces.length; at++) pieces[at] = rows[start + at];
  unpack(position);
  position.legal.listed = false;
}
