/** Small helpers of every language: lists, plurals, signs, and what the text of a tile shows. */
import type { Action, Good, Portion, Slot, Tile } from "../desert-sons/model/state.js";

/** Items in a row, with a word before the last: "a, b and c". */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} ${and} ${items[items.length - 1]}`;

/** A number with its sign: "+2", "−1". */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";

/** The name of the field at fault of a move that is malformed, if there is one. */
export const atPath = (path: string): string => (path === "" ? "" : ` (${path})`);

const LETTERS: Readonly<Record<string, Action>> = {
  M: "myrrh",
  F: "frankincense",
  S: "salt",
  G: "gems",
  C: "camel",
  W: "water",
  R: "rumour",
};

/** Whether a tile shows desert only. */
export const isDesert = (tile: Tile): boolean => !tile.includes("[");

/** The action spaces that a tile shows, in the order of its text. */
export const actionsOn = (tile: Tile): readonly Action[] =>
  [...tile.matchAll(/\[(\w*)\]/gu)].flatMap(([, letters]) =>
    [...letters].map((letter) => LETTERS[letter]),
  );

/** The sides that a portion reaches, in the words of a language. */
export const sidesOf = (
  portion: Portion,
  words: Readonly<Record<"N" | "E" | "S" | "W", string>>,
): readonly string[] =>
  // A portion is made of these four letters.
  [...portion].map((side) => words[side as keyof typeof words]);

/** The good of a slot, and which of its two slots it is. */
export const slotParts = (slot: Slot): { readonly good: Good; readonly second: boolean } => ({
  // What is before the number is the name of a good.
  good: slot.slice(0, -2) as Good,
  second: slot.endsWith("2"),
});
