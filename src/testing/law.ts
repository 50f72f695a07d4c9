/** The common part of all laws: how they are checked, and the error for a broken law. */
import type { Viewer } from "../game.js";
import { difference } from "./equal.js";

/**
 * A law that a game breaks.
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
   * @param detail - The cause.
   */
  constructor(
    /** The law. */
    readonly law: string,
    detail: string,
  ) {
    super(`${law}: ${detail}`);
  }
}

/** Throws unless a law holds. */
export function keep(
  law: string,
  holds: boolean,
  detail: () => string = () => "it is not so",
): void {
  if (!holds) throw new BrokenLaw(law, detail());
}

/** Throws unless two values of plain JSON are equal. */
export function same(law: string, one: unknown, other: unknown): void {
  const where = difference(one, other);
  keep(law, where === undefined, () => `different ${String(where)}`);
}

/** Copies a value by way of JSON. */
export const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
/** Returns all viewers of a game. */
export const viewersOf = (seats: number): Viewer[] => [
  "spectator",
  ...Array.from({ length: seats }, (_, seat) => seat),
];
