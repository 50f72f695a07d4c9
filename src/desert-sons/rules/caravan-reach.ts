/**
 * Where caravans can go (T10, T11). All fields that brown lines join share one answer, so it is searched once for all of them
 * and updated when tiles are placed. Such an answer is called a find. A position has room for one find for each seat: how
 * many fields a caravan walks and rides to, then three sets of fields with a bit for each field. Where caravans may stop is in
 * `caravan-stops.ts`.
 */
import { lowestPlace } from "../../kit/boards/sets.js";
import { SEATS } from "../model/tile-set-text.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";

/** Where a find counts the fields to walk and to ride to; no field to walk to means that the find is not valid. */
export const WALKS = 0;
export const RIDES = 1;
/** The sets of a find: fields joined by brown lines, fields that a caravan walks to from there, and rides to with the driver. */
const JOINED = 0;
const WALK = 1;
const RIDE = 2;
const SETS = 3;
/** Where the sets begin. */
const FIRST = 2;

/** How many 32-bit words a set of fields takes, and how many a find takes. */
export const wordsFor = (fields: number): number => (fields + 31) >> 5;
const strideFor = (fields: number): number => FIRST + SETS * wordsFor(fields);

/** How many 32-bit words the finds take on an area with a number of fields. */
export const roomForReach = (fields: number): number => SEATS * strideFor(fields);

/** Where the fields to walk to, and the fields to ride to, are kept in a find. */
export const walkSet = (find: number, words: number): number => find + FIRST + WALK * words;
export const rideSet = (find: number, words: number): number => find + FIRST + RIDE * words;

/** Whether a field is in the set that is kept at a place. */
export const isIn = (sets: Int32Array, set: number, field: number): boolean =>
  ((sets[set + (field >> 5)] >> (field & 31)) & 1) !== 0;

/** Adds a field to a set and returns whether it is new there. */
function add(sets: Int32Array, set: number, field: number): boolean {
  const word = set + (field >> 5);
  const bit = 1 << (field & 31);
  if ((sets[word] & bit) !== 0) return false;
  sets[word] |= bit;
  return true;
}

/** The find for the caravan in turn, searched if there is none yet. */
export function findReach(position: Position): number {
  const { reach, caravan, inTurn, ground } = position;
  const stride = strideFor(ground.board.count);
  const field = caravan[inTurn];
  // The sets of finds that are not valid are empty.
  for (let find = 0; find < reach.length; find += stride) {
    if (isIn(reach, find + FIRST, field)) return find;
  }
  const find = freeRoom(position, stride);
  search(position, find, field);
  return find;
}

/**
 * Room for another find: an invalid one, or one that no caravan needs. There is one, since the caravan in turn has none yet, and
 * each of the others needs one at most.
 */
function freeRoom(position: Position, stride: number): number {
  const { reach } = position;
  let unneeded = NONE;
  for (let find = 0; find < reach.length; find += stride) {
    if (reach[find + WALKS] === 0) return find;
    if (unneeded === NONE && !isNeeded(position, find)) unneeded = find;
  }
  return unneeded;
}

/** Whether a caravan stands on any of the fields that a find is for. */
function isNeeded({ reach, caravan, ground }: Position, find: number): boolean {
  for (let seat = 0; seat < ground.players; seat++) {
    if (isIn(reach, find + FIRST, caravan[seat])) return true;
  }
  return false;
}

/** Searches from a field. */
function search(position: Position, find: number, start: number): void {
  const { reach, ground } = position;
  const words = wordsFor(ground.board.count);
  clear(reach, find, words);
  if (!copyRide(reach, find, words, start)) growRide(position, find, start);
  growWalk(position, find, start);
}

function clear(reach: Int32Array, find: number, words: number): void {
  const end = find + FIRST + SETS * words;
  for (let at = find; at < end; at++) reach[at] = 0;
}

/** Copies the set of fields to ride to from another find that has the start in it. Returns whether there was one. */
function copyRide(reach: Int32Array, find: number, words: number, start: number): boolean {
  const stride = FIRST + SETS * words;
  for (let other = 0; other < reach.length; other += stride) {
    const ride = rideSet(other, words);
    if (!isIn(reach, ride, start)) continue;
    reach[find + RIDES] = reach[other + RIDES];
    for (let word = 0; word < words; word++) {
      reach[rideSet(find, words) + word] = reach[ride + word];
    }
    return true;
  }
  return false;
}

/** Adds a field to those that brown lines join, with all that they join to it, and from each of them goes one line further. */
function growWalk({ reach, face, ground }: Position, find: number, start: number): void {
  const { beside, lines, brownLines, scratch, count } = ground.board;
  const joined = find + FIRST + JOINED * wordsFor(count);
  const walk = walkSet(find, wordsFor(count));
  let walks = reach[find + WALKS];
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
  reach[find + WALKS] = walks;
}

/** Adds a field to those to ride to, with all that lines lead to from there. */
function growRide({ reach, face, ground }: Position, find: number, start: number): void {
  const { beside, lines, scratch, count } = ground.board;
  const ride = rideSet(find, wordsFor(count));
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
  reach[find + RIDES] += found;
}

/** Updates the finds after a tile was placed. Of those that it joins with each other, one is left: no field is joined in two. */
export function extendReach(position: Position, field: number): void {
  const { reach, ground } = position;
  const { count } = ground.board;
  const stride = strideFor(count);
  let isJoined = false;
  for (let find = 0; find < reach.length; find += stride) {
    if (reach[find + WALKS] === 0) continue;
    extend(position, find, field);
    if (!isIn(reach, find + FIRST, field)) continue;
    if (isJoined) clear(reach, find, wordsFor(count));
    isJoined = true;
  }
}

function extend(position: Position, find: number, field: number): void {
  const { reach, face, ground } = position;
  const { beside, lines, brownLines, count } = ground.board;
  const words = wordsFor(count);
  const ride = rideSet(find, words);
  // Whether lines lead to the fields of the find, and to others, and of which colours those to joined fields are.
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
    if (!isIn(reach, find + FIRST, other)) continue;
    if (((brownLines[face[field]] >> side) & 1) !== 0) brown = true;
    else white = true;
  }
  if (!inRide) return;
  if (outRide) growRide(position, find, field);
  else if (add(reach, ride, field)) reach[find + RIDES]++;
  if (brown) growWalk(position, find, field);
  else if (white && add(reach, walkSet(find, words), field)) reach[find + WALKS]++;
}

/** Makes all finds invalid, after a tile was taken back. */
export const forgetReach = ({ reach }: Position): void => {
  reach.fill(0);
};

/** How the caravan in turn can reach a field, regardless of water: not at all, by walking, or only with the driver. */
export function wayTo(position: Position, field: number): "none" | "walk" | "ride" {
  const { reach, ground } = position;
  const find = findReach(position);
  const words = wordsFor(ground.board.count);
  if (isIn(reach, walkSet(find, words), field)) return "walk";
  return isIn(reach, rideSet(find, words), field) ? "ride" : "none";
}
