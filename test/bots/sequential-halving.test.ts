/** How a search divides its iterations among the candidates at the root. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rewards } from "../../src/bots/search/rewards.js";
import { SequentialHalving } from "../../src/bots/search/sequential-halving.js";

/** Runs a number of iterations with `count` candidates, and counts those of each. */
function iterationsOf(
  count: number,
  iterations: number,
  valueOf: (place: number) => number,
): number[] {
  const halving = new SequentialHalving([...new Array<number>(count).keys()]);
  const run = new Array<number>(count).fill(0);
  for (let iteration = 0; iteration < iterations; iteration++) {
    const place = halving.select(iteration / iterations, valueOf);
    run[place] = (run[place] ?? 0) + 1;
  }
  return run;
}

describe("sequential halving", () => {
  it("gives most iterations to the best candidate, and no better one fewer than a worse one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.integer({ min: 160, max: 800 }),
        fc.func(fc.integer()),
        (count, iterations, valueOf) => {
          const places = [...new Array<number>(count).keys()];
          const run = iterationsOf(count, iterations, valueOf);
          places.sort((one, other) => valueOf(other) - valueOf(one) || one - other);
          const sorted = places.map((place) => run[place] ?? 0);
          expect(sorted).toEqual([...sorted].sort((one, other) => other - one));
          expect(sorted[0]).toBeGreaterThan(sorted[1] ?? 0);
          expect(sorted.at(-1)).toBeGreaterThan(0);
          expect(run.reduce((sum, one) => sum + one, 0)).toBe(iterations);
        },
      ),
    );
  });

  it("drops half of the candidates in each round", () => {
    // Rounds of 32 iterations: 4 for each of 8, 8 for each of 4, 16 for each of 2, 32 for one.
    expect(iterationsOf(8, 128, (place) => -place)).toEqual([60, 28, 12, 12, 4, 4, 4, 4]);
  });

  it("goes on with the candidate that has become the best", () => {
    const halving = new SequentialHalving([0, 1]);
    expect([halving.select(0, () => 0), halving.select(0.6, () => 0)]).toEqual([0, 1]);
    expect(halving.select(0.6, (place) => place)).toBe(1);
    expect(halving.select(0.7, (place) => -place)).toBe(1);
  });
});

describe("rewards", () => {
  it("are leads over the strongest rival", () => {
    const rewards = new Rewards();
    rewards.add([3, 10, 7], 3);
    expect(rewards.last).toEqual([-7, 3, -3]);
  });

  it("have a standard deviation", () => {
    const rewards = new Rewards();
    expect(rewards.deviation(0)).toBe(0);
    for (const points of [2, 4, 4, 4, 5, 5, 7, 9]) rewards.add([points, 0], 2);
    expect(rewards.deviation(0)).toBeCloseTo(2);
  });
});
