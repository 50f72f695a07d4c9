/** The generator of a game's boards. */
import type { GoodOptions } from "./options.js";

/** Draws boards of one game. */
export interface LayoutGenerator<Layout> {
  /** The lowest and the highest number of players. */
  readonly players: readonly [number, number];
  /** Returns a board that passes the game's check. */
  generate(options: GoodOptions): Layout;
  /** Writes a board as text that people can change. */
  format(layout: Layout): string;
}
