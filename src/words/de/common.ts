/** German: names, plurals and lists, for every game. Possession is expressed with "von", which is right for every name. */
import type { Seat } from "../../game.js";
import { listed } from "../text.js";
import type { CoverWords } from "../words.js";

export const language = "de";

export const player = (seat: Seat): string => `Spieler ${seat + 1}`;

export const und = (items: readonly string[]): string => listed(items, "und");

/** "1 Münze", "2 Münzen". */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Puts a text in quotation marks. */
export const quoted = (text: string): string => `„${text}“`;

export const winners = (names: readonly string[]): string =>
  names.length === 0
    ? "Noch hat niemand gewonnen."
    : `${und(names)} ${names.length === 1 ? "gewinnt" : "gewinnen"}.`;

export const malformed = "Das ist kein Zug dieses Spiels";
export const gameOver = "Das Spiel ist zu Ende.";
export const notNow = (due: string): string => `Das geht jetzt nicht. Zu tun ist: ${due}.`;
export const ended = (why: string): string => `Das Spiel ist zu Ende, denn ${why}.`;
export const upTo = (name: string, due: string): string => `${name} ist dran: ${due}.`;

/** Puts a name before a description. */
export const whose = (name: string, what: string): string => `${name}: ${what}`;

/** Addresses the person who decides. */
export const you = (what: string): string => `Du bist dran: ${what}`;

/** Makes a preview out of sentences. */
export const would = (sentences: string): string => `Das würde geschehen: ${sentences}`;

/** The prompt once everything is picked. */
export const confirm = "den Zug bestätigen";

/** Labels of buttons. */
export const control = { "take-back": "Zurücknehmen", turn: "Drehen (R)" };

/** Texts of the cover while the screen changes hands. */
export const cover: CoverWords = {
  turn: (name) => `${name} ist am Zug`,
  hint: (name) =>
    `Der Spielplan ist verdeckt, damit niemand sieht, was andere verbergen. Bitte an ${name} weitergeben.`,
  ready: (name) => `Ich bin ${name}: Spielplan zeigen`,
};
