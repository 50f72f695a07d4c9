/** The rewards at the end of a game, by seat. */
import type { GameScore } from "../game.js";

/**
 * A kind of reward: the share of the win, which is 1 for a sole winner and 0 for all others, or the margin, which is a seat's points
 * minus those of its best rival.
 *
 * @category Environments
 */
export type Reward = "win-share" | "margin";

/** All kinds of rewards. */
export const REWARDS = ["win-share", "margin"] as const satisfies readonly Reward[];

/** Writes the rewards of a game that is over, from an index on. */
export function writeRewards(
  { seats, winners }: GameScore,
  reward: Reward,
  into: Float32Array,
  from: number,
): void {
  for (const [seat, { total }] of seats.entries()) {
    if (reward === "win-share") {
      into[from + seat] = winners.includes(seat) ? 1 / winners.length : 0;
      continue;
    }
    let rival = -Infinity;
    for (const [other, points] of seats.entries()) {
      if (other !== seat && points.total > rival) rival = points.total;
    }
    into[from + seat] = total - rival;
  }
}
