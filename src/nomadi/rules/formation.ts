/**
 * Keeps up to date how the pawns stand, whenever a pawn comes or goes: what a pawn would find on each square, which pawns are
 * beside each other, and how long the rows of pawns are.
 */
import { ABOVE, BELOW, LEFT, RIGHT, STANDING } from "./landing.js";
import type { Position } from "./position.js";

/** A square has four sides: above, right, below, left. */
export const SIDE_COUNT = 4;
/** The lengths of the rows of pawns that begin beside a square are packed into one number, in the order of its sides. */
export const ROW_BITS = 5;
export const ROW_MASK = 31;
export const ROW_ABOVE = 0;
export const ROW_RIGHT = 1 * ROW_BITS;
export const ROW_BELOW = 2 * ROW_BITS;
export const ROW_LEFT = 3 * ROW_BITS;

/** Updates everything around a cell for the pawn numbered `pawn` that has come there (`by` 1) or left (`by` -1). */
export function showPawn(position: Position, pawn: number, cell: number, by: 1 | -1): void {
  const { spots, ground } = position;
  const { stride } = ground.board;
  spots[cell] ^= STANDING;
  spots[cell - stride] ^= BELOW;
  spots[cell + 1] ^= LEFT;
  spots[cell + stride] ^= ABOVE;
  spots[cell - 1] ^= RIGHT;
  joinRows(position.rows, cell, stride, ROW_ABOVE, ROW_BELOW, by);
  joinRows(position.rows, cell, 1, ROW_LEFT, ROW_RIGHT, by);
  showBeside(position, pawn, cell);
}

/** Joins the rows on two opposite sides of a cell into one (`by` 1), or separates them again (`by` -1). */
function joinRows(
  rows: Int32Array,
  cell: number,
  step: number,
  before: number,
  after: number,
  by: 1 | -1,
): void {
  const lengthBefore = (rows[cell] >> before) & ROW_MASK;
  const lengthAfter = (rows[cell] >> after) & ROW_MASK;
  const forThoseAfter = (by * (lengthBefore + 1)) << before;
  const forThoseBefore = (by * (lengthAfter + 1)) << after;
  // The squares behind the ends of the rows count them too.
  for (let far = 1; far <= lengthAfter + 1; far++) rows[cell + far * step] += forThoseAfter;
  for (let far = 1; far <= lengthBefore + 1; far++) rows[cell - far * step] += forThoseBefore;
}

/** Adds a pawn to the neighbours of the pawns around its cell, or removes it, and sets its own neighbours. */
function showBeside(position: Position, pawn: number, cell: number): void {
  const { spots, numbers, beside, ground } = position;
  const { stride } = ground.board;
  const spot = spots[cell];
  const bit = 1 << pawn;
  let touched = 0;
  if ((spot & ABOVE) !== 0) {
    beside[numbers[cell - stride]] ^= bit;
    touched |= 1 << numbers[cell - stride];
  }
  if ((spot & RIGHT) !== 0) {
    beside[numbers[cell + 1]] ^= bit;
    touched |= 1 << numbers[cell + 1];
  }
  if ((spot & BELOW) !== 0) {
    beside[numbers[cell + stride]] ^= bit;
    touched |= 1 << numbers[cell + stride];
  }
  if ((spot & LEFT) !== 0) {
    beside[numbers[cell - 1]] ^= bit;
    touched |= 1 << numbers[cell - 1];
  }
  beside[pawn] = touched;
}
