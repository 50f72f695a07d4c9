/** The points of each seat by source, and the winners (N25). */
import { bySeat } from "../../kit/state/standing.js";
import { holderOfHeld, UNKNOWN, valueOfHeld } from "./numbers.js";
import type { Position } from "./position.js";
import type { Points, Score } from "../model/state.js";

/** The score of a position. In that of a view, cards that the viewer has not seen do not count. */
export function scorePosition(position: Position): Score {
  const seats = bySeat(position.setting.players, (seat) => Object.freeze(pointsOf(position, seat)));
  const best = Math.max(...seats.map(({ total }) => total));
  const winners =
    position.phase === "over" ? [...seats.keys()].filter((seat) => seats[seat].total === best) : [];
  return Object.freeze({ seats: Object.freeze(seats), winners: Object.freeze(winners) });
}

function pointsOf({ coins, debts, held, heldCount }: Position, seat: number): Points {
  let cards = 0;
  let complete = true;
  for (let index = 0; index < heldCount; index++) {
    if (holderOfHeld(held[index]) !== seat) continue;
    const value = valueOfHeld(held[index]);
    if (value === UNKNOWN) complete = false;
    else cards += value;
  }
  const debt = 0 - debts[seat];
  return { total: coins[seat] + debt + cards, complete, coins: coins[seat], debt, cards };
}
