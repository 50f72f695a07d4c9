/** Layouts: the board as a drawing in characters, which is all that a game needs to know of it. */
import * as v from "valibot";
import { check } from "../../kit/check.js";
import { readDrawing } from "../../kit/drawing.js";
import { type DrawingProblem, LayoutError } from "../../kit/errors.js";
import { deepFreeze } from "../../kit/freeze.js";
import { type Drawn, MOST_COLUMNS, MOST_ROWS, readSquares } from "./drawing.js";
import { reportAreas, reportValley } from "./valley.js";

/**
 * A board as plain data. Made by {@link defineLayout}.
 *
 * @category Layouts
 */
export interface Layout {
  /** What people call it. */
  readonly name: string;
  /** The drawing, one text for each line. */
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
  /** The drawing: `S` start, `G` goal, `o` water hole, `.` sand, and the valley as a line of `-` and `|` between squares. */
  readonly drawing: string;
}

const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const drawingSchema = v.strictObject({
  name: nameSchema,
  drawing: v.pipe(v.string(), v.maxLength(100_000)),
});

/** The shape of a layout in JSON. */
export const layoutSchema = v.strictObject({
  name: nameSchema,
  rows: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(2 * MOST_COLUMNS))),
    v.minLength(1),
    v.maxLength(2 * MOST_ROWS),
  ),
});

/**
 * Makes a layout from a drawing (rule N2). A row of squares is a line of text, with a blank between square and square. The
 * valley is drawn between the squares: `|` in place of the blank, and `-` on a line of its own between two rows, under the
 * squares that it passes; dashes and `+` between them are for the eye. Lines that start with `#` are comments.
 *
 * @example
 * ```ts
 * import { defineLayout } from "caravanserai/nomadi";
 *
 * const dell = defineLayout({
 *   name: "Dell",
 *   drawing: `
 *     # S start   G goal   o water hole   . sand   - and | the valley
 *     G G G . . . . .
 *     . . o . . . . .
 *     -------+
 *     . . . .|. . . .
 *            +-------
 *     . . . . . o . .
 *     . . . . S S S S
 *     . . . . S S S S
 *     . . . . S S S S
 *     . . . . S S S S
 *   `,
 * });
 * dell.rows[3]; // => ". . . .|. . . ."
 * defineLayout({ name: "Nowhere", drawing: "S S S . G" }); // throws LayoutError
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
  const { name, drawing } = checked.value;
  const { layout, problems } = knownLayout({ name, rows: readDrawing(drawing) });
  if (problems.length > 0) throw new LayoutError(problems);
  return layout;
}

/** Good layouts used last. Whoever brings an equal one gets the same object, and what was worked out for it. */
const known: Layout[] = [];
const KNOWN_AT_MOST = 16;

const isSame = (one: Layout, other: Layout): boolean =>
  one.name === other.name &&
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

/** A layout taken apart. */
export interface LayoutParts extends Drawn {
  /** For each square, in board order: whether it lies on the goal side of the valley. */
  readonly goalSide: readonly boolean[];
  /** Everything that is wrong with the drawing. */
  readonly problems: readonly DrawingProblem[];
}

/** The squares of a layout in board order with their sides, and everything that is wrong with its drawing. */
export function readLayout({ rows }: Layout): LayoutParts {
  const problems: DrawingProblem[] = [];
  const report = (row: number | null, column: number | null, message: string): void => {
    problems.push({ row, column, message });
  };
  const drawn = readSquares(rows, report);
  // What the whole means can be told only of a drawing whose parts are good.
  if (problems.length > 0) return { ...drawn, goalSide: [], problems };
  reportAreas(drawn, report);
  const goalSide = reportValley(drawn, report);
  return { ...drawn, goalSide, problems };
}
