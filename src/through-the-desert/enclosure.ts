/** Territories: which regions a caravan encloses (E3), and what it earns there (E4). */
import { ARC_OF, ARCS } from "../kit/hex.js";
import type { Board } from "./board.js";
import type { Event } from "./events.js";
import {
  ALL_CARAVANS,
  claim,
  colourOf,
  NONE,
  type Position,
  seatOf,
  takenIndex,
  WALL,
  wallCells,
} from "./position.js";
import { COLOURS } from "./state.js";
import { Change } from "./undo.js";

/** Takes the token on a space, if there is one (E1, E4). */
export function takeWater(
  position: Position,
  caravan: number,
  space: number,
  tell: Event[] | undefined,
): void {
  const value = position.water[space];
  if (value === 0) return;
  const seat = seatOf(caravan);
  position.water[space] = 0;
  position.taken[takenIndex(seat, value)]++;
  position.trail?.push(space, value, Change.WATER);
  tell?.push({
    type: "water-taken",
    seat,
    colour: COLOURS[colourOf(caravan)],
    space: position.ground.board.names[space],
    value,
  });
}

/** Scores the oases of a set, a bit for each, that the caravan has not scored yet (E2). */
export function scoreOases(
  position: Position,
  caravan: number,
  oases: number,
  tell: Event[] | undefined,
): void {
  const { scored, ground } = position;
  const fresh = oases & ~scored[caravan];
  if (fresh === 0) return;
  position.trail?.push(caravan, scored[caravan], Change.OASES);
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

/**
 * Claims every region that the camel just placed has closed (E3). `open` and `contested` are the places around it that belong to
 * a region, and those of them that another caravan touches.
 */
export function encloseBeside(
  position: Position,
  caravan: number,
  space: number,
  open: number,
  contested: number,
  tell: Event[] | undefined,
): void {
  const { cells, territory, ground } = position;
  const { board } = ground;
  const foreign = ALL_CARAVANS & ~(1 << caravan);
  const arcs = ARCS[open];
  // If the region stays in one piece, it is enclosed only if a camel of another caravan was cut off from it by this one: the
  // region was not claimed before, so another caravan touched it.
  if (arcs === 0 || (arcs === 1 && (contested !== 0 || (cells[space] & foreign) === 0))) return;
  // Inside its own territory (ownerMayFill) everything is claimed already.
  if (territory[space] !== NONE) return;
  const before = freshStamp(board);
  for (let place = 0; place < 6; place++) {
    // What an arc of open spaces touches anywhere, its whole region touches.
    const arc = ARC_OF[open * 6 + place];
    if (arc === 0 || (arc & contested) !== 0) continue;
    const start = board.ring[space * 6 + place];
    if (board.marks[start] > before) continue;
    const size = enclosedFrom(position, start, foreign, before);
    if (size > 0) claimRegion(position, caravan, board.scratch.subarray(0, size), tell);
  }
}

/** Claims, once the last leader stands, every region that touches camels of one caravan only (L6). */
export function encloseAll(position: Position, tell: Event[] | undefined): void {
  const { cells, ground } = position;
  const { board } = ground;
  const walls = wallCells(ground);
  const before = freshStamp(board);
  for (let space = 0; space < board.count; space++) {
    const touching = cells[space] & ALL_CARAVANS;
    const isLone = touching !== 0 && (touching & (touching - 1)) === 0;
    if (!isLone || (cells[space] & walls) !== 0 || board.marks[space] > before) continue;
    const size = enclosedFrom(position, space, ALL_CARAVANS & ~touching, before);
    const caravan = 31 - Math.clz32(touching);
    if (size > 0) claimRegion(position, caravan, board.scratch.subarray(0, size), tell);
  }
}

/** The stamp before those of a new search; the marks are wiped before the stamps run out. */
function freshStamp(board: Board): number {
  if (board.stamp > 2 ** 30) {
    board.marks.fill(0);
    board.stamp = 0;
  }
  return board.stamp;
}

/**
 * Marks the region around a space that no foreign caravan touches with a stamp of its own and writes it to the board's
 * scratch list. Tells its size, or 0 as soon as a camel of a foreign caravan touches it. A region given up like that is
 * marked only in part: whoever runs into such marks, newer than `before`, is in that same region.
 */
function enclosedFrom(position: Position, start: number, foreign: number, before: number): number {
  const { cells, ground } = position;
  const { board } = ground;
  const { ring, marks, scratch } = board;
  const walls = wallCells(ground);
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
      if ((cell & walls) !== 0) continue;
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
  tell: Event[] | undefined,
): void {
  const { names } = position.ground.board;
  region.sort();
  for (const space of region) {
    claim(position, caravan, space);
    position.trail?.push(space, caravan, Change.CLAIM);
  }
  tell?.push({
    type: "territory-enclosed",
    seat: seatOf(caravan),
    colour: COLOURS[colourOf(caravan)],
    spaces: Array.from(region, (space) => names[space]),
  });
  for (const space of region) takeWater(position, caravan, space, tell);
  scoreOases(position, caravan, oasesInside(position, caravan, region), tell);
}

/** The oases inside a territory that was just claimed, a bit for each (E4). */
function oasesInside(position: Position, caravan: number, region: Int32Array): number {
  const { ground, occupant, territory } = position;
  const { ring } = ground.board;
  let inside = 0;
  for (const [index, oasis] of ground.oases.entries()) {
    const bit = 1 << index;
    if (!ground.rules.oasisWalls) {
      if (territory[oasis] === caravan) inside |= bit;
    } else if (region.some((space) => (ground.oasisNear[space] & bit) !== 0)) {
      const around = ring.subarray(oasis * 6, oasis * 6 + 6);
      const surrounded = around.every(
        (space) =>
          occupant[space] === WALL || occupant[space] === caravan || territory[space] === caravan,
      );
      if (surrounded) inside |= bit;
    }
  }
  return inside;
}
