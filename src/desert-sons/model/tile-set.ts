/** Tile sets: tiles, cross, area and all other pieces of a game, as text and numbers. */
import * as v from "valibot";
import { listOf, nameSchema, textOf, wholeNumber } from "../../kit/input/check.js";
import { LONGEST_DRAWING, LONGEST_NAME } from "../../kit/input/limits.js";
import { readDrawing } from "../../kit/boards/drawing.js";
import { checkDrawing, define, KnownLayouts } from "../../kit/boards/layouts.js";
import type { Field } from "./state.js";
import { MOST_CHARACTERS, MOST_LINES, readTileSet, SEATS } from "./tile-set-text.js";

/**
 * Everything in the box as plain data. Made by {@link defineTileSet}.
 *
 * @category Tile sets
 */
export interface TileSet {
  /** The name shown to people. */
  readonly name: string;
  /** The width of the area in fields. */
  readonly columns: number;
  /** The height of the area in fields. */
  readonly rows: number;
  /** The fields explored from the start (rule T2), such as `f4: DDDO W[]`, several in a line with `|` between them. */
  readonly cross: readonly string[];
  /** The fields where caravans start (rule T8), clockwise; two players take the first and the third. */
  readonly starts: readonly Field[];
  /** The tiles (rule T1): the number of a pile, a colon, and tiles with `|` between them. */
  readonly tiles: readonly string[];
  /** The heights of the explorers (rule T3), by seat. */
  readonly explorers: readonly (readonly number[])[];
  /** The number of pieces of each good (rule T4). */
  readonly goods: number;
  /** The amount of water. */
  readonly water: number;
  /** The number of camel tiles. */
  readonly camels: number;
  /** The values of the rumour tiles. */
  readonly rumours: readonly number[];
}

/**
 * The input of {@link defineTileSet}: texts of several lines, and all values that differ from the default set.
 *
 * @category Tile sets
 */
export interface TileSetDrawing {
  /** The name shown to people. */
  readonly name: string;
  /** The width of the area in fields; default 11. */
  readonly columns?: number;
  /** The height of the area in fields; default 11. */
  readonly rows?: number;
  /** The fields explored from the start. */
  readonly cross: string;
  /** The four fields where caravans start, clockwise. */
  readonly starts: readonly Field[];
  /** The tiles, pile by pile. */
  readonly tiles: string;
  /** The heights of the explorers by seat; default those of the default set. */
  readonly explorers?: readonly (readonly number[])[];
  /** The number of pieces of each good; default 10. */
  readonly goods?: number;
  /** The amount of water; default 20. */
  readonly water?: number;
  /** The number of camel tiles; default 10. */
  readonly camels?: number;
  /** The values of the rumour tiles; default 2, 1, 1, -1, -1, -2. */
  readonly rumours?: readonly number[];
}

/** The water that each player begins with (T9). */
export const FIRST_WATER = 2;

/** The most fields in a row or in a column of the area. */
export const MOST_FIELDS_ACROSS = 40;
/** The most goods of each kind, water and camels. */
export const MOST_SUPPLY = 1000;
/** The most explorers of a seat. */
export const MOST_EXPLORERS = 8;

/** T3, T4, as in the default set. */
const EXPLORERS = [
  [16, 9, 6, 3],
  [15, 10, 8, 1],
  [14, 11, 5, 4],
  [13, 12, 7, 2],
];
const RUMOURS = [2, 1, 1, -1, -1, -2];

const across = wholeNumber(1, MOST_FIELDS_ACROSS);
const count = wholeNumber(0, MOST_SUPPLY);
const lines = listOf(textOf(MOST_CHARACTERS), MOST_LINES);
const name = textOf(LONGEST_NAME, 1);
const starts = listOf(nameSchema, SEATS, SEATS);
const explorers = listOf(listOf(wholeNumber(1, 1000), MOST_EXPLORERS, 1), SEATS, SEATS);
const water = wholeNumber(SEATS * FIRST_WATER, MOST_SUPPLY);
const rumours = listOf(wholeNumber(-100, 100), 8);

/** A function, so that bundles without it leave it out. */
const drawingSchema = () =>
  v.strictObject({
    name,
    columns: v.optional(across),
    rows: v.optional(across),
    cross: textOf(LONGEST_DRAWING),
    starts,
    tiles: textOf(LONGEST_DRAWING),
    explorers: v.optional(explorers),
    goods: v.optional(count),
    water: v.optional(water),
    camels: v.optional(count),
    rumours: v.optional(rumours),
  });

/** A checked `TileSetDrawing`. */
type Checked = v.InferOutput<ReturnType<typeof drawingSchema>>;

/** The shape of a tile set in JSON. The fields are in the order in which `defineTileSet` writes them. */
export const tileSetSchema = v.strictObject({
  name,
  columns: across,
  rows: across,
  cross: lines,
  starts,
  tiles: lines,
  explorers,
  goods: count,
  water,
  camels: count,
  rumours,
});

/** Returns a tile set as one text. Equal sets have equal texts. */
export const tileSetText = (set: TileSet): string =>
  JSON.stringify([
    set.name,
    set.columns,
    set.rows,
    set.cross,
    set.starts,
    set.tiles,
    set.explorers,
    set.goods,
    set.water,
    set.camels,
    set.rumours,
  ]);

/**
 * Makes a tile set from texts. A tile is its four sides from the north clockwise, `D` desert and `O` oasis, and its
 * portions of oasis: `OODD N[G] E[]` has two, one of them with a space for gems. Lines that start with `#` are comments.
 *
 * Sides: `D` desert with a brown line, `W` with a white line, `d` without; `O` oasis with a white line, `B` with a brown
 * line, `o` without. Action spaces: `M` myrrh, `F` frankincense, `S` salt, `G` gems, `C` camel, `W` water, `R` rumour.
 *
 * @param input - The parts of the tile set, with its tiles and its cross drawn as text.
 *
 * @example
 * ```ts
 * import { defineTileSet, setup } from "caravanserai/desert-sons";
 *
 * const puddle = defineTileSet({
 *   name: "Puddle",
 *   columns: 3,
 *   rows: 3,
 *   cross: "a2: DDDD | b1: DDDD | b2: DDDD | b3: DDDD | c2: DDDD",
 *   starts: ["a2", "b3", "c2", "b1"],
 *   tiles: `
 *     1: DDDD | ODDD N[S]
 *     2: OODD NE[M] | ODDD N[] | DDDD
 *   `,
 * });
 * setup({ players: 3, seed: 1, tileSet: puddle }).stack; // => [0, 2]
 * ```
 *
 * @throws {@link LayoutError} that lists everything wrong with the texts, with row and column.
 * @category Tile sets
 */
export function defineTileSet(input: TileSetDrawing): TileSet {
  return define(knownTileSets, tileSetOf(checkDrawing(drawingSchema(), input)));
}

/** Makes a tile set of the library from its texts. */
export const ownTileSet = (input: Checked): TileSet => knownTileSets.own(tileSetOf(input));

/** The fields are in the order of the schema. */
const tileSetOf = (input: Checked): TileSet => ({
  name: input.name,
  columns: input.columns ?? 11,
  rows: input.rows ?? 11,
  cross: readDrawing(input.cross),
  starts: input.starts,
  tiles: readDrawing(input.tiles),
  explorers: input.explorers ?? EXPLORERS,
  goods: input.goods ?? 10,
  water: input.water ?? 20,
  camels: input.camels ?? 10,
  rumours: input.rumours ?? RUMOURS,
});

/** Cache of the valid tile sets used last. */
export const knownTileSets = /* @__PURE__ */ new KnownLayouts<TileSet>({
  problemsOf: (set) => readTileSet(set).problems,
  pathOf: () => "tileSet",
});
