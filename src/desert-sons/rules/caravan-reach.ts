/**
 * Where caravans can go (T10, T11). All fields that brown lines join share one answer, so it is searched once for all of them
 * and updated when tiles are placed. Such an answer is called a find. A position has room for one find for each seat: whether it
 * is valid, then three sets of fields with a bit for each field.
 */
import { bitCount, lowestPlace } from "../../kit/sets.js";
import { SEATS } from "../table/tile-set-text.js";
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";

/** The sets of a find: fields joined by brown lines, fields that a caravan walks to from there, and rides to with the driver. */
const JOINED = 0;
const WALK = 1;
const RIDE = 2;
const SETS = 3;

/** How many 32-bit words a set of fields takes, and how many a find takes. */
const wordsFor = (fields: number): number => (fields + 31) >> 5;
const strideFor = (fields: number): number => 1 + SETS * wordsFor(fields);

/** How many 32-bit words the finds take on an area with a number of fields. */
export const roomForReach = (fields: number): number => SEATS * strideFor(fields);

const has = (sets: Int32Array, set: number, field: number): boolean =>
  ((sets[set + (field >> 5)] >> (field & 31)) & 1) !== 0;

const add = (sets: Int32Array, set: number, field: number): void => {
  sets[set + (field >> 5)] |= 1 << (field & 31);
};

/** The find for the caravan in turn, searched if there is none yet. */
export function findReach(position: Position): number {
  const { reach, caravan, inTurn, ground } = position;
  const stride = strideFor(ground.board.count);
  for (let find = 0; find < reach.length; find += stride) {
    if (reach[find] !== 0 && has(reach, find + 1, caravan[inTurn])) return find;
  }
  const find = freeRoom(position, stride);
  search(position, find, caravan[inTurn]);
  return find;
}

/** Room for another find: an invalid one, or one that no caravan needs. There is one, since the caravan in turn has none yet. */
function freeRoom(position: Position, stride: number): number {
  let find = 0;
  while (position.reach[find] !== 0 && isNeeded(position, find)) find += stride;
  return find;
}

/** Whether a caravan stands on any of the fields that a find is for. */
function isNeeded({ reach, caravan, ground }: Position, find: number): boolean {
  for (let seat = 0; seat < ground.players; seat++) {
    if (has(reach, find + 1, caravan[seat])) return true;
  }
  return false;
}

/** Searches from a field: along brown lines, from there along one more line, and from there along all lines. */
function search({ reach, face, ground }: Position, find: number, start: number): void {
  const { board } = ground;
  const { beside, lines, brownLines, scratch } = board;
  const words = wordsFor(board.count);
  for (let at = find; at < find + 1 + words; at++) reach[at] = 0;
  let found = 0;
  scratch[found++] = start;
  add(reach, find + 1, start);
  for (let set = JOINED; set < SETS; set++) {
    const at = find + 1 + set * words;
    if (set === RIDE && copyRide(reach, find, words, start)) break;
    if (set !== JOINED) copyWords(reach, at - words, at, words);
    const drawn = set === JOINED ? brownLines : lines;
    // Walking goes on by one line only, so not from what it finds itself.
    const end = set === WALK ? found : board.count;
    for (let next = 0; next < found && next < end; next++) {
      const field = scratch[next];
      const sides = drawn[face[field]];
      for (let side = 0; side < 4; side++) {
        const other = beside[field * 4 + side];
        if (((sides >> side) & 1) === 0 || other === NONE) continue;
        if (face[other] === NONE || has(reach, at, other)) continue;
        add(reach, at, other);
        scratch[found++] = other;
      }
    }
  }
  reach[find] = 1;
}

function copyWords(sets: Int32Array, from: number, to: number, words: number): void {
  for (let word = 0; word < words; word++) sets[to + word] = sets[from + word];
}

/** Copies the set of fields to ride to from another find that has the start in it. Returns whether there was one. */
function copyRide(reach: Int32Array, find: number, words: number, start: number): boolean {
  const ride = 1 + RIDE * words;
  for (let other = 0; other < reach.length; other += 1 + SETS * words) {
    if (reach[other] === 0 || !has(reach, other + ride, start)) continue;
    copyWords(reach, other + ride, find + ride, words);
    return true;
  }
  return false;
}

/** Updates the finds after a tile was placed. A find that the tile joins with other fields becomes invalid. */
export function extendReach(position: Position, field: number): void {
  const { reach, ground } = position;
  const stride = strideFor(ground.board.count);
  for (let find = 0; find < reach.length; find += stride) {
    if (reach[find] !== 0) extend(position, find, field);
  }
}

function extend({ reach, face, ground }: Position, find: number, field: number): void {
  const { beside, lines, brownLines, count } = ground.board;
  const words = wordsFor(count);
  const joined = find + 1;
  const walk = joined + WALK * words;
  const ride = joined + RIDE * words;
  // How many of the neighbours that lines lead to are in the sets, and how many are not.
  let inJoined = 0;
  let inWhite = 0;
  let inRide = 0;
  let outJoined = 0;
  let outRide = 0;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (((lines[face[field]] >> side) & 1) === 0 || other === NONE || face[other] === NONE)
      continue;
    if (has(reach, ride, other)) inRide++;
    else outRide++;
    const isJoined = has(reach, joined, other);
    if (((brownLines[face[field]] >> side) & 1) === 0) inWhite += isJoined ? 1 : 0;
    else if (isJoined) inJoined++;
    else outJoined++;
  }
  if (inRide === 0) return;
  if (outRide > 0 || (inJoined > 0 && outJoined > 0)) {
    reach[find] = 0;
    return;
  }
  add(reach, ride, field);
  if (inJoined > 0 || inWhite > 0) add(reach, walk, field);
  if (inJoined === 0) return;
  add(reach, joined, field);
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (((lines[face[field]] >> side) & 1) === 0 || other === NONE || face[other] === NONE)
      continue;
    add(reach, walk, other);
  }
}

/** Makes all finds invalid, after a tile was taken back. */
export function forgetReach({ reach, ground }: Position): void {
  const stride = strideFor(ground.board.count);
  for (let find = 0; find < reach.length; find += stride) reach[find] = 0;
}

/** Whether the caravan of a find reaches a field without the driver. */
export const walksTo = ({ reach, ground }: Position, find: number, field: number): boolean =>
  has(reach, find + 1 + WALK * wordsFor(ground.board.count), field);

/** How the caravan in turn can reach a field, regardless of water: not at all, by walking, or only with the driver. */
export function wayTo(position: Position, field: number): "none" | "walk" | "ride" {
  const { reach, ground } = position;
  const find = findReach(position);
  if (walksTo(position, find, field)) return "walk";
  return has(reach, find + 1 + RIDE * wordsFor(ground.board.count), field) ? "ride" : "none";
}

/** One word of the set of fields where the caravan in turn may stop. Those that need the driver count only if it has water. */
function stopsIn(position: Position, find: number, word: number): number {
  const { reach, caravan, inTurn, seatWater, ground } = position;
  const set = seatWater[inTurn] > 0 ? RIDE : WALK;
  let bits = reach[find + 1 + set * wordsFor(ground.board.count) + word];
  for (let seat = 0; seat < ground.players; seat++) {
    if (caravan[seat] >> 5 === word) bits &= ~(1 << (caravan[seat] & 31));
  }
  return bits;
}

/** How many fields the caravan in turn may move to. */
export function countStops(position: Position, find: number): number {
  const words = wordsFor(position.ground.board.count);
  let count = 0;
  for (let word = 0; word < words; word++) count += bitCount(stopsIn(position, find, word));
  return count;
}

/** The field at `index` among those that the caravan in turn may move to, in ascending order. */
export function nthStop(position: Position, find: number, index: number): number {
  let left = index;
  for (let word = 0; ; word++) {
    let bits = stopsIn(position, find, word);
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
  const words = wordsFor(position.ground.board.count);
  let found = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = stopsIn(position, find, word); bits !== 0; bits &= bits - 1) {
      out[found++] = (word << 5) + lowestPlace(bits);
    }
  }
}
