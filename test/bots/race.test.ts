/** How a search divides its games among the decisions at the root. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Leads } from "../../src/bots/search/leads.js";
import { Race } from "../../src/bots/search/race.js";

/** Runs a race of `count` decisions over so many games, and counts the games of each. */
function gamesOf(count: number, games: number, valueOf: (place: number) => number): number[] {
  const race = new Race([...new Array<number>(count).keys()]);
  const run = new Array<number>(count).fill(0);
  for (let game = 0; game < games; game++) {
    const place = race.turn(game / games, valueOf);
    run[place] = (run[place] ?? 0) + 1;
  }
  return run;
}

describe("a race", () => {
  it("gives most games to the best decision, and no better one fewer than a worse one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.integer({ min: 160, max: 800 }),
        fc.func(fc.integer()),
        (count, games, valueOf) => {
          const places = [...new Array<number>(count).keys()];
          const run = gamesOf(count, games, valueOf);
          places.sort((one, other) => valueOf(other) - valueOf(one) || one - other);
          const sorted = places.map((place) => run[place] ?? 0);
          expect(sorted).toEqual([...sorted].sort((one, other) => other - one));
          expect(sorted[0]).toBeGreaterThan(sorted[1] ?? 0);
          expect(sorted.at(-1)).toBeGreaterThan(0);
          expect(run.reduce((sum, one) => sum + one, 0)).toBe(games);
        },
      ),
    );
  });

  it("drops half of the decisions in each round", () => {
    // Rounds of 32 games: 4 for each of 8, 8 for each of 4, 16 for each of 2, 32 for one.
    expect(gamesOf(8, 128, (place) => -place)).toEqual([60, 28, 12, 12, 4, 4, 4, 4]);
  });

  it("goes on with the decision that has become the best", () => {
    const race = new Race([0, 1]);
    expect([race.turn(0, () => 0), race.turn(0.6, () => 0)]).toEqual([0, 1]);
    expect(race.turn(0.6, (place) => place)).toBe(1);
    expect(race.turn(0.7, (place) => -place)).toBe(1);
  });
});

describe("leads", () => {
  it("are counted over the strongest rival", () => {
    const leads = new Leads();
    leads.add([3, 10, 7], 3);
    expect(leads.last).toEqual([-7, 3, -3]);
  });

  it("have a standard deviation", () => {
    const leads = new Leads();
    expect(leads.deviation(0)).toBe(0);
    for (const points of [2, 4, 4, 4, 5, 5, 7, 9]) leads.add([points, 0], 2);
    expect(leads.deviation(0)).toBeCloseTo(2);
  });
});
