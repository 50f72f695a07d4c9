/** How much of everything a board of Nomadi has, by its size. */
import type { BoardSize, Symmetry } from "../options.js";

/** The measures of a board. */
export interface Measures {
  readonly rows: number;
  readonly columns: number;
  readonly water: number;
  /** The numbers of squares of the rocks inside the board. */
  readonly rocks: readonly number[];
  /** By how many squares the edge may lie further inside. */
  readonly ragged: number;
}

/** Even numbers of columns, so that a start of four columns can lie in the middle. */
const MEASURES: Readonly<Record<BoardSize, Measures>> = {
  small: { rows: 13, columns: 12, water: 8, rocks: [2], ragged: 1 },
  medium: { rows: 16, columns: 14, water: 10, rocks: [3, 2], ragged: 2 },
  large: { rows: 19, columns: 16, water: 12, rocks: [4, 3, 2], ragged: 2 },
};

/** The start and the goal: squares of this width and height. */
export const CAMP = 4;

/** Returns the measures of a board. With a symmetry, a rock comes with its image. */
export function measuresOf(size: BoardSize, symmetry: Symmetry): Measures {
  const measures = MEASURES[size];
  return symmetry === "none"
    ? measures
    : { ...measures, rocks: measures.rocks.slice(0, Math.ceil(measures.rocks.length / 2)) };
}
