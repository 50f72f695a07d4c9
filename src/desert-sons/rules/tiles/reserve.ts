/** The tiles in a player's reserve: adding, taking and finding one. */
import { NONE } from "../../../kit/none.js";
import { RESERVE } from "../numbers.js";
import type { Position } from "../position.js";

/** Puts a tile into a reserve, in its place. */
export function addToReserve({ reserve, reserves }: Position, seat: number, kind: number): void {
  let at = seat * RESERVE + reserves[seat]++;
  for (; at > seat * RESERVE && reserve[at - 1] > kind; at--) reserve[at] = reserve[at - 1];
  reserve[at] = kind;
}

/** Takes a tile out of a reserve that has it. */
export function takeFromReserve({ reserve, reserves }: Position, seat: number, kind: number): void {
  const last = seat * RESERVE + --reserves[seat];
  let at = seat * RESERVE;
  while (reserve[at] !== kind) at++;
  for (; at < last; at++) reserve[at] = reserve[at + 1];
  reserve[last] = NONE;
}

/** Tests whether a tile is in a reserve. */
export function isInReserve({ reserve }: Position, seat: number, kind: number): boolean {
  for (let at = seat * RESERVE; at < seat * RESERVE + RESERVE; at++) {
    if (reserve[at] === kind) return true;
  }
  return false;
}
