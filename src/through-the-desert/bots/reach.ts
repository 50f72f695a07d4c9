/** The reach of a space: the water and oases that a leader there could get to, the nearer the better. */
import { hexDistance } from "../../kit/boards/places.js";
import { OASIS_POINTS } from "../rules/earnings.js";
import type { Position } from "../rules/position.js";

/** By space: how much there is to reach from it. Nothing is scored or taken while leaders are placed, so it stays the same. */
export const leaderReach = (position: Position): Float64Array =>
  Float64Array.from({ length: position.setting.board.count }, (_, space) =>
    reachFrom(position, space),
  );

/** The points of all oases and water tokens, each divided by the square of its distance. */
function reachFrom({ setting, water }: Position, space: number): number {
  const { board, oases } = setting;
  const divided = (points: number, target: number): number => {
    const steps = Math.max(1, hexDistance(board.spaces[space], board.spaces[target]));
    return points / (steps * steps);
  };
  let sum = 0;
  for (const oasis of oases) sum += divided(OASIS_POINTS, oasis);
  for (let target = 0; target < board.count; target++) {
    if (water[target] > 0) sum += divided(water[target], target);
  }
  return sum;
}
