/** Moves of pawns packed into numbers: how to write and read them. */

/** A move of a pawn as one number. Ascending numbers are the order of `legalMoves`. A board has fewer than 4096 cells. */
export const codeOf = (die: number, from: number, to: number): number =>
  (from << 15) | (die << 12) | to;
export const dieOf = (code: number): number => (code >> 12) & 7;
export const fromOf = (code: number): number => code >> 15;
export const toOf = (code: number): number => code & 4095;
/** The square and the die of a move as one number. */
export const fromAndDieOf = (code: number): number => code >> 12;
