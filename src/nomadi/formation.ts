/** How the pawns stand: which are beside each other, and in which rows. Worked out anew for each position. */
import { ABOVE, LEFT } from "./ground.js";
import { PAWNS, type Position } from "./position.js";

/** The sides of a square, in the order in which rows are kept. */
export const SIDE_ABOVE = 0;
export const SIDE_RIGHT = 1;
export const SIDE_BELOW = 2;
export const SIDE_LEFT = 3;
export const SIDE_COUNT = 4;

/** The pawns by their numbers: from 0, in board order. */
export class Formation {
  /** By cell: the number of the pawn there; meaningful only where one stands. */
  readonly numbers: Uint8Array;
  /** By pawn: a bit for each pawn beside it. */
  readonly beside = new Int32Array(PAWNS);
  /** By pawn and side: how many pawns stand in a row there. */
  readonly rows = new Uint8Array(PAWNS * SIDE_COUNT);

  constructor(
    cells: number,
    private readonly stride: number,
  ) {
    this.numbers = new Uint8Array(cells);
  }

  /** Looks at a position. Pawns of one row that touch have numbers that follow each other. */
  survey({ pawns, placed, spots }: Position): void {
    const { numbers, beside, rows, stride } = this;
    for (let pawn = 0; pawn < placed; pawn++) {
      const cell = pawns[pawn];
      const spot = spots[cell];
      const at = pawn * SIDE_COUNT;
      let touched = 0;
      let above = 0;
      let left = 0;
      numbers[cell] = pawn;
      if ((spot & ABOVE) !== 0) {
        const other = numbers[cell - stride];
        touched = 1 << other;
        beside[other] |= 1 << pawn;
        above = rows[other * SIDE_COUNT + SIDE_ABOVE] + 1;
      }
      if ((spot & LEFT) !== 0) {
        touched |= 1 << (pawn - 1);
        beside[pawn - 1] |= 1 << pawn;
        left = rows[at - SIDE_COUNT + SIDE_LEFT] + 1;
      }
      beside[pawn] = touched;
      rows[at + SIDE_ABOVE] = above;
      rows[at + SIDE_LEFT] = left;
      rows[at + SIDE_RIGHT] = 0;
      rows[at + SIDE_BELOW] = 0;
    }
    // The other way round, each pawn tells those left of it and above it.
    for (let pawn = placed - 1; pawn >= 0; pawn--) {
      const at = pawn * SIDE_COUNT;
      if (rows[at + SIDE_LEFT] > 0) {
        rows[at - SIDE_COUNT + SIDE_RIGHT] = rows[at + SIDE_RIGHT] + 1;
      }
      if (rows[at + SIDE_ABOVE] > 0) {
        const other = numbers[pawns[pawn] - stride];
        rows[other * SIDE_COUNT + SIDE_BELOW] = rows[at + SIDE_BELOW] + 1;
      }
    }
  }
}
