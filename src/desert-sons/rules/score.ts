/** Gold by good, and who has won (T33, T34). */
import { GOODS, type Points, type Score } from "../table/state.js";
import type { Position } from "./position.js";

/** What a good is worth before rumours (T33). */
const VALUE = 4;

/** What a good is worth with the rumours on its two slots (T33). */
export const valueOf = ({ rumour, seenBy }: Position, good: number): number =>
  Math.max(
    0,
    VALUE +
      (seenBy[good * 2] === 0 ? 0 : rumour[good * 2]) +
      (seenBy[good * 2 + 1] === 0 ? 0 : rumour[good * 2 + 1]),
  );

/** The score of a position. */
export function scorePosition(position: Position): Score {
  const seats = Array.from({ length: position.ground.players }, (_, seat) =>
    Object.freeze(pointsOf(position, seat)),
  );
  const winners = position.phase === "over" ? winnersOf(seats) : [];
  return Object.freeze({ seats: Object.freeze(seats), winners: Object.freeze(winners) });
}

function pointsOf(position: Position, seat: number): Points {
  const { seatGoods, seatWater } = position;
  const [myrrh, frankincense, salt, gems] = GOODS.map(
    (_, good) => valueOf(position, good) * seatGoods[seat * GOODS.length + good],
  );
  const total = myrrh + frankincense + salt + gems;
  return { total, complete: true, tieBreak: seatWater[seat], myrrh, frankincense, salt, gems };
}

/** T34. */
function winnersOf(seats: readonly Points[]): number[] {
  const gold = Math.max(...seats.map(({ total }) => total));
  const richest = [...seats.keys()].filter((seat) => seats[seat].total === gold);
  const water = Math.max(...richest.map((seat) => seats[seat].tieBreak));
  return richest.filter((seat) => seats[seat].tieBreak === water);
}
