/** The generators of boards, for the games that are played on layouts. */
import type { LayoutGenerator } from "../layouts/generator.js";
import { generator as nomadi } from "../layouts/nomadi/generate.js";
import { generator as throughTheDesert } from "../layouts/through-the-desert/generate.js";
import type { Layout as NomadiLayout } from "../nomadi/model/layout.js";
import type { Layout as ThroughTheDesertLayout } from "../through-the-desert/model/layout.js";
import type { GameId } from "./ids.js";

/** The layouts of the games that have them, by the ids of the games. @category Generated boards */
export interface Layouts {
  /** A board of hexes. */
  readonly "through-the-desert": ThroughTheDesertLayout;
  /** A board of squares. */
  readonly nomadi: NomadiLayout;
}

/** The id of a game that is played on layouts. @category Generated boards */
export type LayoutGameId = keyof Layouts & GameId;

/** The generators by the ids of their games. */
export const layoutGenerators: {
  readonly [Id in LayoutGameId]: LayoutGenerator<Layouts[Id]>;
} = {
  "through-the-desert": throughTheDesert,
  nomadi,
};
