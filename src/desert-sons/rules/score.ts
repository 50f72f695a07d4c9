/** Gold by good, and who has won (T33, T34). */
import { bySeat } from "../../kit/state/standing.js";
import { GOODS, type Points, type Score } from "../model/state.js";
import { isKnown, valueOf } from "./earnings.js";
import type { Position } from "./position.js";

/** The score of a position. */
export function scorePosition(position: Position): Score {
  const seats = bySeat(position.setting.players, (seat) => Object.freeze(pointsOf(position, seat)));
  const winners = position.phase === "over" ? winnersOf(seats) : [];
  return Object.freeze({ seats: Object.freeze(seats), winners: Object.freeze(winners) });
}

function pointsOf(position: Position, seat: number): Points {
  const { seatGoods, seatWater } = position;
  const [myrrh, frankincense, salt, gems] = GOODS.map(
    (_, good) => valueOf(position, good) * seatGoods[seat * GOODS.length + good],
  );
  const total = myrrh + frankincense + salt + gems;
  const complete = GOODS.every(
    (_, good) => seatGoods[seat * GOODS.length + good] === 0 || isKnown(position, good),
  );
  return { total, complete, tieBreak: seatWater[seat], myrrh, frankincense, salt, gems };
}

/** The seats with the most gold and, of those, with the most water (T34). */
function winnersOf(seats: readonly Points[]): number[] {
  const gold = Math.max(...seats.map(({ total }) => total));
  const richest = [...seats.keys()].filter((seat) => seats[seat].total === gold);
  const water = Math.max(...richest.map((seat) => seats[seat].tieBreak));
  return richest.filter((seat) => seats[seat].tieBreak === water);
}
