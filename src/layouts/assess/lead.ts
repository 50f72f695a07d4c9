/** The lead in points during a game: who had it, how often it changed, and how far behind the winner was. */
import type { Seat } from "../../game.js";

/** The lead during one game. */
export interface Lead {
  /** How often the sole leader is another one than before. */
  readonly leadChanges: number;
  /** The part of the game in which no winner was in the lead. */
  readonly behind: number;
  /** The largest number of points by which the winner was behind: of several winners, the smallest such number. */
  readonly comeback: number;
  /** The share of the win of the sole leader at half-way; `undefined` if there was none. */
  readonly halfway: number | undefined;
}

/** Returns who leads if nobody else has as many points. */
const soleLeader = (totals: readonly number[]): Seat | undefined => {
  const most = Math.max(...totals);
  const seat = totals.indexOf(most);
  return totals.lastIndexOf(most) === seat ? seat : undefined;
};

/** Follows the lead through a game: `totals` has the points by seat after each move. */
export function followLead(totals: readonly (readonly number[])[], winners: readonly Seat[]): Lead {
  let leader: Seat | undefined;
  let [leadChanges, behind] = [0, 0];
  const deepest = winners.map(() => 0);
  for (const points of totals) {
    const most = Math.max(...points);
    const sole = soleLeader(points);
    if (sole !== undefined && leader !== undefined && sole !== leader) leadChanges++;
    leader = sole ?? leader;
    if (winners.every((seat) => points[seat] < most)) behind++;
    for (const [index, seat] of winners.entries()) {
      deepest[index] = Math.max(deepest[index], most - points[seat]);
    }
  }
  const middle = totals.length === 0 ? undefined : soleLeader(totals[(totals.length - 1) >> 1]);
  return {
    leadChanges,
    behind: behind / Math.max(1, totals.length),
    comeback: winners.length === 0 ? 0 : Math.min(...deepest),
    halfway: middle === undefined ? undefined : winners.includes(middle) ? 1 / winners.length : 0,
  };
}
