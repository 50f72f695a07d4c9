/**
 * Taking moves back. A position with a trail saves its pieces and numbers before each move, one row for each move. Tables by
 * field or by tile are not saved: a move changes at most one entry of each, and the position knows which.
 */
import type { Phase } from "../model/state.js";
import { liftFace } from "./borders.js";
import { forgetReach } from "./caravan-reach.js";
import { pack, unpack } from "./copy-position.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";

/** The saved steps. */
export interface Trail {
  /** Rows, which are created when they are needed and kept. */
  readonly rows: Int32Array[];
  readonly phases: Phase[];
  /** The places in the stream of chance. */
  readonly places: number[];
}

/** How many rows are created at once, in one block of memory. */
const BLOCK = 32;

/** Starts a trail. */
export function beginTrail(position: Position): void {
  position.trail = { rows: [], phases: [], places: [] };
}

/** Saves a position before a move. */
export function noteStep(position: Position, { rows, phases, places }: Trail): void {
  const { pieces } = position;
  const step = phases.length;
  if (step === rows.length) addRows(rows, pieces.length);
  phases.push(position.phase);
  places.push(position.chance.place);
  pack(position);
  rows[step].set(pieces);
  position.laid = NONE;
  position.taken = NONE;
  position.thrown = NONE;
}

function addRows(rows: Int32Array[], length: number): void {
  const block = new Int32Array(BLOCK * length);
  for (let row = 0; row < BLOCK; row++) rows.push(block.subarray(row * length, (row + 1) * length));
}

/** Takes the last move of the trail back. Returns whether there was one. */
export function undo(position: Position): boolean {
  const { pieces, seen, discarded, laid, taken, thrown, trail } = position;
  if (trail === undefined || trail.phases.length === 0) return false;
  const { rows, phases, places } = trail;
  if (laid !== NONE) {
    liftFace(position, laid);
    forgetReach(position);
  }
  if (taken !== NONE) seen[taken]--;
  if (thrown !== NONE) discarded[thrown]--;
  position.phase = phases.pop() ?? "over";
  // Steps are saved before moves, so the game was not over.
  position.endReason = null;
  position.chance.goTo(places.pop() ?? 0);
  pieces.set(rows[phases.length]);
  unpack(position);
  position.legal.listed = false;
  return true;
}
