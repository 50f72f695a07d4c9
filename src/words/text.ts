/** Helpers for every language: lists, plurals, signs, and the contents of tiles. */
import type { Seat } from "../game.js";
import type { ValueOf } from "./words.js";
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

/** Adds a price to a label that does not name it yet. */
export const priced = (label: string, price: string): string =>
  price === "" || label.includes(price) ? label : `${label} (${price})`;

/** Returns the value of the pick of a kind, such as `sky` of `colour:sky`; `undefined` if there is none. */
export const pickOf = <Pick extends string, Kind extends string>(
  picks: readonly Pick[],
  kind: Kind,
): ValueOf<Pick, Kind> | undefined =>
  // It is what follows the kind.
  picks.find((pick) => pick.startsWith(`${kind}:`))?.slice(kind.length + 1) as
    ValueOf<Pick, Kind> | undefined;

/** Returns the price of a pick of Nomadi: that of the card, or of the dice left unused (N16). */
export function priceInCoins(
  pick: string,
  state: {
    readonly offer: { readonly price: number | null } | null;
    readonly dice: readonly number[];
  },
): number {
  if (pick === "action:accept") return state.offer?.price ?? 0;
  return pick === "action:end-turn" ? state.dice.length : 0;
}

/** What the state of Nomadi says about a card on offer. */
interface CardOffered {
  readonly offer: { readonly owner: number; readonly price: number | null } | null;
  readonly rules: { readonly credit: "forced" | "cards" };
  readonly seats: readonly { readonly coins: number }[];
}

/** Returns the coins of whoever may buy the card on offer in Nomadi; `undefined` if there is none, or if it can be bought on credit (N4). */
export function buyersCoins({ offer, rules, seats }: CardOffered): number | undefined {
  return offer === null || rules.credit === "cards" ? undefined : seats[offer.owner]?.coins;
}

/** Returns the coins of the buyer if a pick names a price above them; `undefined` otherwise. */
export function tooDear(pick: string, state: CardOffered): number | undefined {
  const cash = buyersCoins(state);
  const price = pick.startsWith("price:") ? Number(pick.slice("price:".length)) : 0;
  return cash !== undefined && price > cash ? cash : undefined;
}

/** Tests whether a pick of Desert Sons costs 1 water: the scout, the camel driver, the guide. */
export const costsWater = (pick: string): boolean =>
  pick.startsWith("scout:") || pick === "action:driver" || pick === "action:guide";

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

const COMPASS = "NESW";

/** A tile as it lies on a field. Sides are letters from the north clockwise, as in the name of a portion. */
interface Lying {
  /** Its portions of oasis, and their action spaces. */
  readonly portions: readonly { readonly sides: Portion; readonly actions: readonly Action[] }[];
  /** The sides without a line; empty if that says nothing about the rotation. */
  readonly noLine: Portion;
  /** The sides with a white line where others of the same terrain have a brown one. */
  readonly whiteLine: Portion;
}

/** Describes a tile after some quarter turns clockwise. Two rotations that differ have different descriptions. */
function lying(tile: Tile, rotation: number): Lying {
  const letters = [0, 1, 2, 3].map((side) => tile.charAt((side + 4 - rotation) % 4));
  const sidesWhere = (test: (letter: string) => boolean): Portion =>
    letters.map((letter, side) => (test(letter) ? COMPASS.charAt(side) : "")).join("");
  const isMixed = (white: string, brown: string): boolean =>
    letters.includes(white) && letters.includes(brown);
  return {
    portions: [...tile.matchAll(/([NESW]{1,4})\[(\w*)\]/gu)]
      .map(([text, sides]) => {
        const turned = [...sides].map((side) => (COMPASS.indexOf(side) + rotation) % 4);
        const names = turned.sort((one, other) => one - other).map((side) => COMPASS.charAt(side));
        return { sides: names.join(""), actions: actionsOn(text) };
      })
      .sort((one, other) => COMPASS.indexOf(one.sides[0]) - COMPASS.indexOf(other.sides[0])),
    noLine: sidesWhere((letter) => letter === "d" || letter === "o"),
    whiteLine: sidesWhere(
      (letter) => (letter === "W" && isMixed("W", "D")) || (letter === "O" && isMixed("O", "B")),
    ),
  };
}

/**
 * Describes a tile as it lies on a field: the sides of its portions with their action spaces, and lines that are unlike the others.
 *
 * @param words - The words of a language: for a tile of desert, a tile with oases, some sides, an action, and lines.
 */
export function lyingText(
  tile: Tile,
  rotation: number,
  words: {
    readonly desert: string;
    readonly oasis: string;
    readonly sides: (sides: Portion) => string;
    readonly action: Readonly<Record<Action, string>>;
    readonly noLine: string;
    readonly whiteLine: string;
    readonly colon: string;
  },
): string {
  const { portions, noLine, whiteLine } = lying(tile, rotation);
  const after = (what: string, items: readonly string[]): string =>
    items.length === 0 ? what : `${what}${words.colon} ${items.join(", ")}`;
  const parts = portions.map(({ sides, actions }) =>
    after(
      words.sides(sides),
      actions.map((action) => words.action[action]),
    ),
  );
  if (noLine !== "") parts.push(after(words.noLine, [words.sides(noLine)]));
  if (whiteLine !== "") parts.push(after(words.whiteLine, [words.sides(whiteLine)]));
  const kind = isDesert(tile) ? words.desert : words.oasis;
  return parts.length === 0 ? kind : `${kind} (${parts.join("; ")})`;
}

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
