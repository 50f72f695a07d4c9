/** The numbers that positions are made of: terrain, pawns and cards. */

/** The largest number of seats. */
export const SEATS = 5;
/** The largest number of pawns. */
export const PAWNS = 16;

/** The terrain of a cell: a kind of square, or off the board. */
export const OFF_BOARD = 0;
export const SAND = 1;
export const START = 2;
export const GOAL = 3;
export const WATER = 4;

/** In place of the seat of a pawn: a square without a pawn, and a cell off the board. */
export const EMPTY = -1;
export const EDGE = -2;

/** In place of the value of a card: no card, and a card whose value is unknown. No card has these values. */
export const NO_CARD = 0;
export const UNKNOWN = 9;

/** A card that a player has taken, as one number: its value, its holder, and a bit for each seat that has seen it. */
export const heldCard = (value: number, holder: number, seenBy: number): number =>
  (seenBy << 8) | (holder << 4) | (value + 4);
export const valueOfHeld = (card: number): number => (card & 15) - 4;
export const holderOfHeld = (card: number): number => (card >> 4) & 15;
export const seenByOfHeld = (card: number): number => card >> 8;

/** The index of a pawn in lists by pawn, or of the first pawn of a set, from its bits in `marks`. `NOBODY` for no pawn. */
export const pawnIndex = (marks: number): number => Math.clz32(marks);
export const NOBODY = 32;
/** The bit of a pawn. For `NOBODY`, a bit that no pawn uses. */
export const pawnBit = (index: number): number => 0x80000000 >>> index;
