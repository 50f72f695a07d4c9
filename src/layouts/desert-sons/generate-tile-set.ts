/** Generates tile sets of Desert Sons. */
import * as v from "valibot";
import { formatTileSet } from "../../desert-sons/model/tile-set-file.js";
import type { TileSet } from "../../desert-sons/model/tile-set.js";
import { checkArgument } from "../../kit/input/check.js";
import { completed, generatorEntries } from "../options.js";
import { generate, PLAYERS } from "./generate.js";
import { type TileSetOptions, VARIETIES } from "./options.js";

/** A generated tile set. @category Generated boards */
export interface GeneratedTileSet {
  /** The tile set, for the option `tileSet` of `setup`. */
  readonly tileSet: TileSet;
  /** The tile set as text, to go on by hand: `parseTileSet` reads it, and the command takes it as a file. */
  readonly text: string;
}

/**
 * Generates a tile set of Desert Sons: a cross with the same springs on each arm, and piles with tiles of all shapes and with action
 * spaces for everything. The same options give the same set, on every platform, and every set passes `checkTileSet`.
 *
 * @param options - A seed, and how the set should be.
 *
 * @example
 * ```ts
 * import { checkTileSet, setup } from "caravanserai/desert-sons";
 * import { generateTileSet } from "caravanserai/layouts";
 *
 * const { tileSet, text } = generateTileSet({ seed: 7, players: 3, size: "small" });
 * checkTileSet(tileSet); // => []
 * setup({ players: 3, seed: 1, tileSet }).tileSet.name === tileSet.name; // => true
 * console.log(text);
 * ```
 *
 * @throws `ArgumentError` if an option is unknown or has a wrong value.
 * @category Generated boards
 */
export function generateTileSet(options: TileSetOptions): GeneratedTileSet {
  const { symmetry, ...entries } = generatorEntries;
  const schema = v.strictObject({
    ...entries,
    variety: v.optional(v.picklist(VARIETIES), "usual"),
  });
  const { variety, ...rest } = checkArgument(schema, options);
  const tileSet = generate({ ...completed({ ...rest, symmetry: "none" }, PLAYERS), variety });
  return { tileSet, text: formatTileSet(tileSet) };
}
