/** Sets of cells of an area, as one byte for each cell. */
import { NONE } from "../../kit/none.js";
import type { Area } from "./area.js";

/** By cell: 1 if it is in the set. */
export type Marks = Uint8Array;

/** Puts a cell and its images into a set, or takes them out. */
export function mark({ orbits }: Area, marks: Marks, cell: number, value: 0 | 1): void {
  for (const image of orbits[cell]) marks[image] = value;
}

/** Returns the cells of a set. */
export function cellsOf(marks: Marks): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < marks.length; cell++) if (marks[cell] === 1) cells.push(cell);
  return cells;
}

/** Returns how many neighbours of a cell are in a set. */
export function countBeside({ beside, sides }: Area, marks: Marks, cell: number): number {
  let count = 0;
  for (let side = cell * sides; side < (cell + 1) * sides; side++) {
    if (beside[side] !== NONE) count += marks[beside[side]];
  }
  return count;
}

/** Returns the number of steps from a set to each cell, over the cells that `isOpen` accepts; `NONE` where there is no way. */
export function stepsFrom(
  { count, beside, sides }: Area,
  from: Iterable<number>,
  isOpen: (cell: number) => boolean,
  most = Infinity,
): Int32Array {
  const steps = new Int32Array(count).fill(NONE);
  const reached = [...from];
  for (const cell of reached) steps[cell] = 0;
  for (const cell of reached) {
    if (steps[cell] >= most) break;
    for (let side = cell * sides; side < (cell + 1) * sides; side++) {
      const next = beside[side];
      if (next === NONE || steps[next] !== NONE || !isOpen(next)) continue;
      steps[next] = steps[cell] + 1;
      reached.push(next);
    }
  }
  return steps;
}
