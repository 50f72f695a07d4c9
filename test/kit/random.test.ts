import { describe, expect, it } from "vitest";
import { ArgumentError } from "../../src/kit/errors.js";
import { Random, seededRandom } from "../../src/kit/chance/random.js";

describe("Random", () => {
  it("gives the numbers that the reference implementation of xoshiro128** gives", () => {
    const random = Random.at([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, () => random.word())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  it("draws again where a remainder would favour the small numbers", () => {
    // The first word, 11520, is taken for any bound; 3734860849 lies above the last multiple of 2^31 + 1.
    const random = Random.at([1, 2, 3, 4]);
    const bound = 2 ** 31 + 1;
    const drawn = Array.from({ length: 7 }, () => random.below(bound));
    expect(drawn).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034]);
    expect(random.below(bound)).toBeLessThan(bound);
    const words = Random.at([1, 2, 3, 4]);
    const accepted = Array.from({ length: 40 }, () => words.word()).filter((word) => word < bound);
    const again = Random.at([1, 2, 3, 4]);
    for (const word of accepted) expect(again.below(bound)).toBe(word);
  });

  it("refuses bounds and seeds that are none", () => {
    const random = seededRandom("bounds");
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32, Infinity]) {
      expect(() => random(bound)).toThrow(ArgumentError);
    }
    expect(random(1)).toBe(0);
    expect(() => seededRandom(0.5)).toThrow(ArgumentError);
    // @ts-expect-error This is no seed.
    expect(() => seededRandom({})).toThrow(ArgumentError);
  });
});
