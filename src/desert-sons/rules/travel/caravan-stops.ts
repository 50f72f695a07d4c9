/** The fields where the caravan in turn may stop (T10, T11): those of its reach set on which no caravan stands. */
import { bitCount, lowestPlace } from "../../../kit/boards/sets.js";
import { isIn, RIDES, rideSet, WALKS, walkSet, wordsFor } from "./caravan-reach.js";
import type { Position } from "../position.js";

/** Tests whether the caravan in turn may use the driver, which costs water. */
const mayRide = ({ seatWater, inTurn }: Position): boolean => seatWater[inTurn] > 0;

/** The place of the set of fields that the caravan in turn may reach. */
function stopSet(position: Position, reachSet: number): number {
  const words = wordsFor(position.setting.board.count);
  return mayRide(position) ? rideSet(reachSet, words) : walkSet(reachSet, words);
}

/** The number of fields that the caravan in turn may move to. */
export function countStops(position: Position, reachSet: number): number {
  const { reach, caravan, setting } = position;
  const set = stopSet(position, reachSet);
  let count = reach[reachSet + (mayRide(position) ? RIDES : WALKS)];
  for (let seat = 0; seat < setting.players; seat++) {
    if (isIn(reach, set, caravan[seat])) count--;
  }
  return count;
}

/** One word of the set of fields where the caravan in turn may stop. */
function stopsIn({ reach, caravan, setting }: Position, set: number, word: number): number {
  let bits = reach[set + word];
  for (let seat = 0; seat < setting.players; seat++) {
    if (caravan[seat] >> 5 === word) bits &= ~(1 << (caravan[seat] & 31));
  }
  return bits;
}

/** A way to a field as a number: twice the field, plus 1 if it needs the driver. */
const wayAt = (word: number, place: number, walks: number): number =>
  (((word << 5) + place) << 1) + (((walks >> place) & 1) ^ 1);

/** The way to the field at `index` among those that the caravan in turn may move to, in ascending order. */
export function nthStop(position: Position, reachSet: number, index: number): number {
  const { reach, setting } = position;
  const set = stopSet(position, reachSet);
  const walk = walkSet(reachSet, wordsFor(setting.board.count));
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
export function listStops(position: Position, reachSet: number, out: Int16Array): void {
  const { reach, setting } = position;
  const words = wordsFor(setting.board.count);
  const set = stopSet(position, reachSet);
  const walk = walkSet(reachSet, words);
  let found = 0;
  for (let word = 0; word < words; word++) {
    const walks = reach[walk + word];
    for (let bits = stopsIn(position, set, word); bits !== 0; bits &= bits - 1) {
      out[found++] = wayAt(word, lowestPlace(bits), walks);
    }
  }
}
