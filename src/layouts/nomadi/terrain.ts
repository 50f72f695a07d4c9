/** The terrain of a board of Nomadi: a rectangle with ragged edges, rocks inside, a start, a goal, and a valley between them. */
import type { Random } from "../../kit/chance/random.js";
import { NONE } from "../../kit/none.js";
import { type Area, squareArea } from "../terrain/area.js";
import { cellsOf, countBeside, mark, type Marks, stepsFrom } from "../terrain/marks.js";
import { depthsOf } from "../terrain/ranges.js";
import type { GoodOptions } from "../options.js";
import { CAMP, type Measures } from "./measures.js";

/** Where everything is, by cell. */
export interface Terrain {
  readonly area: Area;
  /** The squares of the board. */
  readonly squares: Marks;
  readonly start: Marks;
  readonly goal: Marks;
  /** The squares on the goal side of the valley. */
  readonly goalSide: Marks;
}

/** The number of steps around start and goal where the board has no edge of its own. */
const ROOM = 3;

/** Draws the terrain. */
export function drawTerrain(
  { symmetry }: GoodOptions,
  measures: Measures,
  random: Random,
): Terrain {
  const { rows, columns } = measures;
  const area = squareArea(rows, columns, symmetry);
  // With a mirror, start and goal lie in the middle; otherwise in opposite corners, or sometimes both in the middle.
  const isCentral = symmetry === "mirror" || random.below(4) === 0;
  const startsLeft = random.below(2) === 0;
  const middle = (columns - CAMP) / 2;
  const startColumn = isCentral ? middle : startsLeft ? 0 : columns - CAMP;
  const camp = (top: number, left: number): Marks =>
    Uint8Array.from(area.places, ({ row, column }) =>
      row >= top && row < top + CAMP && column >= left && column < left + CAMP ? 1 : 0,
    );
  const start = camp(rows - CAMP, startColumn);
  const goal = camp(0, columns - CAMP - startColumn);
  const squares = drawEdges(area, measures, random);
  const camps = start.map((isStart, cell) => isStart | goal[cell]);
  // Room around start and goal, so that neither sticks out of the board.
  const steps = stepsFrom(area, cellsOf(camps), () => true, ROOM);
  for (const [cell, far] of steps.entries()) if (far !== NONE) mark(area, squares, cell, 1);
  const boundary = drawValley(measures, symmetry !== "none", symmetry === "mirror", random);
  const goalSide = Uint8Array.from(area.places, ({ row, column }) =>
    row < boundary[column] ? 1 : 0,
  );
  for (const size of measures.rocks) drawRock(area, squares, camps, size, random);
  return { area, squares, start, goal, goalSide };
}

/** Returns the squares inside edges that wander in and out. */
function drawEdges(area: Area, { rows, columns, ragged }: Measures, random: Random): Marks {
  const wander = (length: number): number[] => {
    let inset = random.below(ragged + 1);
    return Array.from({ length }, () => {
      if (random.below(3) === 0) inset += random.below(2) === 0 ? 1 : -1;
      inset = Math.min(ragged, Math.max(0, inset));
      return inset;
    });
  };
  const [left, right, top, bottom] = [rows, rows, columns, columns].map(wander);
  const squares = Uint8Array.from(area.places, ({ row, column }) =>
    column >= left[row] &&
    column < columns - right[row] &&
    row >= top[column] &&
    row < rows - bottom[column]
      ? 1
      : 0,
  );
  // A square is on the board if all its images are.
  return squares.map((_, cell) =>
    area.orbits[cell].every((image) => squares[image] === 1) ? 1 : 0,
  );
}

/** How far from the middle the valley may wander, as a divisor of the rows. */
const WANDERING = 7;

/**
 * Returns, by column, the first row on the start side of the valley. A valley that is equal on both sides is the same seen from the
 * other end, by a rotation or in a mirror.
 */
function drawValley(
  { rows, columns }: Measures,
  isEqual: boolean,
  isMirrored: boolean,
  random: Random,
): number[] {
  const middle = Math.floor(rows / 2);
  const most = Math.floor(rows / WANDERING);
  let away = random.below(2 * most + 1) - most;
  const boundary = Array.from({ length: columns }, () => {
    if (random.below(5) < 2) away += random.below(5) - 2;
    away = Math.min(most, Math.max(-most, away));
    return middle + away;
  });
  if (!isEqual) return boundary;
  return boundary.map((row, column) => {
    if (column < columns / 2) return row;
    const image = boundary[columns - 1 - column];
    return isMirrored ? image : rows - image;
  });
}

/** Takes a rock out of the board, away from edges, start and goal. */
function drawRock(area: Area, squares: Marks, camps: Marks, size: number, random: Random): void {
  const depth = depthsOf(area, squares);
  const isFree = (cell: number): boolean =>
    cell !== NONE && depth[cell] >= 3 && camps[cell] === 0 && countBeside(area, camps, cell) === 0;
  const places = cellsOf(squares).filter(isFree);
  if (places.length === 0) return;
  let last = places[random.below(places.length)];
  for (let square = 0; square < size; square++) {
    mark(area, squares, last, 0);
    const sides = [0, 1, 2, 3].map((side) => area.beside[last * 4 + side]).filter(isFree);
    const next = sides.filter((cell) => squares[cell] === 1);
    if (next.length === 0) return;
    last = next[random.below(next.length)];
  }
}
