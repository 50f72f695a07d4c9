/** Where the caravan in turn may stop (T10, T11): on the fields of its find, but not where a caravan stands. */
import { bitCount, lowestPlace } from "../../kit/boards/sets.js";
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

/** A way to a field as a number: twice the field, and one more if it needs the driver. */
const wayAt = (word: number, place: number, walks: number): number =>
  (((word << 5) + place) << 1) + (((walks >> place) & 1) ^ 1);

/** The way to the field at `index` among those that the caravan in turn may move to, in ascending order. */
export function nthStop(position: Position, find: number, index: number): number {
  const { reach, ground } = position;
  const set = stopSet(position, find);
  const walk = walkSet(find, wordsFor(ground.board.count));
  let left = index;
  for (let word = 0; ; word++) {
    let bits = stopsIn(position, set, word);
    const here = bitCount(bits);
    if (left >= here) {
      left -= here;
      continue;
    }
    for (; left > 0; left--) bits &= bits - 1;
    return wayAt(word, lowestPlace(bits), reach[walk + word]);
  }
}

/** Writes the ways to the fields that the caravan in turn may move to into `out`, in ascending order. */
export function listStops(position: Position, find: number, out: Int16Array): void {
  const { reach, ground } = position;
  const words = wordsFor(ground.board.count);
  const set = stopSet(position, find);
  const walk = walkSet(find, words);
  let found = 0;
  for (let word = 0; word < words; word++) {
    const walks = reach[walk + word];
    for (let bits = stopsIn(position, set, word); bits !== 0; bits &= bits - 1) {
      out[found++] = wayAt(word, lowestPlace(bits), walks);
    }
  }
}
