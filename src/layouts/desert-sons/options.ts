/** The options of generated tile sets. */
import type { GeneratorOptions, GoodOptions } from "../options.js";

/**
 * The lines of a generated tile set: brown through desert and white through oases as in the default set, or `odd` with some that are the
 * other way round, and some sides without a line.
 *
 * @category Generated boards
 */
export type Variety = "usual" | "odd";

/** The varieties of lines. */
export const VARIETIES = ["usual", "odd"] as const satisfies readonly Variety[];

/** The options of `generateTileSet`. @category Generated boards */
export interface TileSetOptions extends Omit<GeneratorOptions, "symmetry"> {
  /** The lines of the tiles. Default: `usual`. */
  readonly variety?: Variety;
}

/** Checked options. */
export interface GoodTileSetOptions extends Omit<GoodOptions, "symmetry"> {
  readonly variety: Variety;
}
