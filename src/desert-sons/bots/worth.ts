/** The gold that seats can expect at the end. */
import { NONE } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { explorersAtHand } from "./explorers.js";
import type { Outlook } from "./outlook.js";

/** Who is in turn can do something at once. */
const TURN = 0.8;
/** A tile in reserve is one that did not fit, and three of them stop the drawing (T13). */
export const TILE_IN_RESERVE = 0.15;
/** Water decides between equals only (T34). */
const TIE_BREAK = 0.02;

/** Writes the gold that each seat can expect at the end into `into`. */
export function expectedGold(position: Position, outlook: Outlook, into: number[]): void {
  const { values, oasis } = outlook;
  const { ground, explorer, phase, seatWater, reserves, inTurn } = position;
  const { players, board } = ground;
  outlook.judge(position);
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
  // The stamp of the first oasis looked at: portions with a later one belong to oases that were counted.
  let first = 0;
  const { length } = explorer;
  for (let number = 0; number < length; number++) {
    const start = explorer[number];
    if (start === NONE || (first > 0 && board.marks[start] >= first)) continue;
    oasis.look(position, start);
    if (first === 0) first = oasis.sight.stamp;
    oasis.judgeHopes(position);
    for (let seat = 0; seat < players; seat++) into[seat] += oasis.hopes[seat];
  }
}
