/** The evaluation of a position: the gold that each seat can expect at the end. */
import { NONE } from "../../kit/none.js";
import type { Position } from "../rules/position.js";
import { explorersAtHand } from "./explorer-values.js";
import type { TileGains } from "./tile-gains.js";

/** Bonus for the seat in turn. */
const TURN = 0.8;
/** The cost of a tile in reserve: it did not fit, and three of them stop the drawing (T13). */
export const TILE_IN_RESERVE = 0.15;
/** The value of water at the end, which decides between equals only (T34). */
const TIE_BREAK = 0.02;

/** Writes the gold that each seat can expect at the end. */
export function evaluate(position: Position, tileGains: TileGains, into: number[]): void {
  const { values, oasis } = tileGains;
  const { setting, explorer, phase, seatWater, reserves, inTurn } = position;
  const { players } = setting;
  tileGains.update(position);
  if (phase === "over") {
    for (let seat = 0; seat < players; seat++) {
      into[seat] = values.wealth[seat] + TIE_BREAK * seatWater[seat];
    }
    return;
  }
  for (let seat = 0; seat < players; seat++) {
    into[seat] = values.wealth[seat] - TILE_IN_RESERVE * reserves[seat];
    into[seat] += explorersAtHand(position, values, seat);
  }
  into[inTurn] += TURN * values.time;
  // The stamp of the first oasis read: portions with a later one belong to oases that were counted.
  let first = 0;
  const { length } = explorer;
  for (let number = 0; number < length; number++) {
    const start = explorer[number];
    if (start === NONE || tileGains.isRead(position, start, first)) continue;
    oasis.read(position, start);
    if (first === 0) first = oasis.oasis.stamp;
    oasis.estimateGains(position);
    for (let seat = 0; seat < players; seat++) into[seat] += oasis.gains[seat];
  }
}
