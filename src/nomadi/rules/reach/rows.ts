/**
 * The lengths of the rows of pawns that jumps pass over (N9, N10), for the fast list in `jumps.ts`; `crooked-jumps.ts` is the plain
 * version, to be read first. They are measured anew for each list of moves: without branches, that costs less than to keep them up
 * to date with every move.
 */
import { PAWNS } from "../numbers.js";
import type { Position } from "../position.js";

/** The lengths of four rows are packed into one number, in the order of the sides of a square: above, right, below, left. */
export const ROW_MASK = 31;
export const ROW_ABOVE = 0;
export const ROW_RIGHT = 5;
export const ROW_BELOW = 10;
export const ROW_LEFT = 15;

const ABOVE_MASK = ROW_MASK << ROW_ABOVE;
const RIGHT_MASK = ROW_MASK << ROW_RIGHT;
const BELOW_MASK = ROW_MASK << ROW_BELOW;
const LEFT_MASK = ROW_MASK << ROW_LEFT;
/** A pawn alone: each row has only itself. */
const ALONE = (1 << ROW_ABOVE) | (1 << ROW_RIGHT) | (1 << ROW_BELOW) | (1 << ROW_LEFT);

/** Measures the rows of one position after the other, in memory that is reused. */
export class Rows {
  /**
   * By cell: the lengths of the rows of pawns to each side, the one on the cell included. A die of that value takes this pawn over
   * all the others, to the first cell without a pawn. 0 where no pawn stands.
   */
  readonly lengths: Int32Array;
  /** The cells whose lengths are not 0. */
  private readonly measured = new Int32Array(PAWNS);
  private count = 0;

  constructor(
    private readonly stride: number,
    cells: number,
  ) {
    this.lengths = new Int32Array(cells);
  }

  /** Measures the rows of a position. */
  measure({ pawns, placed }: Position): void {
    const { lengths, measured, stride } = this;
    for (let index = 0; index < this.count; index++) lengths[measured[index]] = 0;
    this.count = placed;
    for (let index = 0; index < placed; index++) {
      const cell = pawns[index];
      measured[index] = cell;
      lengths[cell] =
        ALONE + (lengths[cell - stride] & ABOVE_MASK) + (lengths[cell - 1] & LEFT_MASK);
    }
    for (let index = placed - 1; index >= 0; index--) {
      const cell = pawns[index];
      lengths[cell] += (lengths[cell + stride] & BELOW_MASK) + (lengths[cell + 1] & RIGHT_MASK);
    }
  }
}
