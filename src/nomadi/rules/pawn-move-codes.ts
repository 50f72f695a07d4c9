/** Moves of pawns as numbers. */

/** A move of a pawn as one number; such numbers have the order of moves. A board has fewer than 4096 cells. */
export const codeOf = (die: number, from: number, to: number): number =>
  (from << 15) | (die << 12) | to;
export const dieOf = (code: number): number => (code >> 12) & 7;
export const fromOf = (code: number): number => code >> 15;
export const toOf = (code: number): number => code & 4095;
