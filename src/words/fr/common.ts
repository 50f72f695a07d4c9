/** French: names, elision, plurals and lists, for every game. */
import type { Seat } from "../../game.js";
import { listed } from "../text.js";
import type { CoverWords } from "../words.js";

export const language = "fr";

export const player = (seat: Seat): string => `Joueur ${seat + 1}`;

export const et = (items: readonly string[]): string => listed(items, "et");

/** A colon after a non-breaking space. */
export const colon = "\u00a0:";

/** Puts "de" before a word: "d’" before a vowel or an h; a y counts as a vowel before a consonant: "d’Yves", "de Yann". */
export const de = (text: string): string =>
  /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiouy])/iu.test(text) ? `d’${text}` : `de ${text}`;

/** "0 pièce", "1 pièce", "2 pièces". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number < 2 ? one : many}`;

/** Puts a text in quotation marks. */
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;

export const winners = (names: readonly string[]): string =>
  names.length === 0
    ? "Personne n’a encore gagné."
    : `${et(names)} ${names.length === 1 ? "gagne" : "gagnent"} la partie.`;

export const malformed = "Ce n’est pas un coup de ce jeu";
export const gameOver = "La partie est terminée.";
export const notNow = (due: string): string => `Ce n’est pas le moment${colon} il faut ${due}.`;
export const ended = (why: string): string => `La partie est terminée${colon} ${why}.`;
export const upTo = (name: string, due: string): string => `À ${name} de jouer${colon} ${due}.`;

/** Puts a name before a description. */
export const whose = (name: string, what: string): string => `${name}${colon} ${what}`;

/** Addresses the person who decides. */
export const you = (what: string): string => `À vous${colon} ${what}`;

/** Makes a preview out of sentences. */
export const would = (sentences: string): string => `Cela donnerait${colon} ${sentences}`;

/** The prompt once everything is picked. */
export const confirm = "confirmer le coup";

/** Labels of buttons. */
export const control = { "take-back": "Annuler", turn: "Tourner (R)" };

/** Texts of the cover while the screen changes hands. */
export const cover: CoverWords = {
  turn: (name) => `À ${name} de jouer`,
  hint: (name) =>
    `Le plateau est masqué, pour que personne ne voie ce que les autres cachent. Passez l’écran à ${name}.`,
  ready: (name) => `Je suis ${name}${colon} montrer le plateau`,
};
