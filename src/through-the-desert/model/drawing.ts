/** Reads the drawing of a layout: the meaning of its characters, and the hexes that its rows describe. */
import { type DrawingProblem, quoted } from "../../kit/errors.js";
import type { Hex } from "../../kit/boards/hex.js";

/** The terrain of a hex of a layout. @category Layouts */
export type Terrain = "sand" | "water" | "palm" | "mountain";

/** A hex of a drawing. */
export interface DrawnHex extends Hex {
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

/** The largest drawing: larger than any board in use, and small enough that nothing takes long. A hex is two columns wide. */
export const MOST_ROWS = 80;
export const MOST_COLUMNS = 160;
/** The most spaces of a board. */
export const MOST_SPACES = (MOST_ROWS * MOST_COLUMNS) / 2;

const isLine = (row: string): boolean => row.includes("-") && !/[^ -]/u.test(row);

/** Returns the hexes of a drawing in board order, and all problems of the drawing. */
export function readHexes(rows: readonly string[]): {
  readonly hexes: readonly DrawnHex[];
  readonly problems: readonly DrawingProblem[];
} {
  const problems: DrawingProblem[] = [];
  const hexes: DrawnHex[] = [];
  const report = (row: number | null, column: number | null, message: string): void => {
    problems.push({ row, column, message });
  };
  if (rows.length > MOST_ROWS) {
    report(null, null, `expected at most ${MOST_ROWS} rows, got ${rows.length}`);
    return { hexes, problems };
  }
  let line: number | undefined;
  let parity: number | undefined;
  let hexRow = 0;
  for (const [number, row] of rows.entries()) {
    if (row.length > MOST_COLUMNS) {
      report(number + 1, null, `expected at most ${MOST_COLUMNS} columns, got ${row.length}`);
    }
    if (isLine(row)) {
      if (line === undefined) line = number;
      else report(number + 1, null, "only one dividing line is allowed");
      continue;
    }
    if (row.trim() === "") report(number + 1, null, "the row has no hex");
    for (const [column, character] of [...row.slice(0, MOST_COLUMNS)].entries()) {
      if (character === " ") continue;
      const terrain = TERRAINS.get(character);
      if (terrain === undefined) {
        const message = `unknown character ${quoted(character)}, expected one of . o T ^`;
        report(number + 1, column + 1, message);
        continue;
      }
      parity ??= (hexRow + column) % 2;
      if ((hexRow + column) % 2 === parity) {
        hexes.push({ row: hexRow, column, terrain, section: line !== undefined });
      } else {
        const where = "two columns apart, and shifted by one from the row above";
        report(number + 1, column + 1, `hexes of a row must be ${where}`);
      }
    }
    hexRow++;
  }
  reportSections(hexes, line, report);
  return { hexes, problems };
}

function reportSections(
  hexes: readonly DrawnHex[],
  line: number | undefined,
  report: (row: number | null, column: number | null, message: string) => void,
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
