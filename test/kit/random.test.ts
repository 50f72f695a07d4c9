import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ArgumentError } from "../../src/kit/errors.js";
import { Random, seededRandom } from "../../src/kit/random.js";

describe("Random", () => {
  it("gives the numbers that the reference implementation of xoshiro128** gives", () => {
    const random = Random.at([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, () => random.word())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  it("goes on from a saved state as if nothing had happened", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, steps) => {
        const random = Random.of(seed, "test");
        for (let step = 0; step < steps; step++) random.word();
        const saved = JSON.parse(JSON.stringify(random.state)) as typeof random.state;
        const resumed = Random.at(saved);
        for (let step = 0; step < 20; step++) expect(resumed.word()).toBe(random.word());
      }),
    );
  });

  it("gives each seed and each purpose a stream of its own", () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 2000; seed++) {
      firsts.add(Random.of(seed, "water").word());
      firsts.add(Random.of(seed, "palms").word());
    }
    expect(firsts.size).toBe(4000);
    expect(Random.of(7, "water").word()).toBe(Random.of("7", "water").word());
  });

  it("draws every number below a bound equally often", () => {
    const random = Random.of("fair", "test");
    const counts = new Array<number>(6).fill(0);
    for (let draw = 0; draw < 60_000; draw++) {
      const drawn = random.below(6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // With 5 degrees of freedom more than 20.5 happens by chance once in a thousand.
    expect(chiSquare).toBeLessThan(20.5);
  });

  it("draws again where a remainder would favour the small numbers", () => {
    // The first word, 11520, is taken for any bound; 3734860849 lies above the last multiple of 2^31 + 1.
    const random = Random.at([1, 2, 3, 4]);
    const bound = 2 ** 31 + 1;
    const drawn = Array.from({ length: 7 }, () => random.below(bound));
    expect(drawn).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034]);
    expect(random.below(bound)).toBeLessThan(bound);
    expect(random.state).not.toEqual(Random.at([1, 2, 3, 4]).state);
    const words = Random.at([1, 2, 3, 4]);
    const accepted = Array.from({ length: 40 }, () => words.word()).filter((word) => word < bound);
    const again = Random.at([1, 2, 3, 4]);
    for (const word of accepted) expect(again.below(bound)).toBe(word);
  });

  it("draws as a plain remainder would, whatever the bound", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.integer(), (bound, seed) => {
        const words = Random.of(seed, "test");
        const limit = 2 ** 32 - (2 ** 32 % bound);
        let word = words.word();
        while (word >= limit) word = words.word();
        expect(Random.of(seed, "test").below(bound)).toBe(word % bound);
      }),
    );
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

  it("shuffles into a permutation, every one equally likely", () => {
    const random = Random.of("cards", "test");
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 12_000; draw++) {
      const shuffled = random.shuffled(["a", "b", "c", "d"]).join("");
      counts.set(shuffled, (counts.get(shuffled) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 500) ** 2 / 500, 0);
    // 23 degrees of freedom.
    expect(chiSquare).toBeLessThan(49.7);
  });
});
