/** What explorers are worth while they are not in an oasis. */
import { NONE } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import type { Values } from "./values.js";

/** An explorer at hand can be sent, and each one more is less likely to be needed. */
const FIRST = 0.3;
const NEXT = 0.6;
/** A tall one acts before others wherever it goes. */
const HEIGHT = 0.08;
/** How much of the first one's worth is given up by sending any. */
const SENT = 0.7;

/** What sending an explorer costs: it may be away for long. */
export const explorerCost = ({ ground }: Position, { time }: Values, explorer: number): number =>
  (HEIGHT * ground.board.heights[explorer] + FIRST * SENT) * time;

/** What the explorers at hand are worth to a seat. */
export function explorersAtHand(
  { ground, explorer }: Position,
  { time }: Values,
  seat: number,
): number {
  const { each, heights } = ground.board;
  let worth = 0;
  let next = FIRST;
  for (let number = seat * each; number < (seat + 1) * each; number++) {
    if (explorer[number] !== NONE) continue;
    worth += next + HEIGHT * heights[number];
    next *= NEXT;
  }
  return worth * time;
}
