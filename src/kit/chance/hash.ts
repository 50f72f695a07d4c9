/** The hash of a position, from the numbers and texts that describe it. */
import { hashText, mixed } from "./random.js";

/**
 * Returns a whole number below 2^53 that is equal for equal lists, and almost never equal for different ones: for the `hash` of
 * a game. List everything that can matter for the rest of the game, including the state of the random generator.
 *
 * @example
 * ```ts
 * import { hashOf } from "caravanserai/kit";
 *
 * hashOf([1, 2, "red"]) === hashOf([1, 2, "red"]); // => true
 * hashOf([1, 2, "red"]) === hashOf([2, 1, "red"]); // => false
 * hashOf([1, null]) === hashOf([1, 0]); // => false
 * ```
 *
 * @param values - The numbers and texts, in an order that depends on the position only.
 * @category Parts of a game
 */
export function hashOf(values: Iterable<number | string | boolean | null>): number {
  let low = 0x2545f491;
  let high = 0x6c078965;
  let count = 0;
  for (const value of values) {
    const word = wordOf(value);
    low = mixed(low ^ word);
    high = Math.imul(high ^ low, 0x9e3779b1) + word;
    count++;
  }
  low = mixed(low ^ count);
  return (mixed(high) & 0x1fffff) * 2 ** 32 + low;
}

/** Converts a value to 32 bits: a small whole number to itself, everything else to a hash of its type and text. */
const wordOf = (value: number | string | boolean | null): number =>
  typeof value === "number" && (value | 0) === value
    ? value
    : hashText(`${typeof value} ${String(value)}`);
