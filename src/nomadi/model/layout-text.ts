/** Layouts as text files. */
import { type BoardForm, readBoard, textForm, writeBoard } from "../../kit/boards/board-text.js";
import { checkDrawing, define } from "../../kit/boards/layouts.js";
import {
  defineLayout,
  knownLayouts,
  type Layout,
  type LayoutDrawing,
  layoutSchema,
} from "./layout.js";

const FORM: BoardForm = { values: { name: textForm }, drawings: ["drawing"] };
const LEGEND = "# S start   G goal   o water hole   . sand   - and | the valley";

/**
 * Reads a layout from a text file: a line with `name`, a colon and the name, which is optional, and then the drawing as in
 * {@link defineLayout}. The command takes such files as `--layout`.
 *
 * @param text - The content of the file.
 * @param name - The name of a layout whose text has none, such as that of the file.
 *
 * @example
 * ```ts
 * import { formatLayout, parseLayout, shortCourse } from "caravanserai/nomadi";
 *
 * parseLayout(formatLayout(shortCourse)) === shortCourse; // => true
 * parseLayout("name: Typo\nS S x G"); // throws LayoutError
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
 * import { formatLayout, grandCrossing } from "caravanserai/nomadi";
 *
 * formatLayout(grandCrossing).split("\n")[0]; // => "name: Grand Crossing"
 * ```
 *
 * @throws {@link LayoutError} if the value is not a layout.
 * @category Layouts
 */
export const formatLayout = (layout: Layout): string =>
  writeBoard(FORM, define(knownLayouts, checkDrawing(layoutSchema, layout)), LEGEND);
