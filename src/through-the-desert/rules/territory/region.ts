/** A region: the search for its spaces, and what a caravan earns that claims it (E3, E4). */
import { lowestPlace } from "../../../kit/boards/sets.js";
import type { Emitted } from "../emitted.js";
import { COLOURS } from "../../model/state.js";
import type { Board } from "../board.js";
import { scoreOases, takeWater } from "../earnings.js";
import { SOLID, WALL } from "../numbers.js";
import { colourOf, type Position, seatOf } from "../position.js";
import { change, Change } from "../undo.js";
import { claim } from "../upkeep.js";

/** The last stamp before a new search. The marks are cleared before stamps grow too large. */
export function freshStamp(board: Board): number {
  if (board.stamp > 2 ** 30) {
    board.marks.fill(0);
    board.stamp = 0;
  }
  return board.stamp;
}

/** Marks some of the spaces around a space, given by their places, one bit each. */
export function markPlaces(
  { ring, marks }: Board,
  space: number,
  places: number,
  stamp: number,
): void {
  for (let left = places; left !== 0; left &= left - 1) {
    marks[ring[space * 6 + lowestPlace(left)]] = stamp;
  }
}

/**
 * Marks the region around a space with a new stamp and writes it to the board's scratch list. Returns its size, or 0 as soon as
 * a foreign caravan is found to touch it. Such a region is marked only in part: a later search that meets a mark newer than
 * `before` is in the same region, and returns 0 too.
 */
export function findRegion(
  position: Position,
  start: number,
  foreign: number,
  before: number,
): number {
  const { cells, setting } = position;
  const { board } = setting;
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

/** Makes a region territory of a caravan, which takes the water and scores the oases in it. */
export function claimRegion(
  position: Position,
  caravan: number,
  region: Int32Array,
  emitted: Emitted,
): void {
  const { setting, trail } = position;
  let oases = 0;
  for (const space of region) {
    claim(position, caravan, space);
    oases |= setting.oasisAt[space];
    trail?.push(change(Change.CLAIM, space, 0));
  }
  if (emitted !== undefined) {
    const { names } = setting.board;
    // Events list spaces and what lies there in board order.
    region.sort();
    emitted.push({
      type: "territory-enclosed",
      seat: seatOf(caravan),
      colour: COLOURS[colourOf(caravan)],
      spaces: Array.from(region, (space) => names[space]),
    });
  }
  for (const space of region) takeWater(position, caravan, space, emitted);
  if (setting.rules.oasisWalls) oases = oasesWithin(position, caravan, region);
  scoreOases(position, caravan, oases, emitted);
}

/** With `oasisWalls`: the oases beside a region whose neighbours are all camels or territory of its caravan, one bit each (E4). */
function oasesWithin(position: Position, caravan: number, region: Int32Array): number {
  const { setting, occupant, territory } = position;
  const { ring } = setting.board;
  let beside = 0;
  for (const space of region) beside |= setting.oasisNear[space];
  let within = 0;
  for (const [index, oasis] of setting.oases.entries()) {
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
