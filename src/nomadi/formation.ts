/** How the pawns stand: which are beside each other, in which rows, and what jumps these allow. */
import { ABOVE, BELOW, LEFT, RIGHT } from "./ground.js";
import { PAWNS, type Position } from "./position.js";

/** The sides of a square, in the order in which rows are kept. */
const TO_ABOVE = 0;
const TO_RIGHT = 1;
const TO_BELOW = 2;
const TO_LEFT = 3;
export const SIDE_COUNT = 4;

/** The pawns by their numbers: from 0, in board order. So pawns of one row that touch have numbers that follow each other. */
export class Formation {
  /** By cell: the number of the pawn there; meaningful only where one stands. */
  readonly numbers: Uint8Array;
  /** By pawn: a bit for each pawn beside it. */
  readonly beside = new Int32Array(PAWNS);
  /** By pawn and side: how many pawns stand in a row there. */
  readonly rows = new Uint8Array(PAWNS * SIDE_COUNT);
  /** By pawn: the values of dice, a bit for each, with which it gets over all pawns of a row (N9). */
  readonly straight = new Int32Array(PAWNS);
  /** By pawn and side: the values of dice with which it gets over pawns there and, after a right angle, over a row (N10). */
  readonly bends = new Int32Array(PAWNS * SIDE_COUNT);
  /** By pawn: the values of dice of all its bends. */
  readonly bent = new Int32Array(PAWNS);
  /** By pawn: the lengths of the rows above and below it, and of those right and left of it, a bit for each length. */
  private readonly upright = new Int32Array(PAWNS);
  private readonly level = new Int32Array(PAWNS);

  constructor(
    cells: number,
    private readonly stride: number,
  ) {
    this.numbers = new Uint8Array(cells);
  }

  /** Looks at a position. */
  survey(position: Position): void {
    this.lookBack(position);
    this.lookAhead(position);
    this.lookBackForBends(position);
  }

  /** What is above each pawn and left of it. */
  private lookBack({ pawns, placed, spots }: Position): void {
    const { numbers, beside, rows, stride } = this;
    for (let pawn = 0; pawn < placed; pawn++) {
      const cell = pawns[pawn];
      const spot = spots[cell];
      const at = pawn * SIDE_COUNT;
      let touched = 0;
      let above = 0;
      let left = 0;
      if ((spot & ABOVE) !== 0) {
        const other = numbers[cell - stride];
        above = rows[other * SIDE_COUNT + TO_ABOVE] + 1;
        touched = 1 << other;
        beside[other] |= 1 << pawn;
      }
      if ((spot & LEFT) !== 0) {
        left = rows[at - SIDE_COUNT + TO_LEFT] + 1;
        touched |= 1 << (pawn - 1);
        beside[pawn - 1] |= 1 << pawn;
      }
      numbers[cell] = pawn;
      beside[pawn] = touched;
      rows[at + TO_ABOVE] = above;
      rows[at + TO_LEFT] = left;
    }
  }

  /** What is below each pawn and right of it. A bend on a pawn that is one further takes a die that is one higher. */
  private lookAhead({ pawns, placed, spots }: Position): void {
    const { numbers, rows, bends, straight, upright, level, stride } = this;
    for (let pawn = placed - 1; pawn >= 0; pawn--) {
      const cell = pawns[pawn];
      const spot = spots[cell];
      const at = pawn * SIDE_COUNT;
      let below = 0;
      let right = 0;
      let bentBelow = 0;
      let bentRight = 0;
      if ((spot & BELOW) !== 0) {
        const other = numbers[cell + stride];
        below = rows[other * SIDE_COUNT + TO_BELOW] + 1;
        bentBelow = (level[other] << 2) | (bends[other * SIDE_COUNT + TO_BELOW] << 1);
      }
      if ((spot & RIGHT) !== 0) {
        right = rows[at + SIDE_COUNT + TO_RIGHT] + 1;
        bentRight = (upright[pawn + 1] << 2) | (bends[at + SIDE_COUNT + TO_RIGHT] << 1);
      }
      rows[at + TO_BELOW] = below;
      rows[at + TO_RIGHT] = right;
      bends[at + TO_BELOW] = bentBelow;
      bends[at + TO_RIGHT] = bentRight;
      upright[pawn] = (1 << rows[at + TO_ABOVE]) | (1 << below);
      level[pawn] = (1 << right) | (1 << rows[at + TO_LEFT]);
      // Nobody jumps over no pawns.
      straight[pawn] = ((upright[pawn] | level[pawn]) & ~1) << 1;
    }
  }

  /** The bends above each pawn and left of it. */
  private lookBackForBends({ pawns, placed, spots }: Position): void {
    const { numbers, bends, bent, upright, level, stride } = this;
    for (let pawn = 0; pawn < placed; pawn++) {
      const cell = pawns[pawn];
      const spot = spots[cell];
      const at = pawn * SIDE_COUNT;
      let above = 0;
      let left = 0;
      if ((spot & ABOVE) !== 0) {
        const other = numbers[cell - stride];
        above = (level[other] << 2) | (bends[other * SIDE_COUNT + TO_ABOVE] << 1);
      }
      if ((spot & LEFT) !== 0) {
        left = (upright[pawn - 1] << 2) | (bends[at - SIDE_COUNT + TO_LEFT] << 1);
      }
      bends[at + TO_ABOVE] = above;
      bends[at + TO_LEFT] = left;
      bent[pawn] = above | bends[at + TO_RIGHT] | bends[at + TO_BELOW] | left;
    }
  }
}
