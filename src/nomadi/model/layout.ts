/** Layouts: boards as plain data, drawn in characters. */
import * as v from "valibot";
import { listOf, textOf } from "../../kit/input/check.js";
import { LONGEST_DRAWING, LONGEST_NAME } from "../../kit/input/limits.js";
import { readDrawing } from "../../kit/boards/drawing.js";
import type { DrawingProblem } from "../../kit/errors.js";
import { checkDrawing, define, KnownLayouts, pathInRows } from "../../kit/boards/layouts.js";
import { type Drawn, MOST_COLUMNS, MOST_ROWS, readSquares } from "./drawing.js";
import { reportAreas, reportValley } from "./valley.js";

/**
 * A board as plain data. Made by {@link defineLayout}.
 *
 * @category Layouts
 */
export interface Layout {
  /** The name shown to people. */
  readonly name: string;
  /** The drawing, one string for each line. */
  readonly rows: readonly string[];
}

/**
 * The input of {@link defineLayout}.
 *
 * @category Layouts
 */
export interface LayoutDrawing {
  /** The name shown to people. */
  readonly name: string;
  /** The drawing: `S` start, `G` goal, `o` water hole, `.` sand, and the valley as a line of `-` and `|` between squares. */
  readonly drawing: string;
}

const nameSchema = textOf(LONGEST_NAME, 1);

/** A function, so that bundles without it leave it out. */
const drawingSchema = () =>
  v.strictObject({
    name: nameSchema,
    drawing: textOf(LONGEST_DRAWING),
  });

/** The shape of a layout in JSON. */
export const layoutSchema = v.strictObject({
  name: nameSchema,
  rows: listOf(textOf(2 * MOST_COLUMNS), 2 * MOST_ROWS, 1),
});

/**
 * Makes a layout from a drawing (rule N2). A row of squares is a line of text, with a space between two squares. The valley
 * is drawn between the squares: `|` instead of that space, and `-` under a square, on a line of its own between two rows.
 * Dashes and `+` between the squares of such a line are decoration. Lines that start with `#` are comments.
 *
 * @param input - The layout as it is drawn: a name, and the board as text.
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
 * @throws {@link LayoutError} with every problem of the drawing, each with its row and column.
 * @category Layouts
 */
export function defineLayout(input: LayoutDrawing): Layout {
  return define(knownLayouts, layoutOf(checkDrawing(drawingSchema(), input)));
}

/** Makes a layout of the library from its drawing. */
export const ownLayout = (input: LayoutDrawing): Layout => knownLayouts.own(layoutOf(input));

const layoutOf = ({ name, drawing }: LayoutDrawing): Layout => ({
  name,
  rows: readDrawing(drawing),
});

/** Cache of the valid layouts used last. */
export const knownLayouts = /* @__PURE__ */ new KnownLayouts<Layout>({
  problemsOf: (layout) => readLayout(layout).problems,
  pathOf: pathInRows,
});

/** The content of a layout's drawing. */
export interface LayoutParts extends Drawn {
  /** For each square, in board order: whether it lies on the goal side of the valley. */
  readonly goalSide: readonly boolean[];
  /** Every problem of the drawing. */
  readonly problems: readonly DrawingProblem[];
}

/** Returns the squares of a layout in board order with their sides, and every problem of its drawing. */
export function readLayout({ rows }: Layout): LayoutParts {
  const problems: DrawingProblem[] = [];
  const report = (row: number | null, column: number | null, message: string): void => {
    problems.push({ row, column, message });
  };
  const drawn = readSquares(rows, report);
  // Areas and sides are checked only if every character is valid.
  if (problems.length > 0) return { ...drawn, goalSide: [], problems };
  reportAreas(drawn, report);
  const goalSide = reportValley(drawn, report);
  return { ...drawn, goalSide, problems };
}
