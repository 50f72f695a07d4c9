/** The board of a grid, ready to be drawn: places, outlines and borders. */
import type { BoardBounds, BoardLine, BoardPoint, BoardSpace, GameBoard } from "../../game.js";
import type { Grid } from "./grid.js";
import { boundsOf, linesAlong } from "./outline.js";
import { hexOutlines, sidesAround, squareOutlines } from "./outlines.js";

/** The part of a board that does not change during a game. */
interface Drawing {
  readonly bounds: BoardBounds;
  readonly centres: readonly BoardPoint[];
  readonly outlines: readonly (readonly BoardPoint[])[];
}

const drawings = /* @__PURE__ */ new WeakMap<Grid, Drawing>();

function drawingOf(grid: Grid): Drawing {
  let drawing = drawings.get(grid);
  if (drawing === undefined) {
    const points = grid.shape === "hex" ? hexOutlines() : squareOutlines();
    const outlines = grid.places.map((place) => points.of(place));
    const centres = grid.places.map((place) => points.centre(place));
    drawing = { bounds: boundsOf(outlines.flat()), centres, outlines };
    drawings.set(grid, drawing);
  }
  return drawing;
}

/**
 * Returns the board of a grid, as the part `board` of a game returns it: every space with its name, centre, outline and contents.
 *
 * @example
 * ```ts
 * import { gridBoard, squareGrid } from "caravanserai/kit";
 *
 * const grid = squareGrid(". o");
 * const { bounds, spaces } = gridBoard(grid, (space) => ({
 *   terrain: grid.terrain[space] === "o" ? "water" : "sand",
 *   contents: { pawn: space === 0 ? { seat: 1 } : null },
 * }));
 * bounds; // => { x: -0.5, y: -0.5, width: 2, height: 1 }
 * spaces[1]?.name; // => "a2"
 * spaces[1]?.terrain; // => "water"
 * ```
 *
 * @param grid - The grid.
 * @param on - Returns the terrain and the contents of a space.
 * @param lines - The lines on the board, such as {@link bordersOf} makes. Default: none.
 * @category Grids
 */
export function gridBoard<
  Terrain extends string,
  Contents extends object,
  Line extends BoardLine = BoardLine,
>(
  grid: Grid,
  on: (space: number) => { readonly terrain: Terrain; readonly contents: Contents },
  lines: readonly Line[] = [],
): GameBoard<BoardSpace<Terrain, Contents>, Line> {
  const { bounds, centres, outlines } = drawingOf(grid);
  const spaces = grid.names.map((name, space) => {
    const { terrain, contents } = on(space);
    return { name, centre: centres[space], outline: outlines[space], terrain, contents };
  });
  return { bounds, spaces, lines };
}

/**
 * Returns the lines around some spaces, and around gaps among them: the `points` of lines of a board. The last point of a line is its
 * first.
 *
 * @example
 * ```ts
 * import { bordersOf, squareGrid } from "caravanserai/kit";
 *
 * const [border] = bordersOf(squareGrid(". . ."), [0, 1]);
 * border?.length; // => 7
 * ```
 *
 * @param grid - The grid.
 * @param spaces - The spaces inside.
 * @category Grids
 */
export const bordersOf = (
  grid: Grid,
  spaces: readonly number[],
): readonly (readonly BoardPoint[])[] =>
  linesAlong(sidesAround(new Set(spaces), grid.beside, drawingOf(grid).outlines));
