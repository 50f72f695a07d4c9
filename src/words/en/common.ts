/** English: names, plurals and lists, for every game. */
import type { Seat } from "../../game.js";
import { listed } from "../text.js";

export const language = "en";

export const player = (seat: Seat): string => `Player ${seat + 1}`;

export const and = (items: readonly string[]): string => listed(items, "and");

/** "1 coin", "2 coins". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

export const winners = (names: readonly string[]): string =>
  names.length === 0
    ? "Nobody has won yet."
    : `${and(names)} ${names.length === 1 ? "wins" : "win"}.`;

export const malformed = "This is not a move of this game";
export const gameOver = "The game is over.";

/** Puts a name before a description. */
export const whose = (name: string, what: string): string => `${name}: ${what}`;

/** Labels of buttons. */
export const control = { "take-back": "Take back" };
