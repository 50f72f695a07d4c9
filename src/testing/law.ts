/** What all laws have in common: how they are checked, and what is thrown when one is broken. */
import type { Viewer } from "../game.js";
import { difference } from "./equal.js";

/**
 * A law that a game does not keep.
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
  /** What this kind of error is called. */
  override readonly name = "BrokenLaw";
  /**
   * Makes such an error.
   *
   * @param detail - What broke it.
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

/** A copy by way of JSON. */
export const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
/** Everybody who may look at a table. */
export const viewersOf = (seats: number): Viewer[] => [
  "spectator",
  ...Array.from({ length: seats }, (_, seat) => seat),
];
