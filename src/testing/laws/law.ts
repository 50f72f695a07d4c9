/** The common part of all laws: how they are checked, and the error for a broken law. */
import type { Viewer } from "../../game.js";
import { difference, firstThawed, shown } from "./equal.js";
import { MISTAKES } from "./mistakes.js";

/** The moment at which a law was broken. @category Conformance */
export interface BrokenAt {
  /** The seed of the random games: `checkGame(game, { ...options, seed })` finds the same. */
  readonly seed: number;
  /** The number of the move, counted from 1; 0 for the first state. */
  readonly move: number;
  /** The record of the game up to this move, as text: `parseRecord` reads it. */
  readonly record: string;
}

/**
 * A law that a game breaks. Its message has everything: the law, the values that differ, the mistake that usually breaks the
 * law, the seed, the number of the move, and the record of the game up to it.
 *
 * @example
 * ```ts
 * import { BrokenLaw } from "caravanserai/testing";
 *
 * new BrokenLaw("legal moves are listed once", "move 3").message; // => "legal moves are listed once: move 3"
 * ```
 *
 * @category Conformance
 */
export class BrokenLaw extends Error {
  /** The name of the error class. */
  override readonly name = "BrokenLaw";
  /**
   * Makes such an error.
   *
   * @param options - The error that a function of the game threw, if that is what broke the law.
   */
  constructor(
    /** The law. */
    readonly law: string,
    /** What was found, and what was expected. */
    readonly detail: string,
    /** The moment, if it was found in a game. */
    readonly at?: BrokenAt,
    options?: { readonly cause?: unknown },
  ) {
    super([`${law}: ${detail}`, ...linesOf(law, at)].join("\n"), options);
  }
}

/** Returns the further lines of a message: the usual mistake, and the moment. */
function linesOf(law: string, at: BrokenAt | undefined): string[] {
  const mistake = MISTAKES.get(law);
  const lines = mistake === undefined ? [] : [`The usual mistake: ${mistake}.`];
  if (at === undefined) return lines;
  const { seed, move, record } = at;
  const when = move === 0 ? "in the first state" : `at move ${move}`;
  return [...lines, `Found ${when} of this game, with seed ${seed}:`, record];
}

/** Throws unless a law holds. */
export function keep(law: string, holds: boolean, detail: () => string): void {
  if (!holds) throw new BrokenLaw(law, detail());
}

/** Throws unless two values of plain JSON are equal. */
export function same(law: string, found: unknown, expected: unknown): void {
  const where = difference(found, expected);
  if (where === undefined) return;
  const place = where.path === "" ? "" : `at ${where.path}: `;
  throw new BrokenLaw(law, `${place}${shown(where.one)}, expected ${shown(where.other)}`);
}

/** Throws unless all texts are different. */
export function distinct(law: string, texts: readonly string[]): void {
  if (new Set(texts).size === texts.length) return;
  const twice = texts.find((text, index) => texts.indexOf(text) < index);
  const [first, second] = texts.flatMap((text, index) => (text === twice ? [index] : []));
  throw new BrokenLaw(law, `${shown(twice)} is both number ${first} and number ${second}`);
}

/** Throws unless a value and everything in it is frozen. */
export function frozen(law: string, value: unknown): void {
  const path = firstThawed(value);
  keep(law, path === undefined, () => `${path === "" ? "the whole" : String(path)} is not frozen`);
}

/** Copies a value by way of JSON. */
export const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
/** Returns all viewers of a game. */
export const viewersOf = (seats: number): Viewer[] => [
  "spectator",
  ...Array.from({ length: seats }, (_, seat) => seat),
];
