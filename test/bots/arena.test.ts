/** Bots against each other: who sits where, and that the result follows from the arguments. */
import { describe, expect, it } from "vitest";
import type { Seed } from "caravanserai";
import {
  arena,
  ArenaError,
  type ArenaJob,
  type ArenaOptions,
  type ArenaRunner,
  type Bot,
  BotError,
  greedy,
  mcts,
  type PlayedGame,
  playJob,
  random,
} from "caravanserai/bots";
import * as game from "caravanserai/through-the-desert";
import { pairings } from "../../src/bots/arena/pairings.js";

const options = { layout: game.smallWadi };

describe("pairings", () => {
  it("play every deal from every seat", () => {
    const list = pairings(3, 3, 6, "s");
    expect(list.map(({ seats }) => seats.join(""))).toEqual([
      "012",
      "120",
      "201",
      "012",
      "120",
      "201",
    ]);
    expect(list.map(({ seed }) => seed)).toEqual(["s/0", "s/0", "s/0", "s/1", "s/1", "s/1"]);
  });

  it("let every group play the same deals if there are more bots than seats", () => {
    const list = pairings(3, 2, 2, 7);
    expect(list.map(({ seats }) => seats.join(""))).toEqual(["01", "10", "02", "20", "12", "21"]);
    expect(new Set(list.map(({ seed }) => seed))).toEqual(new Set(["7/0"]));
  });

  it("round the games up to whole deals", () => {
    expect(pairings(4, 4, 5, 1)).toHaveLength(8);
  });
});

describe("an arena", () => {
  const bots = [mcts<game.Types>({ iterations: 20 }), greedy<game.Types>(), random<game.Types>()];

  it("gives the same result again, with records that replay to the points it tells", async () => {
    const play = () =>
      arena<game.Types>({ game, bots, games: 3, seed: "a", options, records: true });
    const first = await play();
    expect(await play()).toEqual(first);
    for (const { record, points, winners, bots: names } of first.games) {
      const end = game.replay(record).at(-1);
      if (end === undefined) throw new Error("no states");
      expect(game.score(end).seats.map(({ total }) => total)).toEqual(points);
      expect(game.score(end).winners).toEqual(winners);
      expect([...names].sort()).toEqual(["greedy", "mcts:20", "random"]);
    }
  });

  it("tells of every game as it ends", async () => {
    const told: string[] = [];
    const pair = [greedy<game.Types>(), random<game.Types>()];
    await arena<game.Types>({
      game,
      bots: pair,
      games: 2,
      seed: 1,
      options,
      onGame: ({ number }, done, all) => told.push(`${number}: ${done} of ${all}`),
    });
    expect(told).toEqual(["0: 1 of 2", "1: 2 of 2"]);
  });

  describe("with games that were played before", () => {
    const names = { game, bots: ["greedy", "random"], games: 6, seed: "b", options };
    const played = async (): Promise<PlayedGame<game.Types>[]> =>
      (await arena<game.Types>(names)).games.filter(({ number }) => number % 2 === 1).reverse();

    it("plays the others only, and comes to the same result", async () => {
      const done: string[] = [];
      const result = await arena<game.Types>({
        ...names,
        played: await played(),
        onGame: ({ number }, ended, all) => done.push(`${number}: ${ended} of ${all}`),
      });
      expect(result).toEqual(await arena<game.Types>(names));
      expect(done).toEqual(["0: 4 of 6", "2: 5 of 6", "4: 6 of 6"]);
    });

    it("leaves out those beyond its last game", async () => {
      const fewer = { ...names, games: 2 };
      const result = await arena<game.Types>({ ...fewer, played: await played() });
      expect(result).toEqual(await arena<game.Types>(fewer));
    });

    it("refuses those of another arena", async () => {
      const [first, second] = await played();
      await expect(
        arena<game.Types>({ ...names, seed: "c", played: [first, second] as never }),
      ).rejects.toThrow("played[0]: game 5 is not the one that was to be played");
      await expect(
        arena<game.Types>({ ...names, played: [first, { ...second, winners: [9] }] as never }),
      ).rejects.toThrow("played[1]: game 3 is not");
    });
  });

  it("ends when it is aborted", async () => {
    const controller = new AbortController();
    const lazy: Bot<game.Types> = {
      name: "lazy",
      think(view, asked) {
        controller.abort(new Error("enough"));
        return random<game.Types>().think(view, asked);
      },
    };
    const { signal } = controller;
    await expect(
      arena<game.Types>({ game, bots: [lazy, lazy], games: 2, seed: 1, options, signal }),
    ).rejects.toThrow("enough");
  });

  it("refuses too few bots, games that are no number, and illegal moves", async () => {
    const pair = [greedy<game.Types>(), random<game.Types>()];
    const base = { game, bots: pair, games: 2, seed: 1, options };
    await expect(arena<game.Types>({ ...base, players: 3 })).rejects.toThrow("at least 3 bots");
    await expect(arena<game.Types>({ ...base, games: 0 })).rejects.toThrow("games");
    await expect(arena<game.Types>({ ...base, bots: pair.slice(0, 1) })).rejects.toThrow("players");
    const cheat: Bot<game.Types> = {
      name: "cheat",
      think: () =>
        Promise.resolve({
          move: { type: "camel", colour: "mint", space: "a1" },
          considered: [],
          line: [],
          iterations: 0,
        }),
    };
    await expect(arena<game.Types>({ ...base, bots: [cheat, cheat] })).rejects.toThrow(
      game.IllegalMoveError,
    );
  });
});

describe("a bot that can't answer", () => {
  const broken: Bot<game.Types> = {
    name: "broken",
    think: () => Promise.reject(new BotError("it is gone")),
  };

  it("loses the game, and the result says why", async () => {
    const bots = [broken, greedy<game.Types>()];
    const { table, games } = await arena<game.Types>({
      ...{ game, bots, games: 2, seed: 1, options, records: true },
    });
    expect(games.map(({ forfeit }) => forfeit)).toEqual([
      { seat: 0, reason: "it is gone" },
      { seat: 1, reason: "it is gone" },
    ]);
    expect(games.map(({ winners }) => winners)).toEqual([[1], [0]]);
    expect(games.map(({ record }) => record?.moves.length)).toEqual([0, 1]);
    expect(table.map(({ name, wins, forfeits }) => [name, wins, forfeits])).toEqual([
      ["greedy", 2, 0],
      ["broken", 0, 2],
    ]);
  });

  it("ends the arena if it fails in another way", async () => {
    const bug: Bot<game.Types> = { name: "bug", think: () => Promise.reject(new Error("a bug")) };
    const bots = [bug, greedy<game.Types>()];
    await expect(arena<game.Types>({ game, bots, games: 2, seed: 1, options })).rejects.toThrow(
      "a bug",
    );
  });
});

describe("an arena with a runner", () => {
  const names: ArenaOptions<game.Types> = {
    game,
    bots: ["greedy", "random"],
    games: 4,
    seed: "r",
    options,
    records: true,
  };

  /** A runner that plays here, but reports as it likes. */
  const reporting = (
    tell: (games: PlayedGame<game.Types>[], report: (game: unknown) => void) => void,
  ): ArenaRunner => ({
    async run(jobs, { report }) {
      // By way of JSON, as a job of a queue comes.
      const sent = JSON.parse(JSON.stringify(jobs)) as ArenaJob[];
      const played = await Promise.all(sent.map((job) => playJob<game.Types>(job, { game })));
      tell(played, report);
    },
  });

  it("gives the result of an arena without, whatever the order", async () => {
    const runner = reporting((games, report) => {
      for (const played of games.reverse()) report(played);
    });
    const told: number[] = [];
    const result = await arena<game.Types>({
      ...names,
      runner,
      onGame: ({ number }) => void told.push(number),
    });
    expect(result).toEqual(await arena<game.Types>(names));
    expect(told).toEqual([3, 2, 1, 0]);
  });

  it("counts a game once that is reported twice", async () => {
    const runner = reporting((games, report) => {
      for (const played of [...games, ...games]) report(played);
    });
    let last = 0;
    const onGame = (_: unknown, done: number) => void (last = done);
    expect(await arena<game.Types>({ ...names, runner, onGame })).toEqual(
      await arena<game.Types>(names),
    );
    expect(last).toBe(4);
  });

  it("refuses a game that is missing, unknown or of another arena", async () => {
    const refused = async (
      change: (game: PlayedGame<game.Types>) => unknown,
    ): Promise<[string, string]> => {
      const runner = reporting((games, report) => {
        for (const played of games) {
          const changed = played.number === 1 ? change(played) : played;
          if (changed !== undefined) report(changed);
        }
      });
      const error = await arena<game.Types>({ ...names, runner }).catch(
        (caught: unknown) => caught,
      );
      if (!ArenaError.is(error)) throw error;
      return [error.reason, error.message];
    };
    const wrong = "game 1 is not the one that was to be played";
    expect(await refused(() => undefined)).toEqual(["broken", "game 1 was not played"]);
    expect(await refused((played) => ({ ...played, seed: "r/9" }))).toEqual(["broken", wrong]);
    expect(await refused((played) => ({ ...played, bots: ["hard", "random"] }))).toEqual([
      "broken",
      wrong,
    ]);
    expect(await refused((played) => ({ ...played, points: [1] }))).toEqual(["broken", wrong]);
    expect(await refused((played) => ({ ...played, winners: [2] }))).toEqual(["broken", wrong]);
    expect(await refused(({ record: _, ...played }) => played)).toEqual(["broken", wrong]);
    expect((await refused((played) => ({ ...played, number: 7 })))[1]).toContain("game 7");
    expect((await refused((played) => ({ ...played, points: [NaN, 1] })))[1]).toContain(
      "points[0]",
    );
  });

  it("takes names only, and those that are known", async () => {
    const runner = reporting(() => undefined);
    await expect(
      arena<game.Types>({ ...names, bots: [greedy(), "random"], runner }),
    ).rejects.toThrow('bots[0]: "greedy" is an object');
    await expect(arena<game.Types>({ ...names, bots: ["greedy", "deep blue"] })).rejects.toThrow(
      'unknown bot "deep blue"',
    );
    await expect(arena<game.Types>({ ...names, runner: {} as never })).rejects.toThrow("runner");
  });

  it("resolves names as its workers do, and tells the games by the names that were given", async () => {
    const resolve = (name: string, seed: Seed): Bot<game.Types> =>
      name === "mine" ? greedy<game.Types>({ seed, name: "greedy at home" }) : random({ seed });
    const bots = ["mine", "dice"];
    const runner: ArenaRunner = {
      async run(jobs, { report }) {
        for (const job of jobs) report(await playJob<game.Types>(job, { game, resolve }));
      },
    };
    const result = await arena<game.Types>({ ...names, bots, runner });
    expect(result.table.map(({ name }) => name)).toEqual(bots);
    expect(result).toEqual(await arena<game.Types>({ ...names, bots, resolve }));
  });

  it("may refuse a name before any game is played", async () => {
    const runner = {
      ...reporting(() => undefined),
      checkName(name: string) {
        if (name !== "greedy") throw new RangeError(`nobody is called ${name}`);
      },
    };
    await expect(arena<game.Types>({ ...names, runner })).rejects.toThrow(
      "nobody is called random",
    );
    const bad = { ...runner, checkName: 7 as never };
    await expect(arena<game.Types>({ ...names, runner: bad })).rejects.toThrow("runner.checkName");
    const resolve = (): Bot<game.Types> => random();
    await expect(arena<game.Types>({ ...names, runner, resolve })).rejects.toThrow(
      "resolve: the workers of a runner resolve names",
    );
    const nobody = { ...names, resolve: () => ({}) as Bot<game.Types> };
    await expect(arena<game.Types>(nobody)).rejects.toThrow('expected a bot for "greedy"');
  });

  it("lets bots by name think with another seed in each game and each seat", async () => {
    const seeds: string[] = [];
    const resolve = (name: string, seed: Seed): Bot<game.Types> => {
      seeds.push(`${name} ${seed}`);
      return random<game.Types>({ seed });
    };
    const good: ArenaJob = {
      game: "through-the-desert",
      number: 3,
      seed: "s/1",
      bots: ["a", "b"],
      options,
      records: false,
    };
    await playJob<game.Types>(good, { game, resolve });
    await playJob<game.Types>({ ...good, number: 4 }, { game, resolve });
    expect(seeds).toEqual(["a s/1/3/0", "b s/1/3/1", "a s/1/4/0", "b s/1/4/1"]);
  });
});

describe("what makes no sense", () => {
  const good = { game, bots: ["greedy", "random"], games: 2, seed: 1, options };
  it.each([
    ["options", undefined],
    ["options", 7],
    ["bots", { ...good, bots: "greedy" }],
    ["bots[1]", { ...good, bots: ["greedy", 7] }],
    ["bots[0]", { ...good, bots: [{ name: "", think: () => undefined }, "random"] }],
    ["game", { ...good, game: undefined }],
    ["game", { ...good, game: {} }],
    ["seed", { ...good, seed: {} }],
    ["records", { ...good, records: "yes" }],
    ["games", { ...good, games: 1e9 }],
    ["games", { ...good, bots: Array<string>(40).fill("random"), players: 10 }],
  ])("is refused: %s", async (argument, bad) => {
    await expect(arena<game.Types>(bad as never)).rejects.toMatchObject({
      name: "ArgumentError",
      argument,
    });
  });

  it("is refused by the game if it is an option of the game", async () => {
    const bad = { ...good, options: { layout: "x" } };
    await expect(arena<game.Types>(bad as never)).rejects.toThrow(game.SetupError);
  });

  it.each([
    ["job", null],
    ["job.bots", { bots: [] }],
    ["job.number", { number: 0.5 }],
    ["job.options", { options: [] }],
    ["job.game", { game: "nomadi" }],
    ["bot", { bots: ["deep blue", "random"] }],
  ])("is refused as a job: %s", async (argument, bad) => {
    const job = {
      game: "through-the-desert",
      number: 0,
      seed: 1,
      bots: ["random", "random"],
      options,
      records: false,
    };
    const changed = bad === null ? null : { ...job, ...bad };
    await expect(playJob<game.Types>(changed as never, { game })).rejects.toMatchObject({
      name: "ArgumentError",
      argument,
    });
    await expect(playJob<game.Types>(job, bad as never)).rejects.toThrow("the module of a game");
  });
});
