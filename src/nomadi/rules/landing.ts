/** Where a pawn may land, by what it finds there, but for what only the rest of the position tells. */
import { BEFORE_VALLEY, CLOSED, type Ground, IN_START, SIDES } from "./board-under-rules.js";

/** How many spots there are, as bits. */
const SPOTS = 256;
/** What a pawn is barred from begins at this bit of a part's number. */
const BARRED_SHIFT = 3;
const SEVERAL_SIDES = SPOTS;

/** The part of `LANDINGS` for steps and jumps alone (N8 to N10). */
export const LENIENT = ((IN_START | BEFORE_VALLEY) << BARRED_SHIFT) + 2 * SPOTS;

/** By part, and by spot: 1 if the pawn may land there, or else 0. */
export const LANDINGS = Uint8Array.from({ length: LENIENT + SPOTS }, (_, index) => {
  const spot = index % SPOTS;
  const sides = spot & SIDES;
  if ((spot & CLOSED) !== 0) return 0;
  if (index >= LENIENT) return 1;
  if ((spot & (index >> BARRED_SHIFT) & (IN_START | BEFORE_VALLEY)) !== 0) return 0;
  return ((index & SEVERAL_SIDES) === 0 ? sides : sides & (sides - 1)) === 0 ? 0 : 1;
});

/** The part of `LANDINGS` for a pawn from a square (N12) that must find another on some side, or on several (N11). */
export const landingFrom = ({ barred }: Ground, from: number, onSeveral: boolean): number =>
  (barred[from] << BARRED_SHIFT) | (onSeveral ? SEVERAL_SIDES : 0);
