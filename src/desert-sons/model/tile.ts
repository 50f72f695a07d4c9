/** A single tile: its four sides, its portions of oasis and their action spaces, read from and written as text. */
import { quoted } from "../../kit/errors.js";
import { ACTIONS, type Face, type Portion } from "./state.js";

/** The sides in the order in which a tile lists them; a quarter rotation clockwise takes each to the next. */
export const SIDES = ["N", "E", "S", "W"] as const;

/** The lines that lead to sides; a white one has the number 2. */
export const NO_LINE = 0;
export const BROWN = 1;

/** The letters of sides by number: desert without a line, with a brown and with a white line, then the same for oasis. */
const SIDE_LETTERS = ["d", "D", "W", "o", "B", "O"];
const OASIS = 3;

export const lineOf = (side: number): number => side % 3;
export const isOasis = (side: number): boolean => side >= OASIS;

const ACTION_LETTERS = ["M", "F", "S", "G", "C", "W", "R"];

/** Returns the letter of an action space by the number of its action. */
export const actionLetter = (action: number): string => ACTION_LETTERS[action];

/** A joined oasis area of a tile. */
export interface DrawnPortion {
  /** A bit for each side. */
  readonly sides: number;
  /** The numbers of its actions, ascending. */
  readonly actions: readonly number[];
}

/** A tile as it lies: its sides from the north clockwise, and its portions in the order of their first sides. */
export interface Shape {
  readonly sides: readonly number[];
  readonly portions: readonly DrawnPortion[];
}

/** Reports a problem at a place in the text, counted from 0. */
export type ReportAt = (place: number, message: string) => void;

/** Returns the name of a portion: its sides in order. */
export const portionName = (sides: number): Portion =>
  SIDES.filter((_, side) => (sides & (1 << side)) !== 0).join("");

/** Reads a tile from the part of a text between two places. If it has problems, reports all of them and returns `undefined`. */
export function readTile(
  text: string,
  from: number,
  to: number,
  report: ReportAt,
): Shape | undefined {
  let faults = 0;
  const fail = (place: number, message: string): void => {
    faults++;
    report(place, message);
  };
  let at = from;
  const skip = (): void => {
    while (at < to && text[at] === " ") at++;
  };
  skip();
  const first = at;
  const sides: number[] = [];
  while (at < to && sides.length < 4 && text[at] !== " ") {
    const side = SIDE_LETTERS.indexOf(text[at]);
    if (side < 0) fail(at, `expected one of ${SIDE_LETTERS.join(" ")}, got ${quoted(text[at])}`);
    sides.push(side);
    at++;
  }
  if (sides.length < 4) fail(first, `expected a tile with four sides, got ${sides.length}`);
  const portions: DrawnPortion[] = [];
  let joined = 0;
  skip();
  while (at < to && faults === 0) {
    const start = at;
    let mask = 0;
    for (; at < to && /[NESW]/u.test(text[at]); at++) {
      const side = SIDES.indexOf(text[at] as (typeof SIDES)[number]); // The test just passed.
      if (((mask | joined) & (1 << side)) !== 0)
        fail(at, `side ${text[at]} is already in a portion`);
      if (!isOasis(sides[side])) fail(at, `side ${text[at]} is desert, not oasis`);
      mask |= 1 << side;
    }
    if (mask === 0 || text[at] !== "[") {
      fail(
        at,
        mask === 0
          ? "expected the sides of a portion"
          : "expected action spaces in brackets, such as [M]",
      );
      break;
    }
    const close = text.indexOf("]", at);
    if (close < 0 || close >= to) {
      fail(at, "expected ] after the action spaces");
      break;
    }
    const actions: number[] = [];
    for (at++; at < close; at++) {
      const action = ACTION_LETTERS.indexOf(text[at]);
      if (action < 0) {
        fail(at, `expected one of ${ACTION_LETTERS.join(" ")}, got ${quoted(text[at])}`);
      }
      actions.push(action);
    }
    at++;
    joined |= mask;
    if (actions.length > MOST_SPACES)
      fail(start, `expected at most ${MOST_SPACES} action spaces, got ${actions.length}`);
    portions.push({ sides: mask, actions: actions.sort((a, b) => a - b) });
    skip();
  }
  if (faults > 0) return undefined;
  const missing = sides.findIndex((side, place) => isOasis(side) && !(joined & (1 << place)));
  if (missing >= 0) {
    report(first, `oasis side ${SIDES[missing]} is not in any portion`);
    return undefined;
  }
  return { sides, portions: inOrder(portions) };
}

/** The most action spaces of a portion. */
export const MOST_SPACES = 9;

const inOrder = (portions: readonly DrawnPortion[]): readonly DrawnPortion[] =>
  [...portions].sort((a, b) => lowest(a.sides) - lowest(b.sides));

const lowest = (bits: number): number => bits & -bits;

/** Returns a tile as text. */
export const writeTile = ({ sides, portions }: Shape): Face =>
  [sides.map((side) => SIDE_LETTERS[side]).join(""), ...portions.map(writePortion)].join(" ");

const writePortion = ({ sides, actions }: DrawnPortion): string =>
  `${portionName(sides)}[${actions.map(actionLetter).join("")}]`;

/** Returns a tile rotated clockwise. */
export function rotated({ sides, portions }: Shape, rotation: number): Shape {
  return {
    sides: sides.map((_, place) => sides[(place + 4 - rotation) % 4]),
    portions: inOrder(
      portions.map(({ sides: mask, actions }) => ({
        sides: ((mask << rotation) | (mask >> (4 - rotation))) & 15,
        actions,
      })),
    ),
  };
}

/** Returns the number of spaces of each action of a portion. */
export function countActions(actions: readonly number[]): number[] {
  const counts = new Array<number>(ACTIONS.length).fill(0);
  for (const action of actions) counts[action]++;
  return counts;
}
