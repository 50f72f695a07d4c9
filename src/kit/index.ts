/**
 * What the author of a game needs: the parts that every game of this library is made with. {@link makeGame} makes a whole game
 * of an author's rules; the guide "Adding a game" does it step by step.
 *
 * @module caravanserai/kit
 */
export * from "./public.js";
export { Chance, type RandomState } from "./chance.js";
export {
  anyChance,
  anySeed,
  check,
  type Checked,
  checkOptions,
  listOf,
  wholeNumber,
} from "./check.js";
export { IllegalMoveError } from "./errors.js";
export { changed, changedAt, type Recipe, type Writable } from "./drafts.js";
export type { AsRead, FastParts, GameParts, PlayableTypes, TableFormat } from "./game-parts.js";
export { hashOf } from "./hash.js";
export type { Migration, Migrations } from "./json.js";
export { makeGame } from "./make-game.js";
export { perSeat } from "./standing.js";
