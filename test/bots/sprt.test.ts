/** The sequential test: its error rates by simulation, and that an arena stops by itself. */
import { describe, expect, it } from "vitest";
import {
  arena,
  type ArenaJob,
  type ArenaOptions,
  type ArenaRunner,
  sprt,
  type SprtOptions,
} from "caravanserai/bots";
import { seededRandom } from "caravanserai";
import * as game from "caravanserai/through-the-desert";
import { eloOfShare, shareOfElo } from "../../src/bots/arena/elo.js";
import { SequentialTest } from "../../src/bots/arena/sequential-test.js";
import { cases } from "../helpers/cases.js";

/** Draws observations: means of several games. */
type Draw = (chance: () => number) => number;

const times = (count: number, draw: () => number): number => {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += draw();
  return sum / count;
};

/** Distributions with a given mean, by the number of players. */
const distributions: Record<string, { players: number; of: (mean: number) => Draw }> = {
  "independent games of two": {
    players: 2,
    of: (mean) => (chance) => times(2, () => Number(chance() < mean)),
  },
  "games of two, half of the deals won from both seats or from none": {
    players: 2,
    of: (mean) => (chance) =>
      chance() < 0.5 ? Number(chance() < mean) : times(2, () => Number(chance() < mean)),
  },
  "games of two that the first seat nearly always wins": {
    players: 2,
    of: (mean) => (chance) => {
      const drawn = chance();
      return drawn < mean - 0.4 ? 1 : drawn < 0.2 ? 0 : 0.5;
    },
  },
  "games of three with shared wins": {
    players: 3,
    of: (mean) => (chance) =>
      times(3, () =>
        chance() < 0.2 ? (chance() < 2 * mean ? 1 / 2 : 0) : Number(chance() < mean),
      ),
  },
  "games of four that depend on the deal": {
    players: 4,
    of: (mean) => (chance) =>
      chance() < 0.3 ? Number(chance() < mean) : times(4, () => Number(chance() < mean)),
  },
};

/** Returns random numbers from 0 to 1. */
function chanceOf(seed: string): () => number {
  const below = seededRandom(seed);
  return () => below(2 ** 31) / 2 ** 31;
}

/** Returns the share of tests that accept, and the mean number of deals. */
function simulate(
  runs: number,
  seed: string,
  { players, draw, elo1 }: { players: number; draw: Draw; elo1: number },
): { readonly accepted: number; readonly deals: number } {
  const chance = chanceOf(seed);
  const seats = { all: players, own: 1 };
  const means = { mean0: shareOfElo(0, seats), mean1: shareOfElo(elo1, seats) };
  let [accepted, deals] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const test = new SequentialTest({ ...means, alpha: 0.05, beta: 0.05 }, players);
    while (test.decision === "undecided") test.add(draw(chance));
    if (test.decision === "accepted") accepted++;
    deals += test.count;
  }
  return { accepted: accepted / runs, deals: deals / runs };
}

describe("the error rates of the test, simulated", () => {
  const RUNS = cases(2000, 400);
  /** 5 %, and three standard deviations of the simulation. */
  const most = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / RUNS);

  it.each(Object.entries(distributions))("hold for %s", (name, { players, of }) => {
    const elo1 = 60;
    const seats = { all: players, own: 1 };
    const [weak, strong] = [0, elo1].map((elo) =>
      simulate(RUNS, `${name} ${elo}`, { players, draw: of(shareOfElo(elo, seats)), elo1 }),
    );
    expect(weak?.accepted).toBeLessThan(most);
    expect(1 - (strong?.accepted ?? 0)).toBeLessThan(most);
    // A test that never errs would take too many games.
    expect((weak?.accepted ?? 0) + 1 - (strong?.accepted ?? 0)).toBeGreaterThan(0.02);
  });

  it("hold for a large difference, which few deals decide", () => {
    const draw = (mean: number): Draw =>
      distributions["independent games of two"]?.of(mean) ?? (() => 0);
    const weak = simulate(RUNS, "large", { players: 2, draw: draw(0.5), elo1: 200 });
    expect(weak.accepted).toBeLessThan(most);
    expect(weak.deals).toBeLessThan(15);
  });
});

/** A runner that tosses coins: the bot "coin" wins each of its games of two with a probability. */
const coins = (
  seed: string,
  probability: number,
  order: (jobs: readonly ArenaJob[]) => readonly ArenaJob[] = (jobs) => jobs,
): ArenaRunner => ({
  run(jobs, { report, signal }) {
    const results = new Map<number, number>();
    const chance = chanceOf(seed);
    for (const { number } of jobs) results.set(number, chance());
    for (const { number, seed: deal, bots } of order(jobs)) {
      if (signal?.aborted === true) return Promise.reject(new Error("stopped"));
      const coin = bots.indexOf("mcts:1");
      const winner = (results.get(number) ?? 0) < probability ? coin : 1 - coin;
      report({
        number,
        seed: deal,
        bots,
        points: bots.map((_, seat) => Number(seat === winner)),
        winners: [winner],
      });
    }
    return Promise.resolve();
  },
});

const base: ArenaOptions<game.Types> = {
  game,
  bots: ["mcts:1", "random"],
  games: 4000,
  seed: 1,
  options: { layout: game.smallWadi },
  sprt: { elo0: 0, elo1: 30 },
};

describe("an arena with a test", () => {
  it("accepts a coin that is 30 Elo stronger, within the expected number of games", async () => {
    const runs = cases(40, 10);
    let [accepted, games] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const runner = coins(`biased ${run}`, shareOfElo(30, { all: 2, own: 1 }));
      const result = await arena({ ...base, runner });
      if (result.sprt?.decision === "accepted") accepted++;
      games += result.games.length;
      expect(result.games).toHaveLength(2 * (result.sprt?.deals ?? 0));
    }
    expect(accepted).toBeGreaterThanOrEqual(0.8 * runs);
    // Wald's expectation: 0.9 * 2.94 * 2 * variance / difference^2 = 356 deals, each with a standard deviation of about 250.
    expect(games / runs / 2).toBeLessThan(356 + (3 * 250) / Math.sqrt(runs));
  });

  it("rejects a coin that is not stronger", async () => {
    const { sprt: state } = await arena({ ...base, runner: coins("fair", 0.5) });
    expect(state).toMatchObject({ bot: "mcts:1", decision: "rejected" });
    expect(state?.llr).toBeLessThanOrEqual(state?.bounds[0] ?? 0);
  });

  it("comes to the same result in whatever order games end", async () => {
    const inOrder = await arena({ ...base, runner: coins("order", 0.6) });
    const mixed = await arena({
      ...base,
      // As with sixteen threads of which one is slow.
      runner: coins("order", 0.6, (jobs) =>
        [...jobs].sort((one, other) => (one.number ^ 15) - (other.number ^ 15)),
      ),
    });
    expect(mixed).toEqual(inOrder);
    expect(inOrder.sprt?.decision).toBe("accepted");
    expect(inOrder.games.length).toBeLessThan(1000);
  });

  it("goes on with games that were played before, and plays none if they decide", async () => {
    const whole = await arena({ ...base, runner: coins("order", 0.6) });
    const cut = whole.games.slice(0, whole.games.length - 10);
    const last = new Map(whole.games.slice(-10).map((played) => [played.number, played]));
    const rest: ArenaRunner = {
      run(jobs, { report }) {
        for (const { number } of jobs.slice(0, 10)) report(last.get(number));
        return Promise.resolve();
      },
    };
    expect(await arena({ ...base, played: cut, runner: rest })).toEqual(whole);
    const never: ArenaRunner = { run: () => Promise.reject(new Error("played again")) };
    expect(await arena({ ...base, played: whole.games, runner: never })).toEqual(whole);
  });

  it("tells the log-likelihood ratio while it runs, and finds the same in its games", async () => {
    const ratios: number[] = [];
    const { games, sprt: state } = await arena({
      ...base,
      runner: coins("told", 0.6),
      onGame: (_, done, __, test) => {
        if (done % 2 === 0) ratios.push(test?.llr ?? NaN);
      },
    });
    const { llrs, ...found } = sprt(games, { elo0: 0, elo1: 30 });
    expect(llrs).toEqual(ratios);
    expect(found).toEqual(state);
  });

  it("plays real games until it is sure, and says undecided if the games are too few", async () => {
    const real = await arena<game.Types>({
      ...{ ...base, bots: ["greedy", "random"], sprt: { elo0: 0, elo1: 200 } },
    });
    expect(real.sprt).toMatchObject({ bot: "greedy", decision: "accepted" });
    expect(real.games.length).toBeLessThan(20);
    const few = await arena<game.Types>({ ...base, bots: ["greedy", "random"], games: 4 });
    expect(few.sprt).toMatchObject({ decision: "undecided", deals: 2 });
    expect(few.games).toHaveLength(4);
  });

  it("lets errors of the runner and of onGame through", async () => {
    const broken: ArenaRunner = { run: () => Promise.reject(new Error("gone")) };
    await expect(arena({ ...base, runner: broken })).rejects.toThrow("gone");
    let all = 0;
    const onGame: ArenaOptions<game.Types>["onGame"] = (_, __, ___, test) => {
      all++;
      if (test?.decision === "accepted") throw new Error("in onGame");
    };
    await expect(arena({ ...base, runner: coins("told", 0.6), onGame })).rejects.toThrow(
      "in onGame",
    );
    expect(all).toBeGreaterThan(10);
  });

  it("refuses hypotheses that make no sense, and bots that can't be tested", async () => {
    const refused = (change: object) => expect(arena({ ...base, ...change })).rejects;
    await refused({ sprt: { elo0: 10, elo1: 0 } }).toThrow(
      "sprt.elo1: expected more than elo0 (10), got 0",
    );
    await refused({ sprt: { elo0: 0, elo1: 10, alpha: 0.6 } }).toThrow("sprt.alpha");
    await refused({ sprt: { elo0: 0 } }).toThrow("sprt.elo1");
    await refused({ bots: ["greedy", "random", "easy"], players: 2 }).toThrow(
      "as many bots as players",
    );
    await refused({ bots: ["greedy", "greedy"] }).toThrow("a rival of");
  });
});

describe("Elo", () => {
  it("is the logistic formula for two, and odds against each rival for more", () => {
    expect(shareOfElo(400, { all: 2, own: 1 })).toBeCloseTo(10 / 11);
    expect(shareOfElo(0, { all: 4, own: 1 })).toBe(0.25);
    expect(shareOfElo(400, { all: 4, own: 1 })).toBeCloseTo(10 / 13);
    expect(shareOfElo(0, { all: 4, own: 2 })).toBe(0.5);
    for (const elo of [-300, 0, 35]) {
      for (const all of [2, 3, 5])
        expect(eloOfShare(shareOfElo(elo, { all, own: 1 }), { all, own: 1 })).toBe(elo);
    }
  });
});

describe("sprt", () => {
  const games = (results: string) =>
    [...results].map((result, number) => ({
      number,
      bots: number % 2 === 0 ? ["a", "b"] : ["b", "a"],
      points: [0, 0],
      winners: result === "=" ? [0, 1] : [(result === "w" ? 0 : 1) ^ (number % 2)],
    }));
  const options: SprtOptions = { elo0: 0, elo1: 50 };

  it("counts complete deals up to the first gap", () => {
    const list = games("wwlw=lww");
    const { deals, share, elo } = sprt(
      list.filter(({ number }) => number !== 5),
      options,
    );
    expect([deals, share]).toEqual([2, 0.75]);
    expect(elo).toBeGreaterThan(0);
    expect(sprt(list, options).deals).toBe(4);
    expect(sprt(list, options).share).toBe((1 + 0.5 + 0.25 + 1) / 4);
  });

  it("takes no deal after a decision", () => {
    const won = sprt(games("w".repeat(100)), options);
    expect(won.decision).toBe("accepted");
    expect(sprt(games(`${"w".repeat(2 * won.deals)}${"l".repeat(100)}`), options)).toEqual(won);
  });

  it("refuses games of different bots, and a list without its first game", () => {
    expect(() =>
      sprt(
        [
          ...games("w"),
          { ...games("w")[0], number: 1, points: [0, 0], winners: [0], bots: ["b", "c"] },
        ],
        options,
      ),
    ).toThrow("in every game");
    expect(() => sprt(games("ww").slice(1), options)).toThrow("from number 0 on");
    expect(() => sprt([], options)).toThrow("from number 0 on");
  });
});
