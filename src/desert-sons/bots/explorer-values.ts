/** The value of explorers that are not in an oasis. */
import { NONE } from "../../kit/none.js";
import type { Position } from "../rules/position.js";
import type { Values } from "./values.js";

/** The value of the first explorer at hand, and the factor for each further one, which is less likely to be needed. */
const FIRST = 0.3;
const NEXT = 0.6;
/** Value for each unit of height: a taller explorer acts before others. */
const HEIGHT = 0.08;
/** The share of the first explorer's value that sending any explorer costs. */
const SENT = 0.7;

/** The cost of sending an explorer, which may be away for long. */
export const explorerCost = ({ setting }: Position, { time }: Values, explorer: number): number =>
  (HEIGHT * setting.board.heights[explorer] + FIRST * SENT) * time;

/** The value of a seat's explorers at hand. */
export function explorersAtHand(
  { setting, explorer }: Position,
  { time }: Values,
  seat: number,
): number {
  const { each, heights } = setting.board;
  let value = 0;
  let next = FIRST;
  for (let number = seat * each; number < (seat + 1) * each; number++) {
    if (explorer[number] !== NONE) continue;
    value += next + HEIGHT * heights[number];
    next *= NEXT;
  }
  return value * time;
}
