/** Ranges of mountains inside a board, with a way all round each. */
import type { Random } from "../../kit/chance/random.js";
import { NONE } from "../../kit/none.js";
import type { Area } from "./area.js";
import { cellsOf, mark, type Marks, stepsFrom } from "./marks.js";

/** The fewest steps from a range to the edge or to another range. */
const CLEAR = 3;
const STARTS = 12;

/** Takes a range of about a length out of a board, with its images. Returns whether there was room for it. */
export function raise(area: Area, cells: Marks, length: number, random: Random): boolean {
  const depth = depthsOf(area, cells);
  const places = cellsOf(cells).filter((cell) => depth[cell] >= CLEAR);
  for (let start = 0; start < STARTS && places.length > 0; start++) {
    const range = walk(area, depth, places[random.below(places.length)], length, random);
    if (range.length * 2 < length || meetsImage(area, range)) continue;
    for (const cell of range) mark(area, cells, cell, 0);
    return true;
  }
  return false;
}

/** Tests whether a range and its images overlap or leave too little room between them. */
function meetsImage({ orbits, beside, sides }: Area, range: readonly number[]): boolean {
  const own = new Set(range);
  const near = new Set(range);
  for (const cell of range) {
    for (let side = cell * sides; side < (cell + 1) * sides; side++) near.add(beside[side]);
  }
  return range.some((cell) => orbits[cell].some((image) => !own.has(image) && near.has(image)));
}

/** Returns for each cell how many steps it lies inside the board; 0 outside. */
export function depthsOf(area: Area, cells: Marks): Int32Array {
  const outside: number[] = [];
  for (let cell = 0; cell < area.count; cell++) if (cells[cell] === 0) outside.push(cell);
  return stepsFrom(area, outside, () => true);
}

/** Walks in one direction with slight bends, where it is deep enough inside the board. */
function walk(
  { beside, sides }: Area,
  depth: Int32Array,
  start: number,
  length: number,
  random: Random,
): number[] {
  const range = [start];
  let direction = random.below(sides);
  let last = start;
  while (range.length < length) {
    const turns = [0, random.below(2) === 0 ? 1 : -1];
    if (random.below(3) === 0) turns.reverse();
    const next = turns
      .map((turn) => ({ turn, cell: beside[last * sides + ((direction + turn + sides) % sides)] }))
      .find(({ cell }) => cell !== NONE && depth[cell] >= CLEAR - 1 && !range.includes(cell));
    if (next === undefined) break;
    // A bend is taken back at once, so that the range keeps its direction.
    if (next.turn !== 0 && random.below(3) === 0)
      direction = (direction + next.turn + sides) % sides;
    last = next.cell;
    range.push(last);
  }
  return range;
}
