/** Texts in a picture: labels, and names cut to fit. */
import type { GameEvent, Seat } from "../game.js";
import { escaped, tag } from "./markup.js";
import type { Checked } from "./options.js";

/** Returns a line of text. Its size and anchor come from the class. */
export const label = (x: number, y: number, text: string | number, classes: string): string =>
  tag("text", { x, y, class: classes }, escaped(String(text)));

/** Full-width characters, and everything above: mostly emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3ffff}]/u;

/** Cuts a text to the width of `room` letters, with "…" at the end. */
export function shortened(text: string, room: number): string {
  let [used, kept, fits] = [0, "", ""];
  // Reads no more than could fit, however long the text is.
  for (const character of text.slice(0, room * 4)) {
    used += WIDE.test(character) ? 2 : 1;
    if (used > room) return `${fits.trimEnd()}…`;
    kept += character;
    if (used < room) fits = kept;
  }
  return kept.length < text.length ? `${fits.trimEnd()}…` : kept;
}

/** Capitalizes a label, for a heading. */
export const heading = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of a game that names need. */
interface Naming {
  readonly player: (seat: Seat) => string;
}

/** Returns the name of the player at a seat; without names and words, the number of the seat from 1. */
export function nameOf(seat: Seat, { names, words }: Checked<Naming, GameEvent>): string {
  const name = names[seat];
  return (typeof name === "string" && name.trim()) || (words?.player(seat) ?? String(seat + 1));
}
