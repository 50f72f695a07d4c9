/**
 * Taking moves back. A position with a trail saves its pieces and numbers before each move, one row for each move. Tables by
 * field or by tile are not saved: a move changes at most one entry of each, and the position knows which.
 */
import type { Phase } from "../table/state.js";
import { liftFace } from "./borders.js";
import { forgetReach } from "./caravan-reach.js";
import { pack, unpack } from "./copy-position.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";

/** The saved steps. */
export interface Trail {
  /** Rows in blocks, which are created when they are needed and kept. */
  readonly blocks: Int32Array[];
  readonly phases: Phase[];
  /** The places in the stream of chance. */
  readonly places: number[];
}

/** A block has 2 to the power of this many rows. */
const BLOCK_BITS = 5;

/** Starts a trail. */
export function beginTrail(position: Position): void {
  position.trail = { blocks: [], phases: [], places: [] };
}

/** Saves a position before a move. */
export function noteStep(position: Position, { blocks, phases, places }: Trail): void {
  const { pieces } = position;
  const step = phases.length;
  const number = step >> BLOCK_BITS;
  if (number === blocks.length) blocks.push(new Int32Array(pieces.length << BLOCK_BITS));
  phases.push(position.phase);
  places.push(position.chance.place);
  pack(position);
  blocks[number].set(pieces, rowStart(pieces, step));
  position.laid = NONE;
  position.taken = NONE;
  position.thrown = NONE;
}

/** Where in its block the row of a step begins. */
const rowStart = (pieces: Int32Array, step: number): number =>
  (step & ((1 << BLOCK_BITS) - 1)) * pieces.length;

/** Takes the last move of the trail back. Returns whether there was one. */
export function undo(position: Position): boolean {
  const { pieces, seen, discarded, laid, taken, thrown, trail } = position;
  if (trail === undefined || trail.phases.length === 0) return false;
  const { blocks, phases, places } = trail;
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
  const step = phases.length;
  const block = blocks[step >> BLOCK_BITS];
  const start = rowStart(pieces, step);
  for (let at = 0; at < pieces.length; at++) pieces[at] = block[start + at];
  unpack(position);
  position.legal.listed = false;
  return true;
}
