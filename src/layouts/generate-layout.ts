/** Generates boards of the games that are played on layouts. */
import { type LayoutGameId, layoutGenerators, type Layouts } from "../games/layout-generators.js";
import * as v from "valibot";
import { checkArgument } from "../kit/input/check.js";
import type { LayoutGenerator } from "./generator.js";
import { completed, generatorEntries, type GeneratorOptions } from "./options.js";

/** The options of {@link generateLayout}. @category Generated boards */
export interface LayoutOptions<Id extends LayoutGameId = LayoutGameId> extends GeneratorOptions {
  /** The id of the game. */
  readonly game: Id;
}

/** A generated board. @category Generated boards */
export interface GeneratedLayout<Id extends LayoutGameId = LayoutGameId> {
  /** The layout, for the option `layout` of `setup`. */
  readonly layout: Layouts[Id];
  /** The layout as text, to go on by hand: `parseLayout` of the game reads it, and the command takes it as a file. */
  readonly text: string;
}

/**
 * Generates a board: a valley behind ragged mountains, with ranges inside, and with water and palms spread over it. The same
 * options give the same board, on every platform, and every board passes the game's `checkLayout`.
 *
 * @param options - The game, a seed, and how the board should be.
 *
 * @example
 * ```ts
 * import { generateLayout } from "caravanserai/layouts";
 * import { checkLayout, setup } from "caravanserai/through-the-desert";
 *
 * const { layout, text } = generateLayout({
 *   game: "through-the-desert",
 *   seed: 7,
 *   players: 3,
 *   size: "small",
 *   symmetry: "rotation",
 * });
 * checkLayout(layout); // => []
 * setup({ players: 3, seed: 1, layout }).layout.name === layout.name; // => true
 * console.log(text);
 * ```
 *
 * @throws `ArgumentError` if an option is unknown or has a wrong value.
 * @category Generated boards
 */
export function generateLayout<Id extends LayoutGameId>(
  options: LayoutOptions<Id>,
): GeneratedLayout<Id> {
  // Not outside of the function, so that bundles without it contain no generator. The keys of a record are its ids.
  const ids = Object.keys(layoutGenerators) as LayoutGameId[];
  const schema = v.strictObject({ game: v.picklist(ids), ...generatorEntries });
  const { game, ...rest } = checkArgument(schema, options);
  // The generator is that of the game that the options name.
  const generator = layoutGenerators[game] as LayoutGenerator<Layouts[Id]>;
  const layout = generator.generate(completed(rest, generator.players));
  return { layout, text: generator.format(layout) };
}
