/** Territories: which regions a caravan encloses (E3), and what it earns there (E4). */
import { ARCS, ARCS_IN, MOST_ARCS } from "../../kit/boards/hex.js";
import { lowestPlace } from "../../kit/boards/sets.js";
import type { Board } from "./board.js";
import type { MoveEvent } from "../model/events.js";
import {
  ALL_CARAVANS,
  ALL_PLACES,
  CARAVANS,
  EMPTY,
  NONE,
  OPEN_FROM,
  SOLID,
  WALL,
} from "./numbers.js";
import { colourOf, type Position, seatOf, takenIndex } from "./position.js";
import { COLOURS } from "../model/state.js";
import { change, Change } from "./undo.js";
import { claim } from "./upkeep.js";

/** Takes the token on a space, if there is one (E1, E4). */
export function takeWater(
  position: Position,
  caravan: number,
  space: number,
  tell: MoveEvent[] | undefined,
): void {
  const value = position.water[space];
  if (value === 0) return;
  const seat = seatOf(caravan);
  position.water[space] = 0;
  position.taken[takenIndex(seat, value)]++;
  position.trail?.push(change(Change.WATER, space, value));
  tell?.push({
    type: "water-taken",
    seat,
    colour: COLOURS[colourOf(caravan)],
    space: position.ground.board.names[space],
    value,
  });
}

/** Scores those oases of a set, one bit each, that the caravan has not scored yet (E2). */
export function scoreOases(
  position: Position,
  caravan: number,
  oases: number,
  tell: MoveEvent[] | undefined,
): void {
  const { scored, ground } = position;
  const fresh = oases & ~scored[caravan];
  if (fresh === 0) return;
  position.trail?.push(change(Change.OASES, caravan, scored[caravan]));
  scored[caravan] |= fresh;
  if (tell === undefined) return;
  for (const [index, oasis] of ground.oases.entries()) {
    if ((fresh & (1 << index)) === 0) continue;
    tell.push({
      type: "oasis-scored",
      seat: seatOf(caravan),
      colour: COLOURS[colourOf(caravan)],
      space: ground.board.names[oasis],
    });
  }
}

/** Claims every region that the camel just placed has closed (E3); `seen` is what `occupy` returned for it. */
export function encloseBeside(
  position: Position,
  caravan: number,
  space: number,
  seen: number,
  tell: MoveEvent[] | undefined,
): void {
  const { cells, territory, ground } = position;
  const open = (seen >> OPEN_FROM) & ALL_PLACES;
  const arcs = ARCS[open];
  // The region was not claimed before, so another caravan touched it. If it stays in one piece, it is enclosed now only if this
  // camel stands on the last of its spaces that the other caravan touched.
  const others = cells[space] & ALL_CARAVANS & ~(1 << caravan);
  if (arcs === 0 || (arcs === 1 && others === 0)) return;
  const contested = contestedAround(position, caravan, space, open);
  if (arcs === 1 && contested !== 0) return;
  // Everything inside its own territory (`ownerMayFill`) is claimed already.
  if (territory[space] !== NONE) return;
  const before = freshStamp(ground.board);
  if (arcs === 2 && others === 0)
    encloseParted(position, caravan, space, open, contested, before, tell);
  else encloseArcs(position, caravan, space, open, contested, before, tell);
}

/** Which of the open places around a camel other caravans touch. */
function contestedAround(
  { cells, ground }: Position,
  caravan: number,
  space: number,
  open: number,
): number {
  const { ring } = ground.board;
  const foreign = ALL_CARAVANS & ~(1 << caravan);
  let contested = 0;
  for (let left = open; left !== 0; left &= left - 1) {
    const place = lowestPlace(left);
    if ((cells[ring[space * 6 + place]] & foreign) !== 0) contested |= 1 << place;
  }
  return contested;
}

/** Claims, once the last leader stands, every region that touches camels of one caravan only (L6). */
export function encloseLeaders(position: Position, tell: MoveEvent[] | undefined): void {
  const { leaders, ground } = position;
  const { arcs } = ground.board;
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
  const isOneRegion = ground.board.isJoined && !ground.rules.oasisWalls && placed > 1;
  if (isOneRegion && most < 2) return;
  encloseAround(position, leaders, isOneRegion ? 2 : 1, tell);
}

/** Claims what the camels on `spaces` enclose. Camels with open spaces around them in fewer than `arcs` arcs are skipped. */
export function encloseAround(
  position: Position,
  spaces: Int32Array,
  arcs: number,
  tell: MoveEvent[] | undefined,
): void {
  const { cells, occupant, ground } = position;
  const { board } = ground;
  const before = freshStamp(board);
  for (const space of spaces) {
    if (space === NONE || occupant[space] <= EMPTY) continue;
    const caravan = occupant[space];
    let open = 0;
    for (let place = 0; place < 6; place++) {
      if ((cells[board.ring[space * 6 + place]] & SOLID) === 0) open |= 1 << place;
    }
    if (ARCS[open] < arcs) continue;
    const contested = contestedAround(position, caravan, space, open);
    encloseArcs(position, caravan, space, open, contested, before, tell);
  }
}

/** Claims the regions beside a camel that only its caravan touches, starting from each arc that no other touches. */
function encloseArcs(
  position: Position,
  caravan: number,
  space: number,
  open: number,
  contested: number,
  before: number,
  tell: MoveEvent[] | undefined,
): void {
  const { ring, marks } = position.ground.board;
  for (let index = 0; index < MOST_ARCS; index++) {
    const arc = ARCS_IN[open * MOST_ARCS + index];
    // A caravan that touches the arc touches its whole region.
    if (arc === 0 || (arc & contested) !== 0) continue;
    const start = ring[space * 6 + lowestPlace(arc)];
    if (marks[start] <= before) encloseFrom(position, caravan, start, before, tell);
  }
}

/**
 * The same for a camel with two arcs around it, on a space that no other caravan touched. Other caravans touched its region
 * elsewhere, or the region would have been claimed before. So if the arcs are still connected, neither is enclosed, and if one
 * is enclosed, the other is not. The search from the shorter arc mostly answers both questions close by.
 */
function encloseParted(
  position: Position,
  caravan: number,
  space: number,
  open: number,
  contested: number,
  before: number,
  tell: MoveEvent[] | undefined,
): void {
  const { board } = position.ground;
  const shorter = ARCS_IN[open * MOST_ARCS];
  const longer = ARCS_IN[open * MOST_ARCS + 1];
  const startOf = (arc: number): number => board.ring[space * 6 + lowestPlace(arc)];
  markPlaces(board, space, longer, ++board.stamp);
  const isEnclosed =
    (shorter & contested) === 0 && encloseFrom(position, caravan, startOf(shorter), before, tell);
  if (isEnclosed || (longer & contested) !== 0) return;
  markPlaces(board, space, longer, before);
  encloseFrom(position, caravan, startOf(longer), before, tell);
}

function markPlaces({ ring, marks }: Board, space: number, places: number, stamp: number): void {
  for (let left = places; left !== 0; left &= left - 1) {
    marks[ring[space * 6 + lowestPlace(left)]] = stamp;
  }
}

/** Claims the region of a space if only this caravan touches it. Returns whether it does. */
function encloseFrom(
  position: Position,
  caravan: number,
  start: number,
  before: number,
  tell: MoveEvent[] | undefined,
): boolean {
  const size = enclosedFrom(position, start, ALL_CARAVANS & ~(1 << caravan), before);
  if (size === 0) return false;
  claimRegion(position, caravan, position.ground.board.scratch.subarray(0, size), tell);
  return true;
}

/** The last stamp before a new search. The marks are cleared before stamps grow too large. */
function freshStamp(board: Board): number {
  if (board.stamp > 2 ** 30) {
    board.marks.fill(0);
    board.stamp = 0;
  }
  return board.stamp;
}

/**
 * Marks the region around a space with a new stamp and writes it to the board's scratch list. Returns its size, or 0 as soon as
 * a foreign caravan is found to touch it. Such a region is marked only in part: a later search that meets a mark newer than
 * `before` is in the same region, and returns 0 too.
 */
function enclosedFrom(position: Position, start: number, foreign: number, before: number): number {
  const { cells, ground } = position;
  const { board } = ground;
  const { ring, marks, scratch } = board;
  const stamp = ++board.stamp;
  let found = 0;
  marks[start] = stamp;
  scratch[found++] = start;
  for (let next = 0; next < found; next++) {
    const first = scratch[next] * 6;
    for (let place = first; place < first + 6; place++) {
      const beside = ring[place];
      const mark = marks[beside];
      if (mark === stamp) continue;
      const cell = cells[beside];
      if ((cell & SOLID) !== 0) continue;
      if (mark > before || (cell & foreign) !== 0) return 0;
      marks[beside] = stamp;
      scratch[found++] = beside;
    }
  }
  return found;
}

function claimRegion(
  position: Position,
  caravan: number,
  region: Int32Array,
  tell: MoveEvent[] | undefined,
): void {
  const { ground, trail } = position;
  let oases = 0;
  for (const space of region) {
    claim(position, caravan, space);
    oases |= ground.oasisAt[space];
    trail?.push(change(Change.CLAIM, space, 0));
  }
  if (tell !== undefined) {
    const { names } = ground.board;
    // Events list spaces and what lies there in board order.
    region.sort();
    tell.push({
      type: "territory-enclosed",
      seat: seatOf(caravan),
      colour: COLOURS[colourOf(caravan)],
      spaces: Array.from(region, (space) => names[space]),
    });
  }
  for (const space of region) takeWater(position, caravan, space, tell);
  if (ground.rules.oasisWalls) oases = oasesWithin(position, caravan, region);
  scoreOases(position, caravan, oases, tell);
}

/** With `oasisWalls`: the oases beside a region whose neighbours are all camels or territory of its caravan, one bit each (E4). */
function oasesWithin(position: Position, caravan: number, region: Int32Array): number {
  const { ground, occupant, territory } = position;
  const { ring } = ground.board;
  let beside = 0;
  for (const space of region) beside |= ground.oasisNear[space];
  let within = 0;
  for (const [index, oasis] of ground.oases.entries()) {
    if ((beside & (1 << index)) === 0) continue;
    const around = ring.subarray(oasis * 6, oasis * 6 + 6);
    const surrounded = around.every(
      (space) =>
        occupant[space] === WALL || occupant[space] === caravan || territory[space] === caravan,
    );
    if (surrounded) within |= 1 << index;
  }
  return within;
}
