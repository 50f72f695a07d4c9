/** Grids of hexes or squares, made from drawings: spaces are numbers, with their names, places and neighbours. */
import { ArgumentError, type DrawingProblem, LayoutError, quoted } from "../errors.js";
import { NONE } from "../none.js";
import { readDrawing } from "./drawing.js";
import { type DrawnSpace, readPlaces, type Report } from "./grid-drawing.js";
import {
  besideTable,
  type GridPlace,
  HEX_STEPS,
  hexDistance,
  hexName,
  SQUARE_STEPS,
  squareDistance,
  squareName,
} from "./places.js";

/**
 * A board of hexes or squares. Its spaces are numbers from 0 in board order: row by row, each from the left. Everything is computed
 * once, when the grid is made: make it outside of the rules, and keep typed arrays by space in positions.
 *
 * @category Grids
 */
export interface Grid {
  /** The shape of the spaces. */
  readonly shape: "hex" | "square";
  /** The number of spaces. */
  readonly count: number;
  /** The names of the spaces, such as `c4`. */
  readonly names: readonly string[];
  /** The spaces by name. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The character that the drawing has for each space. */
  readonly terrain: readonly string[];
  /** The place of each space. */
  readonly places: readonly GridPlace[];
  /** The number of sides of a space: 6 or 4. */
  readonly sides: number;
  /**
   * The neighbours of all spaces: that of `space` at `side` is `beside[space * sides + side]`, `NONE` at the edge. The sides of a hex
   * are, in order: right, upper right, upper left, left, lower left, lower right; those of a square: up, right, down, left. The side
   * opposite to `side` is `(side + sides / 2) % sides`.
   */
  readonly beside: Int32Array;
}

/** How the spaces of a grid get their names. @category Grids */
export interface GridOptions {
  /**
   * Returns the name of a space. Default: letters for the row, and a number for the place in it, as in `c4`.
   *
   * @param place - The place of the space.
   * @param character - Its character in the drawing.
   */
  readonly name?: (place: GridPlace, character: string) => string;
}

/**
 * Makes a grid of hexes from a drawing. Every character but a blank is a hex. The hexes of a row are two columns apart, and each row
 * is shifted by one column from the row above. Lines that start with `#` are comments.
 *
 * @example
 * ```ts
 * import { hexGrid, neighbours } from "caravanserai/kit";
 *
 * const grid = hexGrid(`
 *    . o
 *   . . .
 *    . .
 * `);
 * grid.count; // => 7
 * grid.names[3]; // => "b2"
 * grid.terrain[1]; // => "o"
 * neighbours(grid, 3); // => [4, 1, 0, 2, 5, 6]
 * ```
 *
 * @param drawing - The drawing.
 * @param options - How spaces get their names.
 * @throws {@link LayoutError} if a hex is out of line, or the drawing is empty or too large; {@link ArgumentError} if it is no text,
 * or two spaces have the same name.
 * @category Grids
 */
export const hexGrid = (drawing: string, options: GridOptions = {}): Grid =>
  makeGrid("hex", readSpaces(drawing, 1), HEX_STEPS, options.name ?? hexName);

/**
 * Makes a grid of squares from a drawing. Every character but a blank is a square, and the squares of a row are two columns apart.
 * Lines that start with `#` are comments.
 *
 * @example
 * ```ts
 * import { neighbours, squareGrid } from "caravanserai/kit";
 *
 * const grid = squareGrid(`
 *   . . .
 *   .   S
 * `);
 * grid.names; // => ["a1", "a2", "a3", "b1", "b3"]
 * neighbours(grid, 0); // => [1, 3]
 * ```
 *
 * @param drawing - The drawing.
 * @param options - How spaces get their names.
 * @throws {@link LayoutError} if a square is out of line, or the drawing is empty or too large; {@link ArgumentError} if it is no
 * text, or two spaces have the same name.
 * @category Grids
 */
export const squareGrid = (drawing: string, options: GridOptions = {}): Grid =>
  makeGrid(
    "square",
    readSpaces(drawing, 0).map((space) => ({ ...space, column: space.column / 2 })),
    SQUARE_STEPS,
    options.name ?? squareName,
  );

/** Any character stands for a terrain of its own. */
const terrains = { get: (character: string): string => character };

function readSpaces(drawing: unknown, shift: 0 | 1): DrawnSpace<string>[] {
  if (typeof drawing !== "string") {
    throw new ArgumentError("drawing", `expected a text, got ${quoted(drawing)}`);
  }
  const problems: DrawingProblem[] = [];
  const report: Report = (row, column, message) => {
    problems.push({ row, column, message });
  };
  const spaces = readPlaces(readDrawing(drawing), { shift, terrains, known: "" }, report);
  if (spaces.length === 0) report(null, null, "the drawing has no space");
  if (problems.length > 0) throw new LayoutError(problems);
  return spaces;
}

function makeGrid(
  shape: Grid["shape"],
  spaces: readonly DrawnSpace<string>[],
  steps: readonly GridPlace[],
  name: (place: GridPlace, character: string) => string,
): Grid {
  const names = spaces.map(({ row, column, terrain }) => name({ row, column }, terrain));
  const numbers = new Map(names.map((one, space) => [one, space]));
  if (numbers.size < names.length) {
    const twice = names.find((one, space) => numbers.get(one) !== space);
    throw new ArgumentError("options.name", `two spaces have the name ${quoted(twice)}`);
  }
  return Object.freeze({
    shape,
    count: spaces.length,
    names: Object.freeze(names),
    numbers,
    terrain: Object.freeze(spaces.map(({ terrain }) => terrain)),
    places: Object.freeze(spaces.map(({ row, column }) => Object.freeze({ row, column }))),
    sides: steps.length,
    beside: besideTable(spaces, steps),
  });
}

/**
 * Returns the neighbours of a space, in the order of its sides.
 *
 * @example
 * ```ts
 * import { neighbours, squareGrid } from "caravanserai/kit";
 *
 * neighbours(squareGrid(". . ."), 1); // => [2, 0]
 * ```
 *
 * @param grid - The grid.
 * @param space - The space.
 * @category Grids
 */
export const neighbours = ({ beside, sides }: Grid, space: number): number[] => [
  ...beside.subarray(space * sides, (space + 1) * sides).filter((next) => next !== NONE),
];

/**
 * Returns the spaces in a straight line from a space, from near to far, up to the edge or a gap. The space itself is not among them.
 *
 * @example
 * ```ts
 * import { lineFrom, squareGrid } from "caravanserai/kit";
 *
 * const RIGHT = 1;
 * lineFrom(squareGrid(". . . ."), 1, RIGHT); // => [2, 3]
 * ```
 *
 * @param grid - The grid.
 * @param space - Where the line starts.
 * @param side - Its direction: a side, from 0 to `sides` - 1.
 * @category Grids
 */
export function lineFrom({ beside, sides }: Grid, space: number, side: number): number[] {
  const line: number[] = [];
  let next = beside[space * sides + side];
  while (next >= 0) {
    line.push(next);
    next = beside[next * sides + side];
  }
  return line;
}

/**
 * Returns the number of steps from one space to another, as if the board had no gaps: see {@link distancesFrom} for the way round
 * them.
 *
 * @example
 * ```ts
 * import { distanceBetween, squareGrid } from "caravanserai/kit";
 *
 * const grid = squareGrid(`
 *   . . .
 *   .   .
 * `);
 * distanceBetween(grid, 3, 4); // => 2
 * ```
 *
 * @param grid - The grid.
 * @param from - A space.
 * @param to - Another one.
 * @category Grids
 */
export const distanceBetween = ({ shape, places }: Grid, from: number, to: number): number =>
  (shape === "hex" ? hexDistance : squareDistance)(places[from], places[to]);

/**
 * Returns the spaces at a distance from a space, in board order: those that {@link distanceBetween} says.
 *
 * @example
 * ```ts
 * import { ringAround, squareGrid } from "caravanserai/kit";
 *
 * ringAround(squareGrid(". . . . ."), 2, 2); // => [0, 4]
 * ```
 *
 * @param grid - The grid.
 * @param centre - The space in the middle.
 * @param radius - The distance.
 * @category Grids
 */
export const ringAround = (grid: Grid, centre: number, radius: number): number[] =>
  [...grid.names.keys()].filter((space) => distanceBetween(grid, centre, space) === radius);

/**
 * Returns the number of steps of the shortest way to each space, by space; `NONE` where there is no way.
 *
 * @example
 * ```ts
 * import { distancesFrom, squareGrid } from "caravanserai/kit";
 *
 * const grid = squareGrid(`
 *   . . .
 *   .   .
 * `);
 * distancesFrom(grid, 3)[4]; // => 4
 * ```
 *
 * @param grid - The grid.
 * @param start - The space to start from, which needs not be open.
 * @param isOpen - Tests whether a way can lead over a space. Default: every space is open.
 * @category Grids
 */
export function distancesFrom(
  { count, beside, sides }: Grid,
  start: number,
  isOpen: (space: number) => boolean = () => true,
): Int32Array {
  const distances = new Int32Array(count).fill(NONE);
  distances[start] = 0;
  const reached = [start];
  for (const space of reached) {
    for (let side = space * sides; side < (space + 1) * sides; side++) {
      const next = beside[side];
      if (next < 0 || distances[next] !== NONE || !isOpen(next)) continue;
      distances[next] = distances[space] + 1;
      reached.push(next);
    }
  }
  return distances;
}
