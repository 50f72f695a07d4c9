/**
 * Taking moves back. A position that keeps a trail notes before each move what the pieces and numbers are, a row for each
 * move. Tables as long as the area or the tile set are not in it: of these a move changes one entry at most, and the position
 * knows which.
 */
import type { RandomState } from "../../kit/random.js";
import type { Phase } from "../table/state.js";
import { forgetReach } from "./caravan-reach.js";
import { pack, unpack } from "./copy-position.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";

/** What to go back to, step by step. */
export interface Trail {
  /** Rows in blocks, which are made when they are needed and kept. */
  readonly blocks: Int32Array[];
  readonly phases: Phase[];
  readonly chances: (RandomState | null)[];
}

/** Rows in a block: two to this. */
const BLOCK_BITS = 5;

/** Has a position keep a trail from here on. */
export function beginTrail(position: Position): void {
  position.trail = { blocks: [], phases: [], chances: [] };
}

/** Notes a position before a move. */
export function noteStep(position: Position, { blocks, phases, chances }: Trail): void {
  const { pieces } = position;
  const step = phases.length;
  const number = step >> BLOCK_BITS;
  if (number === blocks.length) blocks.push(new Int32Array(pieces.length << BLOCK_BITS));
  phases.push(position.phase);
  chances.push(position.chance);
  pack(position);
  blocks[number].set(pieces, rowStart(pieces, step));
  position.laid = NONE;
  position.taken = NONE;
  position.thrown = NONE;
}

/** Where in its block the row of a step begins. */
const rowStart = (pieces: Int32Array, step: number): number =>
  (step & ((1 << BLOCK_BITS) - 1)) * pieces.length;

/** Takes the last move of the trail back, and tells whether there was one. */
export function undo(position: Position): boolean {
  const { pieces, face, seen, discarded, laid, taken, thrown, trail } = position;
  if (trail === undefined || trail.phases.length === 0) return false;
  const { blocks, phases, chances } = trail;
  if (laid !== NONE) {
    face[laid] = NONE;
    forgetReach(position);
  }
  if (taken !== NONE) seen[taken]--;
  if (thrown !== NONE) discarded[thrown]--;
  position.phase = phases.pop() ?? "over";
  // A step is noted before a move, so while the game goes on.
  position.endReason = null;
  position.chance = chances.pop() ?? null;
  const step = phases.length;
  const block = blocks[step >> BLOCK_BITS];
  const start = rowStart(pieces, step);
  for (let at = 0; at < pieces.length; at++) pieces[at] = block[start + at];
  unpack(position);
  position.legal.listed = false;
  return true;
}
