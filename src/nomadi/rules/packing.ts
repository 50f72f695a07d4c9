/**
 * How a move is packed into a number, its action. The action of a pawn's move has three fields: the square that the pawn leaves,
 * the die, and the square that it goes to. Other actions use the same fields, with a number in place of the die that no die has:
 *
 * | move | from | die | to |
 * | --- | --- | --- | --- |
 * | a pawn's move | cell | 1 to 6 | cell |
 * | a price or a bribe | upper bits of the sum, then 1 for a price and 0 for a bribe | 7 | lower 12 bits of the sum |
 * | all others | the place of their type in `TYPES` | 0 | cell, or 0 |
 *
 * A board has fewer than 4096 cells, so an action has at most 27 bits.
 */
import type { Move } from "../model/move.js";

const NO_DIE = 0;
const SUM = 7;
const CELL_BITS = 12;
const CELL_MASK = (1 << CELL_BITS) - 1;

const TYPES = [
  "card",
  "place",
  "reroll",
  "end-turn",
  "accept",
  "refuse",
  "take-bribe",
  "decline-bribe",
] as const;

/** The types of moves that are neither a pawn's move nor a sum. */
export type PlainType = (typeof TYPES)[number];

/** The action of a pawn's move. In ascending order, these are in the order of `legalMoves`. */
export const pawnAction = (die: number, from: number, to: number): number =>
  (from << 15) | (die << CELL_BITS) | to;

/** The action of a move that has no field but its type, or a cell. */
export const plainAction = (type: PlainType, cell = 0): number =>
  pawnAction(NO_DIE, TYPES.indexOf(type), cell);

/** The action of naming a price. */
export const priceAction = (price: number): number =>
  pawnAction(SUM, ((price >> CELL_BITS) << 1) | 1, price & CELL_MASK);

/** The action of offering coins. The note that may come with them is not part of it. */
export const bribeAction = (coins: number): number =>
  pawnAction(SUM, (coins >> CELL_BITS) << 1, coins & CELL_MASK);

/** The fields of a pawn's move. For a card and for the placing of a pawn, `toOf` is the cell. */
export const dieOf = (action: number): number => (action >> CELL_BITS) & 7;
export const fromOf = (action: number): number => action >> 15;
export const toOf = (action: number): number => action & CELL_MASK;
/** All fields but the last as one number. */
export const fromAndDieOf = (action: number): number => action >> CELL_BITS;

/** The price or the coins of a sum. */
export const sumOf = (action: number): number =>
  ((fromOf(action) >> 1) << CELL_BITS) | toOf(action);

/** The type of an action's move. */
export function typeOf(action: number): Move["type"] {
  const die = dieOf(action);
  if (die === NO_DIE) return TYPES[fromOf(action)];
  if (die === SUM) return (fromOf(action) & 1) === 0 ? "bribe" : "price";
  return "move";
}
