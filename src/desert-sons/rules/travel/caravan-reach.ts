/**
 * Where caravans can go (T10, T11), kept up to date as tiles are placed. The same rules as a plain search are in
 * `caravan-path.ts`: read that first. All fields joined by brown lines can go to the same fields, so they share a reach set: the
 * numbers of fields that a caravan walks and rides to, then three sets of fields with a bit for each field. A position has room
 * for one reach set for each seat. Where caravans may stop is in `caravan-stops.ts`.
 */
import { lowestPlace } from "../../../kit/boards/sets.js";
import { SEATS } from "../../model/tile-set-text.js";
import { NONE } from "../../../kit/none.js";
import type { Position } from "../position.js";

/** The places of the two numbers in a reach set. A reach set with no field to walk to is not valid. */
export const WALKS = 0;
export const RIDES = 1;
/** The sets in a reach set: fields joined by brown lines, fields to walk to from there, and fields to ride to with the driver. */
const JOINED = 0;
const WALK = 1;
const RIDE = 2;
const SETS = 3;
/** The place of the first set. */
const FIRST = 2;

/** The number of 32-bit words of a set of fields, and of a reach set. */
export const wordsFor = (fields: number): number => (fields + 31) >> 5;
const strideFor = (fields: number): number => FIRST + SETS * wordsFor(fields);

/** The number of 32-bit words of all reach sets on an area with this many fields. */
export const roomForReach = (fields: number): number => SEATS * strideFor(fields);

/** The places of the set of fields to walk to, and of the set of fields to ride to. */
export const walkSet = (reachSet: number, words: number): number => reachSet + FIRST + WALK * words;
export const rideSet = (reachSet: number, words: number): number => reachSet + FIRST + RIDE * words;

/** Tests whether a field is in the set at a place. */
export const isIn = (sets: Int32Array, set: number, field: number): boolean =>
  ((sets[set + (field >> 5)] >> (field & 31)) & 1) !== 0;

/** Adds a field to a set. Returns `false` if it was there already. */
function add(sets: Int32Array, set: number, field: number): boolean {
  const word = set + (field >> 5);
  const bit = 1 << (field & 31);
  if ((sets[word] & bit) !== 0) return false;
  sets[word] |= bit;
  return true;
}

/** The place of the reach set of the caravan in turn, which is searched if there is none yet. */
export function findReach(position: Position): number {
  const { reach, caravan, inTurn, setting } = position;
  const stride = strideFor(setting.board.count);
  const field = caravan[inTurn];
  // The sets of invalid reach sets are empty.
  for (let reachSet = 0; reachSet < reach.length; reachSet += stride) {
    if (isIn(reach, reachSet + FIRST, field)) return reachSet;
  }
  const reachSet = freeRoom(position, stride);
  search(position, reachSet, field);
  return reachSet;
}

/**
 * A place for another reach set: that of an invalid one, or of one that no caravan needs. There is one, since the caravan in turn
 * has none yet and each of the others needs one at most.
 */
function freeRoom(position: Position, stride: number): number {
  const { reach } = position;
  let unneeded = NONE;
  for (let reachSet = 0; reachSet < reach.length; reachSet += stride) {
    if (reach[reachSet + WALKS] === 0) return reachSet;
    if (unneeded === NONE && !isNeeded(position, reachSet)) unneeded = reachSet;
  }
  return unneeded;
}

/** Tests whether a caravan stands on one of the joined fields of a reach set. */
function isNeeded({ reach, caravan, setting }: Position, reachSet: number): boolean {
  for (let seat = 0; seat < setting.players; seat++) {
    if (isIn(reach, reachSet + FIRST, caravan[seat])) return true;
  }
  return false;
}

/** Searches a reach set from a field. */
function search(position: Position, reachSet: number, start: number): void {
  const { reach, setting } = position;
  const words = wordsFor(setting.board.count);
  clear(reach, reachSet, words);
  if (!copyRide(reach, reachSet, words, start)) growRide(position, reachSet, start);
  growWalk(position, reachSet, start);
}

function clear(reach: Int32Array, reachSet: number, words: number): void {
  const end = reachSet + FIRST + SETS * words;
  for (let at = reachSet; at < end; at++) reach[at] = 0;
}

/** Copies the set of fields to ride to from another reach set that has the start in it. Returns `false` if there is none. */
function copyRide(reach: Int32Array, reachSet: number, words: number, start: number): boolean {
  const stride = FIRST + SETS * words;
  for (let other = 0; other < reach.length; other += stride) {
    const ride = rideSet(other, words);
    if (!isIn(reach, ride, start)) continue;
    reach[reachSet + RIDES] = reach[other + RIDES];
    for (let word = 0; word < words; word++) {
      reach[rideSet(reachSet, words) + word] = reach[ride + word];
    }
    return true;
  }
  return false;
}

/** Adds a field and all fields that brown lines join to it to the joined fields, and whatever is one line further to the walk. */
function growWalk({ reach, face, setting }: Position, reachSet: number, start: number): void {
  const { beside, lines, brownLines, scratch, count } = setting.board;
  const joined = reachSet + FIRST + JOINED * wordsFor(count);
  const walk = walkSet(reachSet, wordsFor(count));
  let walks = reach[reachSet + WALKS];
  let found = 0;
  scratch[found++] = start;
  add(reach, joined, start);
  if (add(reach, walk, start)) walks++;
  for (let next = 0; next < found; next++) {
    const field = scratch[next];
    const brown = brownLines[face[field]];
    for (let sides = lines[face[field]]; sides !== 0; sides &= sides - 1) {
      const side = lowestPlace(sides);
      const other = beside[field * 4 + side];
      if (other === NONE || face[other] === NONE) continue;
      if (add(reach, walk, other)) walks++;
      if (((brown >> side) & 1) !== 0 && add(reach, joined, other)) scratch[found++] = other;
    }
  }
  reach[reachSet + WALKS] = walks;
}

/** Adds a field and all fields that lines lead to from there to the fields to ride to. */
function growRide({ reach, face, setting }: Position, reachSet: number, start: number): void {
  const { beside, lines, scratch, count } = setting.board;
  const ride = rideSet(reachSet, wordsFor(count));
  let found = 0;
  scratch[found++] = start;
  add(reach, ride, start);
  for (let next = 0; next < found; next++) {
    const field = scratch[next];
    for (let sides = lines[face[field]]; sides !== 0; sides &= sides - 1) {
      const other = beside[field * 4 + lowestPlace(sides)];
      if (other === NONE || face[other] === NONE) continue;
      if (add(reach, ride, other)) scratch[found++] = other;
    }
  }
  reach[reachSet + RIDES] += found;
}

/** Updates all reach sets after a tile was placed. Of those that the tile joins, one is left: no field is joined in two. */
export function extendReach(position: Position, field: number): void {
  const { reach, setting } = position;
  const { count } = setting.board;
  const stride = strideFor(count);
  let isJoined = false;
  for (let reachSet = 0; reachSet < reach.length; reachSet += stride) {
    if (reach[reachSet + WALKS] === 0) continue;
    extend(position, reachSet, field);
    if (!isIn(reach, reachSet + FIRST, field)) continue;
    if (isJoined) clear(reach, reachSet, wordsFor(count));
    isJoined = true;
  }
}

function extend(position: Position, reachSet: number, field: number): void {
  const { reach, face, setting } = position;
  const { beside, lines, brownLines, count } = setting.board;
  const words = wordsFor(count);
  const ride = rideSet(reachSet, words);
  // Whether lines lead to the fields to ride to, and to others; and the colours of lines to joined fields.
  let inRide = false;
  let outRide = false;
  let brown = false;
  let white = false;
  for (let sides = lines[face[field]]; sides !== 0; sides &= sides - 1) {
    const side = lowestPlace(sides);
    const other = beside[field * 4 + side];
    if (other === NONE || face[other] === NONE) continue;
    if (!isIn(reach, ride, other)) {
      outRide = true;
      continue;
    }
    inRide = true;
    if (!isIn(reach, reachSet + FIRST, other)) continue;
    if (((brownLines[face[field]] >> side) & 1) !== 0) brown = true;
    else white = true;
  }
  if (!inRide) return;
  if (outRide) growRide(position, reachSet, field);
  else if (add(reach, ride, field)) reach[reachSet + RIDES]++;
  if (brown) growWalk(position, reachSet, field);
  else if (white && add(reach, walkSet(reachSet, words), field)) reach[reachSet + WALKS]++;
}

/** Makes all reach sets invalid, after a tile was taken back. */
export const forgetReach = ({ reach }: Position): void => {
  reach.fill(0);
};

/** The way of the caravan in turn to a field, regardless of water: none, walking, or only riding with the driver. */
export function wayTo(position: Position, field: number): "none" | "walk" | "ride" {
  const { reach, setting } = position;
  const reachSet = findReach(position);
  const words = wordsFor(setting.board.count);
  if (isIn(reach, walkSet(reachSet, words), field)) return "walk";
  return isIn(reach, rideSet(reachSet, words), field) ? "ride" : "none";
}
