/**
 * Taking moves back. A position that tracks its moves saves its pieces and numbers before each of them, one row for each move.
 * Tables by field or by tile are not saved: a move changes at most one entry of each, and the position knows which.
 */
import type { Phase } from "../model/state.js";
import { liftFace } from "./tiles/borders.js";
import { forgetReach } from "./travel/caravan-reach.js";
import { pack, unpack } from "./position/packing.js";
import { NONE } from "../../kit/none.js";
import type { Position } from "./position.js";

/** The values saved before each move. */
export interface TrackedMoves {
  /** Rows of pieces. They are created when they are needed, and kept. */
  readonly rows: Int32Array[];
  readonly phases: Phase[];
  /** The places in the random stream. */
  readonly places: number[];
}

/** The number of rows that are created at once, in one block of memory. */
const BLOCK = 32;

/** Makes a position track its moves from now on. */
export function track(position: Position): void {
  position.tracked = { rows: [], phases: [], places: [] };
}

/** Saves a position before a move. */
export function trackMove(position: Position, { rows, phases, places }: TrackedMoves): void {
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

/** Takes back the last move since `track`. Returns `false` if there is none. */
export function undo(position: Position): boolean {
  const { pieces, seen, discarded, laid, taken, thrown, tracked } = position;
  if (tracked === undefined || tracked.phases.length === 0) return false;
  const { rows, phases, places } = tracked;
  if (laid !== NONE) {
    liftFace(position, laid);
    forgetReach(position);
  }
  if (taken !== NONE) seen[taken]--;
  if (thrown !== NONE) discarded[thrown]--;
  position.phase = phases.pop() ?? "over";
  // A move was played then, so the game was not over.
  position.endReason = null;
  position.chance.goTo(places.pop() ?? 0);
  pieces.set(rows[phases.length]);
  unpack(position);
  position.legal.listed = false;
  return true;
}
