/** Where a pawn may land: what is on a square and beside it, as bits, and a table that tells whether it may land there. */
import type { Setting } from "../setting.js";

/** A pawn stands on this side of the square. */
export const ABOVE = 1;
export const RIGHT = 2;
export const BELOW = 4;
export const LEFT = 8;
export const SIDES = ABOVE | RIGHT | BELOW | LEFT;
/** A pawn stands on the square itself. */
export const STANDING = 16;
/** The cell is not a square of the board. */
export const OUTSIDE = 32;
/** The square is in the start, or on the start side of the valley. */
export const IN_START = 64;
export const BEFORE_VALLEY = 128;

/** The number of combinations of these bits. */
const SPOTS = 256;
const CLOSED = STANDING | OUTSIDE;
/** In the number of a part of `LANDINGS`, the bits that bar a pawn begin here. */
const BARRED_SHIFT = 3;
const SEVERAL_SIDES = SPOTS;

/** Two more parts of `LANDINGS`: any empty square (N8 to N10 alone), and no square, for pawns that may not move. */
export const LENIENT = ((IN_START | BEFORE_VALLEY) << BARRED_SHIFT) + 2 * SPOTS;
export const NOWHERE = LENIENT + SPOTS;

/** By part, and by the bits of a square: 1 if the pawn may land there, 0 if not. */
export const LANDINGS = Uint8Array.from({ length: NOWHERE + SPOTS }, (_, index) => {
  const spot = index % SPOTS;
  const sides = spot & SIDES;
  if ((spot & CLOSED) !== 0 || index >= NOWHERE) return 0;
  if (index >= LENIENT) return 1;
  if ((spot & (index >> BARRED_SHIFT) & (IN_START | BEFORE_VALLEY)) !== 0) return 0;
  return ((index & SEVERAL_SIDES) === 0 ? sides : sides & (sides - 1)) === 0 ? 0 : 1;
});

/** The part of `LANDINGS` for a pawn from `from` (N12) that must land beside one other pawn, or beside `several` (1, or else 0; N11). */
export const landingFrom = ({ barred }: Setting, from: number, several: number): number =>
  (barred[from] << BARRED_SHIFT) | (several * SEVERAL_SIDES);
