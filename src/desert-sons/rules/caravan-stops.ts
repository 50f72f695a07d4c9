/** Where the caravan in turn may stop (T10, T11): on the fields of its find, but not where a caravan stands. */
import { bitCount, lowestPlace } from "../../kit/sets.js";
import { isIn, RIDES, rideSet, WALKS, walkSet, wordsFor } from "./caravan-reach.js";
import type { Position } from "./position.js";

/** Whether fields that need the driver count: it costs water. */
const mayRide = ({ seatWater, inTurn }: Position): boolean => seatWater[inTurn] > 0;

/** Where the fields are kept that the caravan in turn may come to. */
function stopSet(position: Position, find: number): number {
  const words = wordsFor(position.ground.board.count);
  return mayRide(position) ? rideSet(find, words) : walkSet(find, words);
}

/** How many fields the caravan in turn may move to. */
export function countStops(position: Position, find: number): number {
  const { reach, caravan, ground } = position;
  const set = stopSet(position, find);
  let count = reach[find + (mayRide(position) ? RIDES : WALKS)];
  for (let seat = 0; seat < ground.players; seat++) {
    if (isIn(reach, set, caravan[seat])) count--;
  }
  return count;
}

/** One word of the set of fields where the caravan in turn may stop. */
function stopsIn({ reach, caravan, ground }: Position, set: number, word: number): number {
  let bits = reach[set + word];
  for (let seat = 0; seat < ground.players; seat++) {
    if (caravan[seat] >> 5 === word) bits &= ~(1 << (caravan[seat] & 31));
  }
  return bits;
}

/** The field at `index` among those that the caravan in turn may move to, in ascending order. */
export function nthStop(position: Position, find: number, index: number): number {
  const set = stopSet(position, find);
  let left = index;
  for (let word = 0; ; word++) {
    let bits = stopsIn(position, set, word);
    const here = bitCount(bits);
    if (left >= here) {
      left -= here;
      continue;
    }
    for (; left > 0; left--) bits &= bits - 1;
    return (word << 5) + lowestPlace(bits);
  }
}

/** Writes the fields that the caravan in turn may move to into `out`, in ascending order. */
export function listStops(position: Position, find: number, out: Int16Array): void {
  const set = stopSet(position, find);
  const words = wordsFor(position.ground.board.count);
  let found = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = stopsIn(position, set, word); bits !== 0; bits &= bits - 1) {
      out[found++] = (word << 5) + lowestPlace(bits);
    }
  }
}
