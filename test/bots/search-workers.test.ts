/** A search on several workers: over channels in this thread, where nothing depends on the clock. Threads: test/node/search-threads.test.ts. */
import { isDeepStrictEqual } from "node:util";
import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { GAME_IDS, setup, view } from "caravanserai";
import {
  BotError,
  botByName,
  level,
  mcts,
  type SearchWorkers,
  searchWorkers,
  serveBots,
  type ServeBotsOptions,
  type Thought,
} from "caravanserai/bots";
import { lastWater, type Types as LastWater } from "../../docs/examples/last-water/game.js";
import * as desert from "caravanserai/through-the-desert";
import { MergedRoot } from "../../src/bots/search/root-table.js";
import { Search } from "../../src/bots/search/search.js";
import { partOf } from "../../src/bots/search/share.js";
import { Random } from "../../src/kit/chance/random.js";
import { botGame } from "../../src/through-the-desert/bots/bot-game.js";

const seen = desert.view(desert.setup({ players: 2, seed: 1, layout: desert.smallWadi }), 0);

let pools: SearchWorkers[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
});

/** Workers at the other ends of channels. */
function workersOf(count: number, options?: ServeBotsOptions): SearchWorkers {
  const pool = searchWorkers(
    () => {
      const { port1, port2 } = new MessageChannel();
      serveBots(port2, options);
      return Object.assign(port1, { terminate: () => port1.close() });
    },
    { workers: count },
  );
  pools.push(pool);
  return pool;
}

const visitsOf = ({ considered }: Thought): number =>
  considered.reduce((sum, { visits }) => sum + visits, 0);

describe("a search on several workers", () => {
  it.each(GAME_IDS)(
    "makes the same moves for the same seed and number of workers: %s",
    async (id) => {
      const state = setup(id, { players: 3, seed: 2 });
      const from = view(state, state.seat ?? 0);
      const ask = async (workers: number, seed: number): Promise<string> =>
        JSON.stringify(
          await mcts({ iterations: 130, seed, workers: workersOf(workers) }).think(from),
        );
      for (const workers of [1, 2, 3]) expect(await ask(workers, 7)).toBe(await ask(workers, 7));
      expect(await ask(2, 7)).not.toBe(await ask(2, 8));
      expect(await ask(2, 7)).not.toBe(await ask(3, 7));
    },
  );

  it.each([1, 2, 3, 7])(
    "shares its budget among %i workers, and adds up what they found",
    async (count) => {
      const workers = workersOf(count);
      for (const iterations of [1, 5, 64, 333]) {
        const thought = await mcts<desert.Types>({ iterations, workers }).think(seen);
        expect(thought.iterations).toBe(iterations);
        expect(visitsOf(thought)).toBe(iterations);
        expect(thought.considered[0]?.move).toBe(thought.move);
        expect(thought.line[0]).toBe(thought.move);
        for (const { visits, expected, shares } of thought.considered) {
          expect(expected).toHaveLength(2);
          if (visits === 0) continue;
          expect((shares?.[0] ?? 0) + (shares?.[1] ?? 0)).toBeCloseTo(1);
        }
      }
    },
  );

  it("splits any number of iterations into parts that add up", () => {
    for (const [iterations, workers] of [
      [0, 3],
      [1, 3],
      [10, 3],
      [1_000_000_000, 7],
    ] as const) {
      const parts = Array.from({ length: workers }, (_, one) => partOf(iterations, one, workers));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(iterations);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }
  });

  it("judges candidates by the iterations of all workers", () => {
    const searches = ["one", "two"].map((seed) => {
      const search = new Search(botGame, seen, 0, Random.from(seed));
      for (let iteration = 0; iteration < 100; iteration++) search.explore();
      return search;
    });
    const [one, two] = searches.map((search) => search.table());
    if (one === undefined || two === undefined) throw new Error("two searches have two tables");
    const merged = new MergedRoot([one, two]);
    expect(merged.iterations).toBe(200);
    const { considered } = merged.thought<desert.Types>(searches[0]?.moves() ?? [], []);
    for (const { move, visits, expected } of considered) {
      const same = searches.flatMap(
        (search) =>
          search.thought().considered.find((other) => isDeepStrictEqual(other.move, move)) ?? [],
      );
      expect(same).toHaveLength(2);
      expect(visits).toBe(same.reduce((sum, other) => sum + other.visits, 0));
      const points = same.reduce((sum, other) => sum + other.visits * (other.expected[0] ?? 0), 0);
      expect(expected[0]).toBeCloseTo(points / Math.max(1, visits));
    }
    // One search alone, added twice, prefers what it preferred.
    const order = new MergedRoot([one, one]).best(3);
    expect(order[0]).toBe(new MergedRoot([one]).best(1)[0]);
    expect(merged.betterHalf(order)).toHaveLength(2);
  });

  it("thinks in time, tells its progress, and is stopped by its signal", async () => {
    const workers = workersOf(2);
    const told: Thought[] = [];
    const bot = mcts<desert.Types>({ milliseconds: 60, workers });
    const { iterations } = await bot.think(seen, { onProgress: (thought) => told.push(thought) });
    expect(iterations).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(1);
    expect(told[0]?.considered[0]?.move).toEqual(told[0]?.move);

    const controller = new AbortController();
    const long = mcts<desert.Types>({ milliseconds: 10_000_000, workers });
    const thinking = long.think(seen, { signal: controller.signal });
    controller.abort(new Error("taken back"));
    await expect(thinking).rejects.toThrow("taken back");
    await expect(long.think(seen, { signal: controller.signal })).rejects.toThrow("taken back");
    // The workers are free again: they would search for hours.
    expect((await mcts<desert.Types>({ iterations: 30, workers }).think(seen)).iterations).toBe(30);
  });

  it("serves several bots at once, and bots that do not search", async () => {
    const workers = workersOf(2);
    const bots = ["hard", "medium", "mcts:50"].map((name) =>
      botByName<desert.Types>(name, { seed: 3, workers }),
    );
    const alone = await Promise.all(bots.map((bot) => bot.think(seen)));
    for (const [index, bot] of bots.entries()) expect(await bot.think(seen)).toEqual(alone[index]);
    expect(alone[2]?.iterations).toBe(50);
    const greedy = await workers.bot<desert.Types>({ bot: "greedy", seed: 3 }).think(seen);
    expect(greedy).toEqual(await botByName<desert.Types>("greedy", 3).think(seen));
    expect(workers.bot({ bot: "easy", name: "Ines" }).name).toBe("Ines");
  });

  it("plays games that its workers were given", async () => {
    const workers = workersOf(2, { games: [lastWater] });
    const from = lastWater.view(lastWater.setup({ players: 2, seed: 1 }), 0);
    const thought = await mcts<LastWater>({ game: lastWater, iterations: 80, workers }).think(from);
    expect(thought.iterations).toBe(80);
    const without = mcts<LastWater>({ game: lastWater, iterations: 80, workers: workersOf(2) });
    await expect(without.think(from)).rejects.toThrow('unknown game "last-water"');
  });

  it("makes a forced move without a search", async () => {
    const random = desert.seededRandom("forced");
    for (let state = desert.setup({ players: 3, seed: 1, layout: desert.smallWadi }); ;) {
      const moves = desert.legalMoves(state);
      const [move] = moves;
      if (state.seat === null || move === undefined) {
        state = desert.setup({ players: 3, seed: random(1000), layout: desert.smallWadi });
        continue;
      }
      if (moves.length === 1) {
        const bot = mcts<desert.Types>({ iterations: 50, workers: workersOf(2) });
        const thought = await bot.think(desert.view(state, state.seat));
        expect(thought.move).toEqual(move);
        expect(thought.iterations).toBe(0);
        return;
      }
      state = desert.apply(state, moves[random(moves.length)] ?? move);
    }
  });
});

describe("the level expert", () => {
  it("thinks in time: in this thread, or on workers", async () => {
    const plain = { ...botGame.knowledge, levels: { medium: 1, hard: 1, expert: 30 } };
    const bot = level<desert.Types>("expert", { knowledge: plain });
    expect(bot.name).toBe("expert");
    expect((await bot.think(seen)).iterations).toBeGreaterThan(0);
    const together = level<desert.Types>("expert", { workers: workersOf(2) });
    expect(together.name).toBe("expert");
    expect((await together.think(seen)).iterations).toBeGreaterThan(0);
  });
});

describe("what goes wrong", () => {
  it("is a typed error: a worker that can't be started, and one that is closed", async () => {
    const broken = searchWorkers(() => {
      throw new Error("no workers here");
    });
    await expect(broken.bot().think(seen)).rejects.toThrow(BotError);
    await expect(broken.bot().think(seen)).rejects.toThrow("no workers here");
    const workers = workersOf(2);
    const thinking = workers.bot({ milliseconds: 300 }).think(seen);
    const failed = expect(thinking).rejects.toThrow("the search workers were closed");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await workers.close();
    await failed;
    await expect(workers.bot().think(seen)).rejects.toThrow("closed");
  });

  it("is told by the worker: an unknown bot, a view of nothing", async () => {
    const workers = workersOf(2);
    await expect(workers.bot({ bot: "deep blue" }).think(seen)).rejects.toThrow("unknown bot");
    await expect(workers.bot().think({} as never)).rejects.toThrow(BotError);
  });

  it.each([
    [() => searchWorkers(7 as never), "start"],
    [() => searchWorkers(() => ({}) as never, { workers: 0 }), "options.workers"],
    [() => searchWorkers(() => ({}) as never, { count: 2 } as never), "unknown option `count`"],
    [() => workersOf(1).bot({ bot: 7 as never }), "options.bot"],
    [() => workersOf(1).bot({ iterations: 0 }), "options.iterations"],
    [() => mcts({ workers: 2 as never }), "options.workers"],
    [() => mcts({ workers: workersOf(1), knowledge: {} }), "options.knowledge"],
    [() => level("hard", { workers: {} as never }), "options.workers"],
    [() => level("hard", { iterations: 5 } as never), "unknown option `iterations`"],
  ])("bad arguments are refused: %#", (make, message) => {
    expect(make).toThrow(desert.ArgumentError);
    expect(make).toThrow(message);
  });

  it("a start that returns no worker is refused when a bot thinks", async () => {
    const pool = searchWorkers(() => ({}) as never, { workers: 1 });
    await expect(pool.bot().think(seen)).rejects.toThrow(desert.ArgumentError);
  });
});
