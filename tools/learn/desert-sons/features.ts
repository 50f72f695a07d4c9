/**
 * Features of a position of Desert Sons: for each seat, numbers that the gold it will still earn may depend on. No bot uses them: a value
 * that was learnt with them played no better than the evaluation that is there, see docs/results.md.
 */
import { goodsOf, placesOf } from "../../../src/desert-sons/rules/earnings.js";
import { ownerOf, type Position } from "../../../src/desert-sons/rules/position.js";
import type { TileGains } from "../../../src/desert-sons/bots/tile-gains.js";
import { NONE } from "../../../src/kit/none.js";

/** The names of the features of a seat, in their order. */
export const FEATURE_NAMES = [
  // Always 1; 1 for the seat in turn; 1 for the seat with the turban.
  ...(["constant", "inTurn", "turban"] as const),
  // Free places for goods: 1 if there is a first, a second and so on; then the number of all others. Likewise for water.
  ...(["place1", "place2", "place3", "place4", "placesMore"] as const),
  ...(["water1", "water2", "water3", "waterMore"] as const),
  // Likewise for explorers that are not in an oasis, the sum of their heights, and tiles in reserve.
  ...(["atHand1", "atHand2", "atHand3", "atHand4", "heightAtHand"] as const),
  ...(["reserve1", "reserve2", "reserve3"] as const),
  // Explorers in oases with 1 to 4 openings or more: the value in gold of the action spaces that they would take now.
  ...(["gainIn1", "gainIn2", "gainIn3", "gainIn4"] as const),
  // The same in all oases, each multiplied by the probability that `OasisGains` estimates for its completion.
  "gainLikely",
  // Explorers in such oases for whom there is no action space now.
  ...(["waitingIn1", "waitingIn2", "waitingIn3", "waitingIn4"] as const),
  // Explorers that would be the first of several to act, and whose owner has no water to pay (T27).
  "unpaid",
] as const;

type FeatureName = (typeof FEATURE_NAMES)[number];

/** The most openings of an oasis that are told apart. */
const MOST_OPENINGS = 4;

/** The features of one seat. */
class SeatFeatures {
  readonly values = new Float64Array(FEATURE_NAMES.length);

  /** Adds to a feature: the one that is `offset` places after a name. */
  add(name: FeatureName, value: number, offset = 0): void {
    const index = FEATURE_NAMES.indexOf(name) + offset;
    this.values[index] = (this.values[index] ?? 0) + value;
  }

  /** Adds a number of things to a group of features: 1 to each of the first ones, and all others to the last. */
  addCount(first: FeatureName, count: number, size: number): void {
    for (let index = 0; index < Math.min(count, size - 1); index++) this.add(first, 1, index);
    if (count >= size) this.add(first, count - size + 1, size - 1);
  }
}

/** Returns the features of each seat. `tileGains` must be updated for the position. */
export function featuresOf(position: Position, tileGains: TileGains): Float64Array[] {
  const { setting, seatWater, reserves, inTurn, turban, explorer } = position;
  const seats = Array.from({ length: setting.players }, () => new SeatFeatures());
  for (const [seat, features] of seats.entries()) {
    features.add("constant", 1);
    features.addCount("place1", placesOf(position, seat) - goodsOf(position, seat), 5);
    features.addCount("water1", Number(seatWater[seat]), 4);
    features.addCount("reserve1", Number(reserves[seat]), 3);
    const atHand = [...explorer.keys()].filter(
      (number) => explorer[number] === NONE && ownerOf(setting, number) === seat,
    );
    features.addCount("atHand1", atHand.length, 4);
    for (const number of atHand)
      features.add("heightAtHand", Number(setting.board.heights[number]));
  }
  seats[inTurn]?.add("inTurn", 1);
  seats[turban]?.add("turban", 1);
  // The stamp of the first oasis read: portions with a later one belong to oases that were counted.
  let first = 0;
  for (const start of explorer) {
    if (start === NONE || tileGains.isRead(position, start, first)) continue;
    tileGains.oasis.read(position, start);
    if (first === 0) first = tileGains.oasis.oasis.stamp;
    addOasis(position, tileGains, seats);
  }
  return seats.map(({ values }) => values);
}

/** Adds the explorers in the oasis read last: in their order they take the best space that is left (T28). */
function addOasis(
  { setting, seatWater }: Position,
  { oasis, values }: TileGains,
  seats: readonly SeatFeatures[],
): void {
  const left = [...oasis.oasis.spaces];
  const openings = Math.min(MOST_OPENINGS, Math.max(1, oasis.oasis.openings)) - 1;
  for (const [place, explorer] of oasis.order.subarray(0, oasis.members).entries()) {
    const owner = ownerOf(setting, explorer);
    if (place === 0 && oasis.members > 1 && seatWater[owner] === 0) {
      seats[owner]?.add("unpaid", 1);
      continue;
    }
    let best = NONE;
    let gain = 0;
    for (const [action, spaces] of left.entries()) {
      if (spaces === 0 || values.of(owner, action) <= gain) continue;
      best = action;
      gain = values.of(owner, action);
    }
    if (best === NONE) {
      seats[owner]?.add("waitingIn1", 1, openings);
      continue;
    }
    left[best] = Number(left[best]) - 1;
    seats[owner]?.add("gainIn1", gain, openings);
    seats[owner]?.add("gainLikely", oasis.closing * gain);
  }
}
