/** Layouts: the board as a drawing in characters, which is all that a game needs to know of it. */
import * as v from "valibot";
import { check, wholeNumber } from "../../kit/check.js";
import { readDrawing } from "../../kit/drawing.js";
import { type DrawingProblem, LayoutError } from "../../kit/errors.js";
import { deepFreeze } from "../../kit/freeze.js";
import type { Hex } from "../../kit/hex.js";

/**
 * A board as plain data. Made by {@link defineLayout}.
 *
 * @category Layouts
 */
export interface Layout {
  /** What people call it. */
  readonly name: string;
  /** How many palms are placed on its palm spaces (rule D5). */
  readonly palms: number;
  /** The drawing, one text for each row. */
  readonly rows: readonly string[];
}

/**
 * What {@link defineLayout} takes.
 *
 * @category Layouts
 */
export interface LayoutDrawing {
  /** What people call it. */
  readonly name: string;
  /** The drawing: `.` sand, `o` water, `T` palm, `^` mountain, a row of `-` above the smaller section. */
  readonly drawing: string;
  /** How many palms are placed, from 0 to 5; 5 unless given. */
  readonly palms?: number;
}

/** What a hex of a layout is printed with. @category Layouts */
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

/** More than anybody would draw, and little enough that nothing takes long. */
const MOST_ROWS = 200;
const MOST_COLUMNS = 400;

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const palmsSchema = wholeNumber(0, 5);

const drawingSchema = v.strictObject({
  name: nameSchema,
  drawing: v.pipe(v.string(), v.maxLength(200_000)),
  palms: v.optional(palmsSchema, 5),
});

/** The shape of a layout in JSON. */
export const layoutSchema = v.strictObject({
  name: nameSchema,
  palms: palmsSchema,
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(MOST_COLUMNS))),
    v.minLength(1),
    v.maxLength(MOST_ROWS),
  ),
});

/**
 * Makes a layout from a drawing. Rows of hexes are lines of text; a hex is one character and stands two columns from the
 * next, and every second row is shifted by one column. Lines that start with `#` are comments.
 *
 * @example
 * ```ts
 * import { defineLayout, setup } from "caravanserai/through-the-desert";
 *
 * const puddle = defineLayout({
 *   name: "Puddle",
 *   palms: 1,
 *   drawing: `
 *     # . sand   o water   T palm   ^ mountain
 *      . . . . . o
 *     . . . T . . .
 *      . o . . ^ .
 *     . . . . . . .
 *   `,
 * });
 * puddle.rows[1]; // => ". . . T . . ."
 * setup({ players: 2, seed: 1, layout: puddle }).oases; // => ["b4"]
 * ```
 *
 * @throws {@link LayoutError} that lists everything wrong with the drawing, with row and column.
 * @category Layouts
 */
export function defineLayout(input: LayoutDrawing): Layout {
  const checked = check(drawingSchema, input);
  if (!checked.good) {
    throw new LayoutError(
      checked.problems.map(({ path, message }) => ({
        row: null,
        column: null,
        message: path === "" ? message : `${path}: ${message}`,
      })),
    );
  }
  const { name, palms, drawing } = checked.value;
  const { layout, problems } = knownLayout({ name, palms, rows: readDrawing(drawing) });
  if (problems.length > 0) throw new LayoutError(problems);
  return layout;
}

/** Good layouts used last. Whoever brings an equal one gets the same object, and what was worked out for it. */
const known: Layout[] = [];
const KNOWN_AT_MOST = 16;

const isSame = (one: Layout, other: Layout): boolean =>
  one.name === other.name &&
  one.palms === other.palms &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, number) => row === other.rows[number]);

/** The frozen layout that is equal to a well-formed one, or everything that is wrong with its drawing. */
export function knownLayout(layout: Layout): {
  readonly layout: Layout;
  readonly problems: readonly DrawingProblem[];
} {
  const found = known.find((one) => isSame(one, layout));
  if (found !== undefined) return { layout: found, problems: [] };
  const { problems } = readLayout(layout);
  if (problems.length > 0) return { layout, problems };
  known.unshift(deepFreeze(layout));
  known.length = Math.min(known.length, KNOWN_AT_MOST);
  return { layout, problems };
}

const isLine = (row: string): boolean => /^[ -]*-[ -]*$/u.test(row);

/** The hexes of a layout in board order, and everything that is wrong with its drawing. */
export function readLayout({ rows }: Layout): {
  readonly hexes: readonly DrawnHex[];
  readonly problems: readonly DrawingProblem[];
} {
  const problems: DrawingProblem[] = [];
  const hexes: DrawnHex[] = [];
  const report = (row: number | null, column: number | null, message: string): void => {
    problems.push({ row, column, message });
  };
  if (rows.length > MOST_ROWS) {
    report(null, null, `more than ${MOST_ROWS} rows`);
    return { hexes, problems };
  }
  let line: number | undefined;
  let parity: number | undefined;
  let hexRow = 0;
  for (const [number, row] of rows.entries()) {
    if (isLine(row)) {
      if (line === undefined) line = number;
      else report(number + 1, null, "a second dividing line");
      continue;
    }
    if (row.trim() === "") report(number + 1, null, "a row without a hex");
    if (row.length > MOST_COLUMNS) report(number + 1, null, `more than ${MOST_COLUMNS} columns`);
    for (const [column, character] of [...row.slice(0, MOST_COLUMNS)].entries()) {
      if (character === " ") continue;
      const terrain = TERRAINS.get(character);
      if (terrain === undefined) {
        report(number + 1, column + 1, `${JSON.stringify(character)} is none of . o T ^`);
        continue;
      }
      parity ??= (hexRow + column) % 2;
      if ((hexRow + column) % 2 === parity) {
        hexes.push({ row: hexRow, column, terrain, section: line !== undefined });
      } else {
        report(number + 1, column + 1, "a hex here would not lie between those of the row before");
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
  if (spaces.length === 0) report(null, null, "no space to play on");
  else if (line !== undefined && section === 0) {
    report(line + 1, null, "no space below the dividing line");
  } else if (section * 2 >= spaces.length) {
    report(
      (line ?? 0) + 1,
      null,
      `the section below the dividing line must be the smaller one (${section} of ${spaces.length} spaces)`,
    );
  }
}
