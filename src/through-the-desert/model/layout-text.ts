/** Layouts as text files. */
import {
  type BoardForm,
  numberForm,
  readBoard,
  textForm,
  writeBoard,
} from "../../kit/boards/board-text.js";
import { checkDrawing, define } from "../../kit/boards/layouts.js";
import {
  defineLayout,
  knownLayouts,
  type Layout,
  type LayoutDrawing,
  layoutSchema,
} from "./layout.js";

const FORM: BoardForm = {
  values: { name: textForm, palms: numberForm, camelsPerColour: numberForm },
  drawings: ["drawing"],
};
const LEGEND = "# . sand   o water   T palm   ^ mountain";

/**
 * Reads a layout from a text file: lines with `name`, `palms` and `camelsPerColour`, each with a colon and its value and all optional, and
 * then the drawing as in {@link defineLayout}. The command takes such files as `--layout`.
 *
 * @param text - The content of the file.
 * @param name - The name of a layout whose text has none, such as that of the file.
 *
 * @example
 * ```ts
 * import { parseLayout } from "caravanserai/through-the-desert";
 *
 * const puddle = parseLayout(`
 *   name: Puddle
 *   palms: 1
 *
 *    . . . . . o
 *   . . . T . . .
 *    . o . . ^ .
 * `);
 * puddle.palms; // => 1
 * parseLayout("name: Typo\n. . x"); // throws LayoutError
 * ```
 *
 * @throws {@link LayoutError} that lists everything wrong with the text, with its lines and columns.
 * @category Layouts
 */
export const parseLayout = (text: string, name?: string): Layout =>
  // `defineLayout` checks the values.
  readBoard(FORM, text, name, (given) => defineLayout(given as LayoutDrawing));

/**
 * Writes a layout as text that {@link parseLayout} reads.
 *
 * @param layout - The layout.
 *
 * @example
 * ```ts
 * import { formatLayout, parseLayout, smallWadi } from "caravanserai/through-the-desert";
 *
 * formatLayout(smallWadi).split("\n")[0]; // => "name: Small Wadi"
 * parseLayout(formatLayout(smallWadi)) === smallWadi; // => true
 * ```
 *
 * @throws {@link LayoutError} if the value is not a layout.
 * @category Layouts
 */
export const formatLayout = (layout: Layout): string =>
  writeBoard(FORM, define(knownLayouts, checkDrawing(layoutSchema, layout)), LEGEND);
