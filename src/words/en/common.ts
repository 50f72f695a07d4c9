/** English: names, plurals and lists, for every game. */
import type { Seat } from "../../game.js";
import { listed } from "../text.js";
import type { CoverWords } from "../words.js";

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

/** Addresses the person who decides. */
export const you = (what: string): string => `You: ${what}`;

/** Makes a preview out of sentences. */
export const would = (sentences: string): string => `This would happen: ${sentences}`;

/** The prompt once everything is picked. */
export const confirm = "confirm the move";

/** Labels of buttons. */
export const control = { "take-back": "Take back", turn: "Turn it (R)" };

/** Texts of the cover while the screen changes hands. */
export const cover: CoverWords = {
  turn: (name) => `${name}’s turn`,
  hint: (name) =>
    `The board is covered, so that nobody sees what others hide. Hand the screen to ${name}.`,
  ready: (name) => `I am ${name}: show the board`,
};
