/** The schemas of authors accept what the library's own accept, and say the same about everything else. */
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { anyChance, anySeed, check, listOf, wholeNumber } from "caravanserai/kit";
import * as own from "../../src/kit/input/check.js";
import { LONGEST_SEED } from "../../src/kit/input/limits.js";
import { cases } from "../helpers/cases.js";

const key = "0123456789abcdef".repeat(4);
const values = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.double(),
  fc.string({ maxLength: 3 }),
  fc.constantFrom(null, undefined, true, "x".repeat(LONGEST_SEED + 1), 2 ** 53, -0, NaN),
  fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 5 }),
  fc.record({
    key: fc.constantFrom(key, key.toUpperCase(), key.slice(1), 1, null),
    place: fc.constantFrom(0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, "0"),
  }),
);

describe.each<[string, v.GenericSchema, v.GenericSchema]>([
  ["wholeNumber", wholeNumber(1, 6), own.wholeNumber(1, 6)],
  ["listOf", listOf(v.number(), 3), own.listOf(v.number(), 3)],
  ["listOf, of a minimum length", listOf(v.number(), 3, 2), own.listOf(v.number(), 3, 2)],
  ["listOf, of one length", listOf(v.number(), 2, 2), own.listOf(v.number(), 2, 2)],
  ["anySeed", anySeed(), own.seedSchema],
  ["anyChance", anyChance(), own.chanceSchema],
])("%s", (_name, ofAuthors, ofLibrary) => {
  it("is the same for authors and for the library", () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(check(ofLibrary, value)).toEqual(check(ofAuthors, value));
      }),
      { numRuns: cases(400) },
    );
  });
});

it("a text has a length between two bounds", () => {
  const message = (value: unknown): string => {
    const checked = check(own.textOf(3, 1), value);
    return checked.good ? "" : (checked.problems[0]?.message ?? "");
  };
  expect(["a", "abc", "", "abcd", 1, ["a"]].map(message)).toEqual([
    "",
    "",
    'expected a length of at least 1, got ""',
    'expected a length of at most 3, got "abcd"',
    "expected a text, got 1",
    "expected a text, got a list",
  ]);
});
