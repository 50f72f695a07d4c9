/** Reads the drawing of a layout: the meaning of its characters, and the hexes that its rows describe. */
import type { DrawingProblem } from "../../kit/errors.js";
import { GRID_COLUMNS, GRID_ROWS, readPlaces, type Report } from "../../kit/boards/grid-drawing.js";
import type { GridPlace } from "../../kit/boards/places.js";

/** The terrain of a hex of a layout. @category Layouts */
export type Terrain = "sand" | "water" | "palm" | "mountain";

/** A hex of a drawing. */
export interface DrawnHex extends GridPlace {
  readonly terrain: Terrain;
  /** Whether it lies in the section that 2 and 3 players leave out. */
  readonly section: boolean;
}

const TERRAINS = new Map<string, Terrain>([
  [".", "sand"],
  ["o", "water"],
  ["T", "palm"],
  ["^", "mountain"],
]);

/** The largest drawing. A hex is two columns wide. */
export const MOST_ROWS = GRID_ROWS;
export const MOST_COLUMNS = GRID_COLUMNS;
/** The most spaces of a board. */
export const MOST_SPACES = (MOST_ROWS * MOST_COLUMNS) / 2;

const isLine = (row: string): boolean => row.includes("-") && !/[^ -]/u.test(row);

/** Returns the hexes of a drawing in board order, and all problems of the drawing. */
export function readHexes(rows: readonly string[]): {
  readonly hexes: readonly DrawnHex[];
  readonly problems: readonly DrawingProblem[];
} {
  const problems: DrawingProblem[] = [];
  const report: Report = (row, column, message) => {
    problems.push({ row, column, message });
  };
  let dividing: number | undefined;
  const isSkipped = (row: string, line: number): boolean => {
    if (!isLine(row)) return false;
    if (dividing === undefined) dividing = line;
    else report(line + 1, null, "only one dividing line is allowed");
    return true;
  };
  const drawn = readPlaces(
    rows,
    { shift: 1, terrains: TERRAINS, known: ". o T ^", isSkipped },
    report,
  );
  // Not a spread, with which V8 makes a hidden class for each object: three times the memory.
  const hexes = drawn.map(({ row, column, terrain, line }) => ({
    row,
    column,
    terrain,
    section: line > (dividing ?? Infinity),
  }));
  if (rows.length <= MOST_ROWS) reportSections(hexes, dividing, report);
  return { hexes, problems };
}

function reportSections(
  hexes: readonly DrawnHex[],
  line: number | undefined,
  report: Report,
): void {
  const spaces = hexes.filter(({ terrain }) => terrain !== "mountain");
  const section = spaces.filter((hex) => hex.section).length;
  if (spaces.length === 0) report(null, null, "the drawing has no space to play on");
  else if (line !== undefined && section === 0) {
    report(line + 1, null, "no space lies below the dividing line");
  } else if (section * 2 >= spaces.length) {
    report(
      (line ?? 0) + 1,
      null,
      `the section below the dividing line must be the smaller one (${section} of ${spaces.length} spaces)`,
    );
  }
}
