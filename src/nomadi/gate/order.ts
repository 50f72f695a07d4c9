/** The order of the lists in a state, so that equal positions have equal states and no order gives away what is hidden. */
import type { HeldCard, NoReturn, Square } from "../model/state.js";

/** The cell of each square; ascending cells are board order. */
export type Cells = ReadonlyMap<Square, number>;

/** Compares two squares by board order. */
export const compareSquares = (a: Square, b: Square, cells: Cells): number =>
  (cells.get(a) ?? 0) - (cells.get(b) ?? 0);

/**
 * Compares two held cards by the seats that have seen them, then by value. Of cards seen by the same seats, a viewer knows all
 * values or none, so the order gives nothing away.
 */
export const compareHeld = (a: HeldCard, b: HeldCard): number =>
  seenCode(a) - seenCode(b) || a.value - b.value;

/** Returns a number for the seats that have seen a card: at most two, so two digits are enough. */
const seenCode = ({ seenBy }: HeldCard): number =>
  seenBy.reduce((code, seat) => code * 10 + seat + 1, 0);

/** Compares two moves that rule N13 forbids, by pawn, die and squares. */
export const compareReturns = (a: NoReturn, b: NoReturn, cells: Cells): number =>
  compareSquares(a.pawn, b.pawn, cells) ||
  a.die - b.die ||
  compareSquares(a.from, b.from, cells) ||
  compareSquares(a.to, b.to, cells);
