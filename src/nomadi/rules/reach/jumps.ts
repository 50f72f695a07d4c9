/**
 * Jumps that are straight (N9) or have one right angle (N10). Read `crooked-jumps.ts` first, which lists the same jumps in the plain
 * way: it follows each from square to square. This takes a third of the time. It finds jumps by the pawn where they turn, the corner:
 * the lengths of the four rows of pawns from there (`rows.ts`) tell at once which pawns can jump to the end of each row. The corner of
 * a straight jump is the pawn that jumps.
 */
import { lowestPlace } from "../../../kit/boards/sets.js";
import { PAWNS } from "../numbers.js";
import { fromOf, pawnAction, toOf } from "../packing.js";
import type { Position } from "../position.js";
import { LANDINGS } from "./landing.js";
import { ROW_ABOVE, ROW_BELOW, ROW_LEFT, ROW_MASK, ROW_RIGHT, type Rows } from "./rows.js";

/** A jump with a 6 bends on the fifth pawn at the latest. */
const FARTHEST = 5;
/**
 * The ways over a corner that arrive along one line and leave along the other are the bits of a number. There are four groups of
 * five, one for each distance of the pawn: first those before the corner, then those after it, leaving the corner forwards;
 * then the same, leaving it backwards. Before and backwards is above, or to the left. With those that arrive from above and
 * below are four more, one to each side: the straight jumps of the pawn on the corner itself.
 */
const BENT = 20;
const WAYS = 24;
const WAY_BITS = 5;
const WAY_MASK = 31;

/** In `slopes`, where `Rows` has the length of the row over which the jump leaves the corner. */
const ROW_PLACE_BITS = 4;
const ROW_PLACE_MASK = 15;

/** Lists jumps, in memory that is reused. */
export class Jumps {
  /** The ways over corners that have any, and for each the cell of the corner and where in the lists below its ways begin. */
  private readonly ways = new Int32Array(2 * PAWNS + 1);
  private readonly corners = new Int32Array(2 * PAWNS + 1);
  /**
   * By way, first those that arrive from above and below. The action of a jump is a sum of what the corner, the way, and each
   * square behind the corner add to it: `bases` has the part of the way, `slopes` that of each square.
   */
  private readonly bases = new Int32Array(WAYS + BENT);
  private readonly slopes = new Int32Array(WAYS + BENT);

  constructor(stride: number) {
    const steps = [-stride, 1, stride, -1];
    const rows = [ROW_ABOVE, ROW_RIGHT, ROW_BELOW, ROW_LEFT];
    const add = (way: number, toPawn: number, distance: number, side: number): void => {
      this.bases[way] = sumOf(distance, toPawn, 0);
      this.slopes[way] = sumOf(1, 0, steps[side]) * (1 << ROW_PLACE_BITS) + rows[side];
    };
    for (let bent = 0; bent < BENT; bent++) {
      const distance = (bent % FARTHEST) + 1;
      const away = bent % (2 * FARTHEST) < FARTHEST ? -distance : distance;
      const isForwards = bent < 2 * FARTHEST;
      add(bent, away * stride, distance, isForwards ? 1 : 3);
      add(WAYS + bent, away, distance, isForwards ? 2 : 0);
    }
    for (let side = 0; side < 4; side++) add(BENT + side, 0, 0, side);
  }

  /**
   * Adds the jumps of all pawns to a list, behind the `count` moves in it, in any order and some of them twice: those with dice
   * of some values that are straight or have one right angle. Returns the new count. `landings` has, by cell of a pawn, the part
   * of `LANDINGS` that tells where it may land.
   */
  list(
    position: Position,
    { lengths }: Rows,
    straight: number,
    bent: number,
    landings: Int16Array,
    actions: Int32Array,
    count: number,
  ): number {
    const { ways, corners, bases, slopes } = this;
    const { spots } = position;
    const found = this.findWays(position, lengths, straight, bent);
    let end = count;
    let at = 0;
    let left = ways[0];
    // One loop over the ways of all corners: the end of a loop for each corner could not be predicted by a processor.
    while (at < found) {
      const place = corners[at];
      const corner = place >> WAY_BITS;
      const way = lowestPlace(left) + (place & WAY_MASK);
      const slope = slopes[way];
      const out = (lengths[corner] >> (slope & ROW_PLACE_MASK)) & ROW_MASK;
      const behind = Math.imul(out, slope >> ROW_PLACE_BITS);
      const action = (pawnAction(0, corner, corner) + bases[way] + behind) | 0;
      actions[end] = action;
      end += LANDINGS[landings[fromOf(action)] + spots[toOf(action)]];
      left &= left - 1;
      // The next corner if this one has no ways left.
      const isLast = (left - 1) >>> 31;
      at += isLast;
      left |= ways[at] & -isLast;
    }
    return end;
  }

  /** Finds the ways over all corners. Returns the length of the list. */
  private findWays(
    { pawns, placed }: Position,
    lengths: Int32Array,
    straight: number,
    bent: number,
  ): number {
    const { ways, corners } = this;
    let found = 0;
    for (let index = 0; index < placed; index++) {
      const corner = pawns[index];
      const rows = lengths[corner];
      const above = (rows >> ROW_ABOVE) & ROW_MASK;
      const right = (rows >> ROW_RIGHT) & ROW_MASK;
      const below = (rows >> ROW_BELOW) & ROW_MASK;
      const left = (rows >> ROW_LEFT) & ROW_MASK;
      let upright =
        (((straight >> above) & 1) << BENT) |
        (((straight >> right) & 1) << (BENT + 1)) |
        (((straight >> below) & 1) << (BENT + 2)) |
        (((straight >> left) & 1) << (BENT + 3));
      if (bent !== 0) {
        upright |= waysOver(bent, above, below, left, right);
        const fromSide = waysOver(bent, left, right, above, below);
        ways[found] = fromSide;
        corners[found] = (corner << WAY_BITS) | WAYS;
        found += -fromSide >>> 31;
      }
      ways[found] = upright;
      corners[found] = corner << WAY_BITS;
      found += -upright >>> 31;
    }
    return found;
  }
}

/** The sum that a die, a square to leave and a square to go to add to an action; each may be negative. */
const sumOf = (die: number, from: number, to: number): number =>
  from * pawnAction(0, 1, 0) + die * pawnAction(1, 0, 0) + to;

/**
 * The ways over a corner with dice of some values, from the lengths of the rows before and after it, in which the corner itself
 * counts: first in the line along which jumps arrive, then in the one along which they leave.
 */
function waysOver(
  values: number,
  before: number,
  after: number,
  backwards: number,
  forwards: number,
): number {
  // A bit for each distance, from 1 on: whether a pawn is there, and whether it would need one of the dice.
  const pawnsBefore = (1 << (before - 1)) - 1;
  const pawnsAfter = (1 << (after - 1)) - 1;
  const goForwards = values >> (forwards + 1);
  const goBackwards = values >> (backwards + 1);
  return (
    (goForwards & pawnsBefore) |
    ((goForwards & pawnsAfter) << FARTHEST) |
    ((goBackwards & pawnsBefore) << (2 * FARTHEST)) |
    ((goBackwards & pawnsAfter) << (3 * FARTHEST))
  );
}
