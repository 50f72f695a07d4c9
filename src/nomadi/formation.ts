/**
 * How the pawns stand: which are beside each other, in which rows, and what jumps these allow. There are no branches in it,
 * since no processor could foresee them: whatever is worked out for a side without a pawn is masked.
 */
import { ABOVE, BELOW, LEFT, RIGHT } from "./ground.js";
import { PAWNS, type Position } from "./position.js";

/** The sides of a square, in the order in which rows are kept. */
const TO_ABOVE = 0;
const TO_RIGHT = 1;
const TO_BELOW = 2;
const TO_LEFT = 3;
export const SIDE_COUNT = 4;

/** All ones if a pawn is there by the bits of a spot, or else 0. */
const isAbove = (spot: number): number => -(spot & ABOVE);
const isRight = (spot: number): number => -((spot & RIGHT) >> 1);
const isBelow = (spot: number): number => -((spot & BELOW) >> 2);
const isLeft = (spot: number): number => -((spot & LEFT) >> 3);

/** The pawns by their numbers: from 0, in board order. */
export class Formation {
  /** By cell: the number of the pawn there; meaningful only where one stands. */
  readonly numbers: Uint8Array;
  /** By pawn: a bit for each pawn beside it. */
  readonly beside = new Int32Array(PAWNS);
  /** By pawn and side: how many pawns stand in a row there. */
  readonly rows = new Uint8Array(PAWNS * SIDE_COUNT);
  /** By pawn: the values of dice, a bit for each, that take it over all pawns of a row (N9). */
  readonly straight = new Int32Array(PAWNS);
  /** By pawn: the values of all its bends. */
  readonly bent = new Int32Array(PAWNS);
  /** By pawn and side: the values of dice, a bit for each, that take it over pawns there and, after a right angle, over a row (N10). */
  readonly bends = new Int32Array(PAWNS * SIDE_COUNT);
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
      const above = numbers[cell - stride];
      const left = numbers[cell - 1];
      numbers[cell] = pawn;
      beside[pawn] = ((1 << above) & isAbove(spot)) | ((1 << left) & isLeft(spot));
      beside[above] |= (1 << pawn) & isAbove(spot);
      beside[left] |= (1 << pawn) & isLeft(spot);
      const at = pawn * SIDE_COUNT;
      rows[at + TO_ABOVE] = (rows[above * SIDE_COUNT + TO_ABOVE] + 1) & isAbove(spot);
      rows[at + TO_LEFT] = (rows[left * SIDE_COUNT + TO_LEFT] + 1) & isLeft(spot);
    }
  }

  /** What is below each pawn and right of it. A bend on a pawn that is one further takes a die that is one higher. */
  private lookAhead({ pawns, placed, spots }: Position): void {
    const { numbers, rows, bends, straight, upright, level, stride } = this;
    for (let pawn = placed - 1; pawn >= 0; pawn--) {
      const cell = pawns[pawn];
      const spot = spots[cell];
      const below = numbers[cell + stride];
      const right = numbers[cell + 1];
      const at = pawn * SIDE_COUNT;
      const belowAt = below * SIDE_COUNT + TO_BELOW;
      const rightAt = right * SIDE_COUNT + TO_RIGHT;
      bends[at + TO_BELOW] = ((level[below] << 2) | (bends[belowAt] << 1)) & isBelow(spot);
      bends[at + TO_RIGHT] = ((upright[right] << 2) | (bends[rightAt] << 1)) & isRight(spot);
      rows[at + TO_BELOW] = (rows[belowAt] + 1) & isBelow(spot);
      rows[at + TO_RIGHT] = (rows[rightAt] + 1) & isRight(spot);
      upright[pawn] = (1 << rows[at + TO_ABOVE]) | (1 << rows[at + TO_BELOW]);
      level[pawn] = (1 << rows[at + TO_LEFT]) | (1 << rows[at + TO_RIGHT]);
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
      const above = numbers[cell - stride];
      const left = numbers[cell - 1];
      const at = pawn * SIDE_COUNT;
      bends[at + TO_ABOVE] =
        ((level[above] << 2) | (bends[above * SIDE_COUNT + TO_ABOVE] << 1)) & isAbove(spot);
      bends[at + TO_LEFT] =
        ((upright[left] << 2) | (bends[left * SIDE_COUNT + TO_LEFT] << 1)) & isLeft(spot);
      bent[pawn] =
        bends[at + TO_ABOVE] | bends[at + TO_RIGHT] | bends[at + TO_BELOW] | bends[at + TO_LEFT];
    }
  }
}
