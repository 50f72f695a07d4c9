/** Helpers for every language: lists, plurals, signs, and the contents of tiles. */
import type { Seat } from "../game.js";
import type { Action, Good, Portion, Slot, Tile } from "../desert-sons/model/state.js";

/** Joins items, with a word before the last: "a, b and c". */
export const listed = (items: readonly string[], and: string): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} ${and} ${items[items.length - 1]}`;

/** Formats a number with its sign: "+2", "−1". */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";

/** Writes a text with the label of a key; an empty text if there is no such label, such as for a value of a newer version. */
export const labelled = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  key: Key,
  text: (label: string) => string,
): string => (Object.hasOwn(labels, key) ? text(labels[key]) : "");

/** Returns the seat whose pawn stands on a square of Nomadi; `undefined` if there is none. */
export function ownerOf(
  seats: readonly { readonly pawns: readonly string[] }[],
  square: string,
): Seat | undefined {
  const seat = seats.findIndex(({ pawns }) => pawns.includes(square));
  return seat < 0 ? undefined : seat;
}

/** Returns the path of a malformed move's field in parentheses, if there is one. */
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

/** Tests whether a tile shows desert only. */
export const isDesert = (tile: Tile): boolean => !tile.includes("[");

/** Returns the action spaces of a tile, in the order of its text. */
export const actionsOn = (tile: Tile): readonly Action[] =>
  [...tile.matchAll(/\[(\w*)\]/gu)].flatMap(([, letters]) =>
    [...letters].map((letter) => LETTERS[letter]),
  );

/** Returns the sides that a portion reaches, in the words of a language. */
export const sidesOf = (
  portion: Portion,
  words: Readonly<Record<"N" | "E" | "S" | "W", string>>,
): readonly string[] =>
  // A portion is made of these four letters.
  [...portion].map((side) => words[side as keyof typeof words]);

/** Returns the good of a slot, and whether it is its second slot. */
export const slotParts = (slot: Slot): { readonly good: Good; readonly second: boolean } => ({
  // The part before the number is the name of a good.
  good: slot.slice(0, -2) as Good,
  second: slot.endsWith("2"),
});
