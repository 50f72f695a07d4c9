/** Gold by good, and who has won (T33, T34). */
import { bySeat } from "../../kit/state/standing.js";
import { GOODS, type Points, type Score } from "../model/state.js";
import { type Position, UNKNOWN } from "./position.js";

/** What a good is worth before rumours (T33). */
const VALUE = 4;

/** What a good is worth with the rumours on its two slots (T33). */
export const valueOf = (position: Position, good: number): number =>
  Math.max(0, VALUE + rumourOn(position, good * 2) + rumourOn(position, good * 2 + 1));

/** What a slot adds; a rumour that the viewer does not know counts nothing. */
const rumourOn = ({ rumour, seenBy }: Position, slot: number): number =>
  seenBy[slot] === 0 || rumour[slot] === UNKNOWN ? 0 : rumour[slot];

/** Whether the viewer knows all rumours about a good. Nothing is hidden from the position of a state. */
export const isKnown = ({ rumour }: Position, good: number): boolean =>
  rumour[good * 2] !== UNKNOWN && rumour[good * 2 + 1] !== UNKNOWN;

/** The score of a position. */
export function scorePosition(position: Position): Score {
  const seats = bySeat(position.ground.players, (seat) => Object.freeze(pointsOf(position, seat)));
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

/** T34. */
function winnersOf(seats: readonly Points[]): number[] {
  const gold = Math.max(...seats.map(({ total }) => total));
  const richest = [...seats.keys()].filter((seat) => seats[seat].total === gold);
  const water = Math.max(...richest.map((seat) => seats[seat].tieBreak));
  return richest.filter((seat) => seats[seat].tieBreak === water);
}
