/** Layouts: boards as plain data, made from a drawing in characters. */
import * as v from "valibot";
import { listOf, textOf, wholeNumber } from "../../kit/input/check.js";
import { readDrawing } from "../../kit/boards/drawing.js";
import { LONGEST_DRAWING, LONGEST_NAME } from "../../kit/input/limits.js";
import { checkDrawing, define, KnownLayouts, pathInRows } from "../../kit/boards/layouts.js";
import { MOST_COLUMNS, MOST_ROWS, readHexes } from "./drawing.js";

/**
 * A board as plain data. Made by {@link defineLayout}.
 *
 * @category Layouts
 */
export interface Layout {
  /** The name shown to people. */
  readonly name: string;
  /** The number of palms placed on its palm spaces (rule D5). */
  readonly palms: number;
  /** The number of loose camels of each colour (rule D3). If it is missing, the number of players determines it. */
  readonly camelsPerColour?: number;
  /** The drawing, one text for each row. */
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
  /** The drawing: `.` sand, `o` water, `T` palm, `^` mountain, a row of `-` above the smaller section. */
  readonly drawing: string;
  /** The number of palms placed, from 0 to 5; 5 by default. */
  readonly palms?: number;
  /** The number of loose camels of each colour; by default it depends on the number of players (22, 26, 30, 30). */
  readonly camelsPerColour?: number;
}

/** The most loose camels of each colour: more than any board can hold. */
export const MOST_CAMELS = 10_000;
/** The most palms of a layout. */
export const MOST_PALMS = 5;

/** The number of loose camels of each colour. */
export const camelsSchema = wholeNumber(1, MOST_CAMELS);

const nameSchema = textOf(LONGEST_NAME, 1);
const palmsSchema = wholeNumber(0, MOST_PALMS);

/** A function, so that bundles without it leave it out. */
const drawingSchema = () =>
  v.strictObject({
    name: nameSchema,
    drawing: textOf(LONGEST_DRAWING),
    palms: v.optional(palmsSchema),
    camelsPerColour: v.optional(camelsSchema),
  });

/** A checked `LayoutDrawing`. */
type Checked = v.InferOutput<ReturnType<typeof drawingSchema>>;

/** The shape of a layout in JSON. */
export const layoutSchema = v.strictObject({
  name: nameSchema,
  palms: palmsSchema,
  camelsPerColour: v.exactOptional(camelsSchema),
  // A dividing line is a row of the drawing too.
  rows: listOf(textOf(MOST_COLUMNS), MOST_ROWS, 1),
});

/**
 * Makes a layout from a drawing. Rows of hexes are lines of text; a hex is one character and stands two columns from the
 * next, and every second row is shifted by one column. Lines that start with `#` are comments.
 *
 * @param input - The layout as it is drawn: a name, and the board as text.
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
  return define(knownLayouts, layoutOf(checkDrawing(drawingSchema(), input)));
}

/** Makes a layout of the library from its drawing. */
export const ownLayout = (input: Checked): Layout => knownLayouts.own(layoutOf(input));

function layoutOf({ name, palms = 5, camelsPerColour, drawing }: Checked): Layout {
  const camels = camelsPerColour === undefined ? {} : { camelsPerColour };
  return { name, palms, ...camels, rows: readDrawing(drawing) };
}

/** Cache of the valid layouts used last. */
export const knownLayouts = /* @__PURE__ */ new KnownLayouts<Layout>({
  problemsOf: ({ rows }) => readHexes(rows).problems,
  pathOf: pathInRows,
});
