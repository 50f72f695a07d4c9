/**
 * Places of a grid: rows and columns, the steps to neighbours, names and distances. Hexes are in rows of which every second one is
 * shifted by half a hex, in doubled coordinates: a hex is two columns wide, so hexes of neighbouring rows have columns of different
 * parity.
 */
import { NONE } from "../none.js";
import { rowLetters } from "./drawing.js";

/** The place of a space in its grid. @category Grids */
export interface GridPlace {
  /** The row, from 0, top to bottom. */
  readonly row: number;
  /** The column, from 0, left to right. A hex is two columns wide. */
  readonly column: number;
}

/** The steps to the six neighbours, counterclockwise: right, upper right, upper left, left, lower left, lower right. */
export const HEX_STEPS: readonly GridPlace[] = [
  { row: 0, column: 2 },
  { row: -1, column: 1 },
  { row: -1, column: -1 },
  { row: 0, column: -2 },
  { row: 1, column: -1 },
  { row: 1, column: 1 },
];

/** The steps to the four neighbours, clockwise: up, right, down, left. */
export const SQUARE_STEPS: readonly GridPlace[] = [
  { row: -1, column: 0 },
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
];

/** Returns a text that is unique for each place. */
const placeKey = ({ row, column }: GridPlace): string => `${row},${column}`;

/** Returns the place one step away. */
const stepFrom = (place: GridPlace, step: GridPlace): GridPlace => ({
  row: place.row + step.row,
  column: place.column + step.column,
});

/** Returns the name of a square: letters for its row, a number for its column. */
export const squareName = ({ row, column }: GridPlace): string =>
  rowLetters(row) + String(column + 1);

/** Returns the name of a hex: letters for its row, a number for its place in the row. */
export const hexName = ({ row, column }: GridPlace): string =>
  squareName({ row, column: column >> 1 });

/** Returns the distance of two hexes, in steps. */
export function hexDistance(one: GridPlace, other: GridPlace): number {
  const rows = Math.abs(one.row - other.row);
  const columns = Math.abs(one.column - other.column);
  return rows + Math.max(0, (columns - rows) / 2);
}

/** Returns the distance of two squares, in steps to the side, up or down. */
export const squareDistance = (one: GridPlace, other: GridPlace): number =>
  Math.abs(one.row - other.row) + Math.abs(one.column - other.column);

/** Returns the neighbours of all places: for each place an index for each step, `outside` where there is no place. */
export function besideTable(
  places: readonly GridPlace[],
  steps: readonly GridPlace[],
  outside: number = NONE,
): Int32Array {
  const numbers = new Map(places.map((place, number) => [placeKey(place), number]));
  return Int32Array.from(
    places.flatMap((place) =>
      steps.map((step) => numbers.get(placeKey(stepFrom(place, step))) ?? outside),
    ),
  );
}
