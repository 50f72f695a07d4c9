/** Shares and means with their confidence intervals. Numbers are added in the order of the games, so that results repeat exactly. */
import { wilson, Z } from "../../bots/arena/standings.js";
import type { Mean, Share } from "./assessment.js";

/**
 * By number of seats: the normal quantile with which the intervals of all seats hold together with 95 % (Bonferroni). The shares of two
 * seats are one number, and no arena has more than ten.
 */
const JOINT_Z = [
  ...[Z, Z, Z, 2.39398, 2.497705, 2.575829, 2.638257, 2.69011, 2.734369, 2.772921, 2.807034],
];

/** Returns the normal quantile with which the intervals of all seats hold together. */
export const jointZ = (seats: number): number => JOINT_Z[seats];

/** Returns a share with its interval. */
export function shareOf(wins: readonly number[], z = Z): Share {
  const games = wins.length;
  const sum = wins.reduce((total, one) => total + one, 0);
  return {
    games,
    wins: sum,
    share: games === 0 ? 0 : sum / games,
    interval: wilson(sum, games, z),
  };
}

/** Returns the mean of some numbers with its interval. */
export function meanOf(numbers: readonly number[]): Mean {
  const count = numbers.length;
  if (count === 0) return { mean: 0, interval: [0, 0], range: [0, 0] };
  let [sum, least, most] = [0, Infinity, -Infinity];
  for (const number of numbers) {
    sum += number;
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const mean = sum / count;
  let squares = 0;
  for (const number of numbers) squares += (number - mean) * (number - mean);
  const half = count === 1 ? 0 : Z * Math.sqrt(squares / (count - 1) / count);
  return { mean, interval: [mean - half, mean + half], range: [least, most] };
}
