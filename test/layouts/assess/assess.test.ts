/** Boards judged by play: an unfair one is noticed, results repeat exactly, and the numbers are those of the games. */
import { ArenaError, type ArenaRunner, BotError, playJob, random } from "caravanserai/bots";
import { assess, type AssessOptions } from "caravanserai/layouts";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { beforeAll, describe, expect, it } from "vitest";
import { lastWater } from "../../../docs/examples/last-water/game.js";
import { followLead } from "../../../src/layouts/assess/lead.js";
import { threadsOf } from "../../../src/node/threads.js";
import { cases } from "../../helpers/cases.js";
import { bundled } from "../../node/bundled.js";
import { oneCorner } from "./one-corner.js";

const small: AssessOptions<desert.Types> = {
  game: desert,
  options: { layout: desert.smallWadi },
  players: 2,
  games: 12,
  seed: "wadi",
  bot: "greedy",
  contests: [["greedy", "random"]],
  contestGames: 4,
};

describe("the verdict", () => {
  it("is unfair on a board with all water in one corner, which whoever begins takes", async () => {
    const { verdict, extreme, seats } = await assess<desert.Types>({
      ...small,
      options: { layout: oneCorner },
      games: cases(400, 60),
      contestGames: 0,
    });
    expect([verdict, extreme]).toEqual(["unfair", 0]);
    expect(seats[0]?.interval[0]).toBeGreaterThan(0.55);
  });

  it("is not unfair on a built-in board", async () => {
    const { verdict } = await assess<desert.Types>({
      ...small,
      games: cases(400, 60),
      contestGames: 0,
    });
    expect(verdict).not.toBe("unfair");
  });
});

describe("an assessment", () => {
  let thread: URL;
  beforeAll(async () => {
    ({ thread } = await bundled<never>("assess"));
  });

  it("is the same with 1 and 3 threads, and in this thread", async () => {
    const here = await assess<desert.Types>(small);
    for (const workers of [1, 3]) {
      expect(await assess<desert.Types>({ ...small, runner: threadsOf(workers, thread) })).toEqual(
        here,
      );
    }
  });

  it("is the same whatever the order in which games end, and counts none twice", async () => {
    const backwards: ArenaRunner = {
      async run(jobs, { report }) {
        for (const job of [...jobs].reverse()) {
          const played = await playJob<desert.Types>(job, { game: desert });
          report(played);
          report(played);
        }
      },
    };
    const given = { ...small, players: 3, games: 5 };
    expect(await assess<desert.Types>({ ...given, runner: backwards })).toEqual(
      await assess<desert.Types>(given),
    );
  });

  it("has the numbers of its games", async () => {
    const played: desert.State[][] = [];
    const runner: ArenaRunner = {
      async run(jobs, { report }) {
        for (const job of jobs) {
          const game = await playJob<desert.Types>(job, { game: desert });
          if (game.record !== undefined) played.push([...desert.replay(game.record)]);
          report(game);
        }
      },
    };
    const result = await assess<desert.Types>({ ...small, games: 3, runner });
    expect(played).toHaveLength(3);
    const mean = (value: (states: desert.State[]) => number): number =>
      played.reduce((sum, states) => sum + value(states), 0) / played.length;
    const last = (states: desert.State[]): desert.Score =>
      desert.score(states[states.length - 1] as desert.State);
    expect(result.length.mean).toBe(mean(({ length }) => length - 1));
    expect(result.branching.mean).toBeCloseTo(
      mean((states) => {
        const running = states.slice(0, -1);
        const counts = running.map((state) => desert.legalMoves(state).length);
        return counts.reduce((sum, count) => sum + count, 0) / running.length;
      }),
    );
    for (const seat of [0, 1]) {
      expect(result.seats[seat]?.points.mean).toBeCloseTo(
        mean((states) => last(states).seats[seat]?.total ?? 0),
      );
      expect(result.seats[seat]?.share).toBeCloseTo(
        mean((states) => {
          const { winners } = last(states);
          return winners.includes(seat) ? 1 / winners.length : 0;
        }),
      );
    }
    const water = result.sources.find(({ name }) => name === "water");
    expect(water?.points.mean).toBeCloseTo(
      mean((states) => last(states).seats.reduce((sum, one) => sum + one.water, 0) / 2),
    );
    const taken = new Set(
      played.flatMap((states) =>
        (states[states.length - 1] as desert.State).caravans.flatMap(({ leader, camels }) => [
          leader,
          ...camels,
        ]),
      ),
    );
    expect(result.spaces.all - result.spaces.unused.length).toBe(taken.size);
  });

  it("follows the lead: changes, how far behind the winner was, and who led half-way", () => {
    // By move: the points of seat 0, which wins, and of seat 1, which leads after half of the moves.
    const totals = [
      [0, 0],
      [5, 0],
      [5, 6],
      [6, 6],
      [5, 9],
      [12, 9],
    ];
    expect(followLead(totals, [0])).toEqual({
      ...{ leadChanges: 2, behind: 2 / 6, comeback: 4, halfway: 0 },
    });
    expect(followLead(totals, [0, 1])).toMatchObject({ behind: 0, comeback: 4, halfway: 1 / 2 });
    expect(followLead([[1, 1]], [0, 1]).halfway).toBeUndefined();
  });

  it("of a game made with makeGame has its sources and its spaces", async () => {
    const { game, seats, spaces, contests } = await assess({
      ...{ game: lastWater, players: 3, games: 4, seed: 1, bot: "mcts:4", contestGames: 3 },
    });
    expect(game).toBe("last-water");
    expect(seats.map(({ games }) => games)).toEqual([4, 4, 4]);
    expect(spaces.all).toBeGreaterThan(0);
    expect(contests.map(({ stronger, weaker, games }) => [stronger, weaker, games])).toEqual([
      ["medium", "easy", 3],
      ["mcts:8", "mcts:4", 3],
    ]);
  });

  it("shows after each game what the games say so far", async () => {
    const seen: [number, number, number][] = [];
    await assess<desert.Types>({
      ...small,
      games: 2,
      contestGames: 2,
      onProgress: ({ done, all, assessment }) => seen.push([done, all, assessment().games]),
    });
    expect(seen).toEqual([
      [1, 4, 1],
      [2, 4, 2],
      [3, 4, 2],
      [4, 4, 2],
    ]);
  });

  it("leaves out games that a bot has lost by not answering", async () => {
    let asked = 0;
    const { games, forfeits, seats } = await assess<desert.Types>({
      ...small,
      games: 3,
      contestGames: 0,
      resolve: (_, seed) => {
        const bot = random<desert.Types>({ game: desert, seed });
        if (++asked !== 4) return bot;
        return { ...bot, think: () => Promise.reject(new BotError("no answer")) };
      },
    });
    expect([games, forfeits, seats[0]?.games]).toEqual([2, 1, 2]);
  });

  it("ends with the reason of its signal", async () => {
    const stop = new AbortController();
    const playing = assess<nomadi.Types>({
      ...{ game: nomadi, players: 2, games: 100, seed: 1, bot: "random", signal: stop.signal },
      onProgress: () => {
        stop.abort(new Error("enough"));
      },
    });
    await expect(playing).rejects.toThrow("enough");
  });
});

describe("wrong options", () => {
  it.each([
    [{ players: 1 }, "players: expected a whole number from 2 on, got 1"],
    [{ players: 11 }, "players: expected at most 10 players, got 11"],
    [{ games: 0 }, "games: expected a whole number from 1 on, got 0"],
    [{ contestGames: -1 }, "contestGames: expected a whole number from 0 on, got -1"],
    [{ bot: "deep blue" }, 'bot: unknown bot "deep blue"'],
    [{ bot: {} }, "bot: expected the name of a bot"],
    [{ contests: [["easy"]] }, "contests[0]: expected two different bots, got a list"],
    [{ contests: [["easy", "easy"]] }, "contests[0]: expected two different bots"],
    [{ contests: "easy" }, 'contests: expected a list of at most 10 pairs of bots, got "easy"'],
    [{ onProgress: 7 }, "onProgress: expected a function, got 7"],
  ])("%o", async (wrong, message) => {
    await expect(assess({ ...small, ...wrong } as never)).rejects.toThrow(message);
  });

  it("are reported before any game is played, and so is a runner that leaves games out", async () => {
    const options = { layout: { ...desert.smallWadi, rows: [] } } as never;
    await expect(assess<desert.Types>({ ...small, options })).rejects.toThrow(desert.SetupError);
    const lazy = { run: () => Promise.resolve() };
    await expect(assess<desert.Types>({ ...small, runner: lazy })).rejects.toThrow(ArenaError);
  });
});
