/** Tile sets as text files. */
import {
  type BoardForm,
  listForm,
  numberForm,
  readBoard,
  textForm,
  writeBoard,
} from "../../kit/boards/board-text.js";
import { checkDrawing, define } from "../../kit/boards/layouts.js";
import {
  defineTileSet,
  knownTileSets,
  type TileSet,
  type TileSetDrawing,
  tileSetSchema,
} from "./tile-set.js";

const numbers = listForm(numberForm, "whole numbers with blanks between them");

const FORM: BoardForm = {
  values: {
    name: textForm,
    columns: numberForm,
    rows: numberForm,
    starts: listForm(textForm, "fields with blanks between them"),
    explorers: listForm(numbers, "heights by seat, such as 16 9 6 3 | 15 10 8 1", "|"),
    goods: numberForm,
    water: numberForm,
    camels: numberForm,
    rumours: numbers,
  },
  drawings: ["cross", "tiles"],
};
const LEGEND = `# Sides from the north clockwise: D desert, O oasis. Portions of oasis: their sides, and in brackets their action spaces:
# M myrrh   F frankincense   S salt   G gems   C camel   W water   R rumour`;

/**
 * Reads a tile set from a text file: a line for each value of {@link defineTileSet} with its name and a colon, then `cross:` and `tiles:`
 * with their lines below them. What is missing is as in `defineTileSet`. The command takes such files as `--layout`.
 *
 * @param text - The content of the file.
 * @param name - The name of a tile set whose text has none, such as that of the file.
 *
 * @example
 * ```ts
 * import { parseTileSet } from "caravanserai/desert-sons";
 *
 * const puddle = parseTileSet(`
 *   name: Puddle
 *   columns: 3
 *   rows: 3
 *   starts: a2 b3 c2 b1
 *
 *   cross:
 *   a2: DDDD | b1: DDDD | b2: DDDD | b3: DDDD | c2: DDDD
 *   tiles:
 *   1: DDDD | ODDD N[S]
 *   2: OODD NE[M] | ODDD N[] | DDDD
 * `);
 * puddle.starts; // => ["a2", "b3", "c2", "b1"]
 * parseTileSet("name: Empty\ncolumns: many"); // throws LayoutError
 * ```
 *
 * @throws {@link LayoutError} that lists everything wrong with the text, with its lines and columns.
 * @category Tile sets
 */
export const parseTileSet = (text: string, name?: string): TileSet =>
  // `defineTileSet` checks the values.
  readBoard(FORM, text, name, (given) => defineTileSet(given as TileSetDrawing));

/**
 * Writes a tile set as text that {@link parseTileSet} reads.
 *
 * @param set - The tile set.
 *
 * @example
 * ```ts
 * import { formatTileSet, parseTileSet, shortTrip } from "caravanserai/desert-sons";
 *
 * parseTileSet(formatTileSet(shortTrip)) === shortTrip; // => true
 * ```
 *
 * @throws {@link LayoutError} if the value is not a tile set.
 * @category Tile sets
 */
export const formatTileSet = (set: TileSet): string =>
  writeBoard(FORM, define(knownTileSets, checkDrawing(tileSetSchema, set)), LEGEND);
