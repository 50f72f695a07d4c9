/**
 * The ids of the games of this library. The files of this folder are the only ones that list the games: what needs all of them, or one
 * by its id, reads it here. A type refers to each list, so that a game that is missing somewhere does not compile.
 */

/**
 * The ids of all games.
 *
 * @example
 * ```ts
 * import { GAME_IDS } from "caravanserai";
 *
 * GAME_IDS.includes("through-the-desert"); // => true
 * ```
 *
 * @category Games
 */
export const GAME_IDS = /* @__PURE__ */ Object.freeze([
  "through-the-desert",
  "nomadi",
  "desert-sons",
] as const);

/** The id of a game. @category Games */
export type GameId = (typeof GAME_IDS)[number];

/** Tests whether a value is the id of a game of this library. */
export const isGameId = (id: unknown): id is GameId =>
  (GAME_IDS as readonly unknown[]).includes(id);
