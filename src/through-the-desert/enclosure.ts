/** Territories: which regions a caravan encloses (E3), and what it earns there (E4). */
import { ARCS } from "../kit/hex.js";
import type { Board } from "./board.js";
import type { Event } from "./events.js";
import {
  claim,
  colourOf,
  EMPTY,
  NONE,
  OASIS,
  type Position,
  seatOf,
  takenIndex,
  WALL,
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

/** Claims every region that the camel just placed has closed (E3). */
export function encloseBeside(
  position: Position,
  caravan: number,
  space: number,
  tell: Event[] | undefined,
): void {
  const { occupant, touch, territory, ground } = position;
  const { board } = ground;
  const { ring } = board;
  // Inside its own territory (ownerMayFill) everything is claimed already.
  if (territory[space] !== NONE) return;
  const least = leastOccupant(position);
  let open = 0;
  for (let place = 0; place < 6; place++) {
    const beside = occupant[ring[space * 6 + place]];
    if (beside <= EMPTY && beside >= least) open |= 1 << place;
  }
  const arcs = ARCS[open];
  if (arcs === 0) return;
  // The region was not claimed before, so another caravan touched it. If it stays in one piece and no camel of
  // another caravan was cut off from it by this one, that is still so.
  const foreign = ~(1 << caravan);
  if (arcs === 1 && (touch[space] & foreign) === 0) return;
  const before = freshStamp(board);
  for (let place = 0; place < 6; place++) {
    const beside = ring[space * 6 + place];
    if ((open & (1 << place)) === 0 || board.marks[beside] > before) continue;
    const size = enclosedFrom(position, beside, foreign, before);
    if (size > 0) claimRegion(position, caravan, board.scratch.subarray(0, size), tell);
  }
}

/** Claims, once the last leader stands, every region that touches camels of one caravan only (L6). */
export function encloseAll(position: Position, tell: Event[] | undefined): void {
  const { occupant, touch, ground } = position;
  const { board } = ground;
  const least = leastOccupant(position);
  const before = freshStamp(board);
  for (let space = 0; space < board.count; space++) {
    const touching = touch[space];
    const lone = touching !== 0 && (touching & (touching - 1)) === 0;
    if (!lone || occupant[space] > EMPTY || occupant[space] < least) continue;
    if (board.marks[space] > before) continue;
    const size = enclosedFrom(position, space, ~touching, before);
    if (size === 0) continue;
    const caravan = 31 - Math.clz32(touching);
    claimRegion(position, caravan, board.scratch.subarray(0, size), tell);
  }
}

/** What a space of a region may hold at least: nothing or a palm, or nothing only where an oasis is a wall. */
const leastOccupant = ({ ground }: Position): number => (ground.rules.oasisWalls ? EMPTY : OASIS);

/** The stamp before those of a new search; the marks are wiped before the stamps run out. */
function freshStamp(board: Board): number {
  if (board.stamp > 2 ** 30) {
    board.marks.fill(0);
    board.stamp = 0;
  }
  return board.stamp;
}

/**
 * Marks the region around a space with a stamp of its own and writes it to the board's scratch list. Tells its size, or 0
 * as soon as a camel of a foreign caravan touches it. A region given up like that is marked only in part: whoever runs
 * into such marks, newer than `before`, is in that same region.
 */
function enclosedFrom(position: Position, start: number, foreign: number, before: number): number {
  const { occupant, touch, ground } = position;
  const { board } = ground;
  const { ring, marks, scratch } = board;
  const least = leastOccupant(position);
  const stamp = ++board.stamp;
  let found = 0;
  marks[start] = stamp;
  scratch[found++] = start;
  for (let next = 0; next < found; next++) {
    const space = scratch[next];
    if ((touch[space] & foreign) !== 0) return 0;
    for (let place = space * 6; place < space * 6 + 6; place++) {
      const beside = ring[place];
      const mark = marks[beside];
      if (mark === stamp) continue;
      const holds = occupant[beside];
      if (holds > EMPTY || holds < least) continue;
      if (mark > before) return 0;
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
