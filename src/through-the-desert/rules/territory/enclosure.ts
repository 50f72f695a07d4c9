/** Which regions a caravan encloses (E3, L6). `region.ts` searches and claims one region. */
import { ARCS, ARCS_IN, MOST_ARCS } from "../../../kit/boards/arcs.js";
import { lowestPlace } from "../../../kit/boards/sets.js";
import { NONE } from "../../../kit/none.js";
import type { Emitted } from "../emitted.js";
import { ALL_CARAVANS, ALL_PLACES, CARAVANS, EMPTY, OPEN_FROM, SOLID } from "../numbers.js";
import type { Position } from "../position.js";
import { claimRegion, findRegion, freshStamp, markPlaces } from "./region.js";

/**
 * A camel, and what a search for regions beside it knows. An object costs no more than five parameters: random games have 0.96 to
 * 1.04 times the speed, in six runs.
 */
interface Search {
  readonly caravan: number;
  readonly space: number;
  /** The places around the camel that belong to a region, one bit each. */
  readonly open: number;
  /** Those of them that other caravans touch. */
  readonly contested: number;
  /** The last stamp before the search: a space with a newer mark was visited. */
  readonly before: number;
}

/** Claims every region that the camel just placed has closed (E3); `seen` is what `occupy` returned for it. */
export function encloseBeside(
  position: Position,
  caravan: number,
  space: number,
  seen: number,
  emitted: Emitted,
): void {
  const { territory, setting } = position;
  const open = (seen >> OPEN_FROM) & ALL_PLACES;
  const arcs = ARCS[open];
  const others = othersBeside(position, caravan, space);
  if (staysOpen(arcs, others)) return;
  const contested = contestedAround(position, caravan, space, open);
  if (arcs === 1 && contested !== 0) return;
  // Everything inside its own territory (`ownerMayFill`) is claimed already.
  if (territory[space] !== NONE) return;
  const search = { caravan, space, open, contested, before: freshStamp(setting.board) };
  if (arcs === 2 && others === 0) encloseParted(position, search, emitted);
  else encloseArcs(position, search, emitted);
}

/** The other caravans that touch a space, one bit each. */
const othersBeside = ({ cells }: Position, caravan: number, space: number): number =>
  cells[space] & ALL_CARAVANS & ~(1 << caravan);

/**
 * Tests whether a camel with open places around it in this many arcs closes no region. The region was not claimed before, so another
 * caravan touched it. If it stays in one piece, it is enclosed only if the camel stands on the last of its spaces that the other
 * caravan touched.
 */
const staysOpen = (arcs: number, others: number): boolean =>
  arcs === 0 || (arcs === 1 && others === 0);

/** Tests whether a camel might close a region if it were placed on a space now. Mostly it can't, which is quick to see. */
export const mightEnclose = (position: Position, caravan: number, space: number): boolean =>
  !staysOpen(ARCS[openAround(position, space)], othersBeside(position, caravan, space));

/** The places around a space that belong to a region, one bit each. */
function openAround({ cells, setting }: Position, space: number): number {
  const { ring } = setting.board;
  let open = 0;
  for (let place = 0; place < 6; place++) {
    if ((cells[ring[space * 6 + place]] & SOLID) === 0) open |= 1 << place;
  }
  return open;
}

/** The open places around a camel that other caravans touch, one bit each. */
function contestedAround(
  { cells, setting }: Position,
  caravan: number,
  space: number,
  open: number,
): number {
  const { ring } = setting.board;
  const foreign = ALL_CARAVANS & ~(1 << caravan);
  let contested = 0;
  for (let left = open; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    if ((cells[ring[space * 6 + place]] & foreign) !== 0) contested |= 1 << place;
  }
  return contested;
}

/** Claims, once the last leader stands, every region that touches camels of one caravan only (L6). */
export function encloseLeaders(position: Position, emitted: Emitted): void {
  const { leaders, setting } = position;
  const { arcs } = setting.board;
  let placed = 0;
  let most = 0;
  for (let caravan = 0; caravan < CARAVANS; caravan++) {
    const space = leaders[caravan];
    if (space === NONE) continue;
    placed++;
    most = Math.max(most, arcs[space]);
  }
  // Leaders never stand next to each other (L4). So a connected board stays one region that all of them touch, except around
  // a leader with open spaces in several arcs.
  const isOneRegion = setting.board.isJoined && !setting.rules.oasisWalls && placed > 1;
  if (isOneRegion && most < 2) return;
  encloseAround(position, leaders, isOneRegion ? 2 : 1, emitted);
}

/** Claims what the camels on `spaces` enclose. Camels with open spaces around them in fewer than `arcs` arcs are skipped. */
export function encloseAround(
  position: Position,
  spaces: Int32Array,
  arcs: number,
  emitted: Emitted,
): void {
  const { occupant, setting } = position;
  const before = freshStamp(setting.board);
  for (const space of spaces) {
    if (space === NONE || occupant[space] <= EMPTY) continue;
    const caravan = occupant[space];
    const open = openAround(position, space);
    if (ARCS[open] < arcs) continue;
    const contested = contestedAround(position, caravan, space, open);
    encloseArcs(position, { caravan, space, open, contested, before }, emitted);
  }
}

/** Claims the regions beside a camel that only its caravan touches, starting from each arc that no other touches. */
function encloseArcs(position: Position, search: Search, emitted: Emitted): void {
  const { space, open, contested, before } = search;
  const { ring, marks } = position.setting.board;
  for (let index = 0; index < MOST_ARCS; index++) {
    const arc = ARCS_IN[open * MOST_ARCS + index];
    // A caravan that touches the arc touches its whole region.
    if (arc === 0 || (arc & contested) !== 0) continue;
    const start = ring[space * 6 + lowestPlace(arc)];
    if (marks[start] <= before) encloseFrom(position, search, start, emitted);
  }
}

/**
 * The same for a camel with two arcs around it, on a space that no other caravan touched. Other caravans touched its region
 * elsewhere, or the region would have been claimed before. So if the arcs are still connected, neither is enclosed, and if one
 * is enclosed, the other is not. The search from the shorter arc mostly answers both questions close by.
 */
function encloseParted(position: Position, search: Search, emitted: Emitted): void {
  const { space, open, contested, before } = search;
  const { board } = position.setting;
  const shorter = ARCS_IN[open * MOST_ARCS];
  const longer = ARCS_IN[open * MOST_ARCS + 1];
  const startOf = (arc: number): number => board.ring[space * 6 + lowestPlace(arc)];
  markPlaces(board, space, longer, ++board.stamp);
  const isEnclosed =
    (shorter & contested) === 0 && encloseFrom(position, search, startOf(shorter), emitted);
  if (isEnclosed || (longer & contested) !== 0) return;
  markPlaces(board, space, longer, before);
  encloseFrom(position, search, startOf(longer), emitted);
}

/** Claims the region of a space if only the caravan of the search touches it. Returns whether it does. */
function encloseFrom(
  position: Position,
  { caravan, before }: Search,
  start: number,
  emitted: Emitted,
): boolean {
  const size = findRegion(position, start, ALL_CARAVANS & ~(1 << caravan), before);
  if (size === 0) return false;
  claimRegion(position, caravan, position.setting.board.scratch.subarray(0, size), emitted);
  return true;
}
