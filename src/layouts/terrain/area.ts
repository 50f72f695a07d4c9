/** The cells that a generated board may use: their places, neighbours, and the cells that a symmetry makes equal. */
import { besideTable, type GridPlace, HEX_STEPS, SQUARE_STEPS } from "../../kit/boards/places.js";
import type { Symmetry } from "../options.js";

/** An area of hexes or squares, in board order. */
export interface Area {
  /** The number of cells. */
  readonly count: number;
  /** The place of each cell. */
  readonly places: readonly GridPlace[];
  /** The number of sides of a cell. */
  readonly sides: number;
  /** The neighbours of all cells, as in a grid of the kit. */
  readonly beside: Int32Array;
  /** By cell: all cells that the symmetry makes equal to it, itself included, ascending. */
  readonly orbits: readonly (readonly number[])[];
}

/** Maps a place to another one. */
type Image = (place: GridPlace) => GridPlace;

const turnHalf: Image = ({ row, column }) => ({ row: -row, column: -column });
const mirror: Image = ({ row, column }) => ({ row, column: -column });

/** Rotates a place of hexes by a third. */
function turnThird({ row, column }: GridPlace): GridPlace {
  // In axial coordinates, (q, r) becomes (-q - r, q), and a column is 2 q + r.
  const q = (column - row) / 2;
  return { row: q, column: -2 * (q + row) + q };
}

/** Returns the images of a symmetry, without the identity. Three players get a rotation by thirds. */
function hexImages(symmetry: Symmetry, players: number): readonly Image[] {
  if (symmetry === "mirror") return [mirror];
  if (symmetry === "none") return [];
  return players === 3 ? [turnThird, (place) => turnThird(turnThird(place))] : [turnHalf];
}

/**
 * Makes an area of hexes. Rows and columns are counted from the centre, which is row 0 and column 0, to the edge; hexes without all
 * their images are left out.
 */
export function hexArea(rows: number, columns: number, symmetry: Symmetry, players: number): Area {
  const isInside = ({ row, column }: GridPlace): boolean =>
    Math.abs(row) <= rows && Math.abs(column) <= columns;
  const images = hexImages(symmetry, players);
  const places: GridPlace[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const place = { row, column };
      const isHex = (row + column) % 2 === 0;
      if (isHex && images.every((image) => isInside(image(place)))) places.push(place);
    }
  }
  return areaOf(places, HEX_STEPS, images);
}

/** Makes a rectangle of squares, with row 0 and column 0 at its upper left corner. */
export function squareArea(rows: number, columns: number, symmetry: Symmetry): Area {
  const places = Array.from({ length: rows * columns }, (_, cell) => ({
    row: Math.floor(cell / columns),
    column: cell % columns,
  }));
  const opposite: Image = ({ row, column }) => ({
    row: symmetry === "rotation" ? rows - 1 - row : row,
    column: columns - 1 - column,
  });
  return areaOf(places, SQUARE_STEPS, symmetry === "none" ? [] : [opposite]);
}

function areaOf(
  places: readonly GridPlace[],
  steps: readonly GridPlace[],
  images: readonly Image[],
): Area {
  const keyOf = ({ row, column }: GridPlace): string => `${row},${column}`;
  const numbers = new Map(places.map((place, cell) => [keyOf(place), cell]));
  const orbits = places.map((place, cell) => {
    const equal = new Set([cell]);
    for (const image of images) equal.add(numbers.get(keyOf(image(place))) ?? cell);
    return [...equal].sort((a, b) => a - b);
  });
  return {
    count: places.length,
    places,
    sides: steps.length,
    beside: besideTable(places, steps),
    orbits,
  };
}
