/**
 * Schemas for authors of games: a converter such as `@valibot/to-json-schema` can write them as JSON Schemas, since none of their steps is
 * code. The library's own games use those of `check.ts`, which accept the same values.
 */
import * as v from "valibot";
import type { RandomState } from "../chance/chance.js";
import { A_KEY, CHANCE_KEY, lengthFirst, listLength, SEED, SHORT_SEED } from "./check.js";
import { LONGEST_SEED } from "./limits.js";

/**
 * Makes a valibot schema of a whole number between two bounds, both included.
 *
 * @example
 * ```ts
 * import { check, wholeNumber } from "caravanserai/kit";
 *
 * check(wholeNumber(1, 6), 3).good; // => true
 * check(wholeNumber(1, 6), 2.5).good; // => false
 * ```
 *
 * @param least - The lowest number.
 * @param most - The highest number.
 * @category Checks
 */
export function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

/**
 * Makes a valibot schema of a list with `least` to `most` entries. The length is checked first, so that a list that is too long
 * costs nothing.
 *
 * @example
 * ```ts
 * import { check, listOf, wholeNumber } from "caravanserai/kit";
 *
 * check(listOf(wholeNumber(1, 6), 2), [3, 4]).good; // => true
 * check(listOf(wholeNumber(1, 6), 2), [3, 4, 5]).good; // => false
 * ```
 *
 * @param entry - The schema of each entry.
 * @param most - The maximum length.
 * @param least - The minimum length. Default: 0.
 * @category Checks
 */
export function listOf<Entry extends v.GenericSchema>(entry: Entry, most: number, least = 0) {
  const message = listLength(most, least);
  const list = v.pipe(v.array(entry), v.minLength(least, message), v.maxLength(most, message));
  return lengthFirst(list, most, least);
}

/**
 * Makes a valibot schema of a seed: a text, or a whole number that JSON keeps exactly.
 *
 * @example
 * ```ts
 * import { anySeed, check } from "caravanserai/kit";
 *
 * check(anySeed(), "petra").good; // => true
 * check(anySeed(), 0.5).good; // => false
 * ```
 *
 * @category Checks
 */
export const anySeed = () =>
  v.union([
    v.pipe(v.string(SEED), v.maxLength(LONGEST_SEED, SHORT_SEED)),
    v.pipe(v.number(SEED), v.safeInteger(SEED)),
  ]);

/**
 * Makes a valibot schema of a random generator's state: the `state` of a {@link Chance}.
 *
 * @example
 * ```ts
 * import { anyChance, Chance, check } from "caravanserai/kit";
 *
 * check(anyChance(), Chance.of("petra", "dice").state).good; // => true
 * check(anyChance(), { key: "short", place: 0 }).good; // => false
 * ```
 *
 * @category Checks
 */
export const anyChance = (): v.GenericSchema<unknown, RandomState> =>
  v.strictObject({
    key: v.pipe(v.string(A_KEY), v.regex(CHANCE_KEY, A_KEY)),
    place: wholeNumber(0, 2 ** 31 - 1),
  });
