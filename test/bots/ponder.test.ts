/** Pondering: what a bot does while the others think, and that it ends. */
import { MessageChannel } from "node:worker_threads";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Bot, level, mcts, searchWorkers, serveBots } from "caravanserai/bots";
import * as desert from "caravanserai/through-the-desert";
import * as nomadi from "caravanserai/nomadi";
import { botGame } from "../../src/through-the-desert/bots/bot-game.js";
import { botGame as nomadiGame } from "../../src/nomadi/bots/bot-game.js";
import { Random } from "../../src/kit/chance/random.js";
import { likelyViews } from "../../src/bots/search/likely-views.js";
import { Search } from "../../src/bots/search/search.js";

const start = desert.setup({ players: 2, seed: 4, layout: desert.smallWadi });

/** Waits until a condition holds, however busy the machine is. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(5);
}

/** Lets a bot move, waits, lets a weak rival with a fixed seed move, and returns what the bot thinks then. */
async function secondThought(bot: Bot<desert.Types>, wait: () => Promise<void>) {
  let state = start;
  let thought = await bot.think(desert.view(state, 0));
  state = desert.apply(state, thought.move);
  await wait();
  // The rival makes the move that the bot expects.
  const expected = thought.line[1];
  if (expected === undefined) throw new Error("no reply was expected");
  state = desert.apply(state, expected);
  expect(state.seat).toBe(0);
  thought = await bot.think(desert.view(state, 0));
  return { thought, state };
}

describe("pondering", () => {
  it("searches on from the views that are expected, and the next search goes on from there", async () => {
    const bot = mcts<desert.Types>({ iterations: 200, ponder: true });
    const { thought, state } = await secondThought(bot, () => sleep(300));
    bot.stop?.();
    expect(thought.iterations).toBeGreaterThan(200);
    expect(thought.considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(
      thought.iterations,
    );
    expect(desert.explain(state, thought.move)).toBeUndefined();
  });

  it("changes nothing if another view comes, or if it is stopped", async () => {
    const plain = await secondThought(mcts<desert.Types>({ iterations: 200 }), () => sleep(0));
    const bot = mcts<desert.Types>({ iterations: 200, ponder: true });
    const stopped = await secondThought(bot, async () => {
      await sleep(20);
      bot.stop?.();
    });
    expect(stopped.thought).toEqual(plain.thought);
    const other = desert.view(desert.setup({ players: 2, seed: 5, layout: desert.smallWadi }), 0);
    expect(await bot.think(other)).toEqual(
      await mcts<desert.Types>({ iterations: 200 }).think(other),
    );
    bot.stop?.();
  });

  it("ends by itself after four times the iterations of the search", async () => {
    const bot = mcts<desert.Types>({ iterations: 48, ponder: true });
    const iterations: number[] = [];
    await until(async () => {
      const { thought } = await secondThought(bot, () => sleep(50 * (iterations.length + 1)));
      iterations.push(thought.iterations);
      return iterations.length === 4;
    });
    bot.stop?.();
    expect(Math.max(...iterations)).toBeLessThanOrEqual(48 + 4 * 48 + 16);
  });

  it("is something that only bots do that were told to", () => {
    expect(mcts()).not.toHaveProperty("stop");
    expect(level("hard")).not.toHaveProperty("stop");
    expect(mcts({ ponder: true })).toHaveProperty("stop");
    expect(() => mcts({ ponder: "yes" as never })).toThrow("options.ponder");
  });

  it("works on several workers too", async () => {
    const workers = searchWorkers(
      () => {
        const { port1, port2 } = new MessageChannel();
        serveBots(port2);
        return Object.assign(port1, { terminate: () => port1.close() });
      },
      { workers: 2 },
    );
    const bot = mcts<desert.Types>({ iterations: 200, ponder: true, workers });
    const { thought } = await secondThought(bot, () => sleep(400));
    expect(thought.iterations).toBeGreaterThan(200);
    bot.stop?.();
    const stopped = await secondThought(bot, async () => {
      bot.stop?.();
      await sleep(50);
    });
    expect(stopped.thought.iterations).toBe(200);
    await workers.close();
  });
});

describe("views that are expected", () => {
  it("are views of the same seat that the game can come to, the likeliest first", () => {
    const view = desert.view(start, 0);
    const search = new Search(botGame, view, 0, Random.from("test"));
    for (let iteration = 0; iteration < 400; iteration++) search.explore();
    const found = likelyViews({ botGame, view, seat: 0 }, search.root);
    expect(found.length).toBeGreaterThan(1);
    const { move } = search.thought();
    const after = desert.apply(start, move);
    const possible = desert
      .legalMoves(after)
      .map((reply) => JSON.stringify(desert.view(desert.apply(after, reply), 0)));
    for (const { view: seen } of found) expect(possible).toContain(JSON.stringify(seen));
    const weights = found.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
  });

  it("do not depend on what is hidden or on dice", () => {
    const random = nomadi.seededRandom("dice");
    let state = nomadi.setup({ players: 2, seed: 1, layout: nomadi.shortCourse });
    let checked = 0;
    for (let move = 0; move < 60 && state.seat !== null; move++) {
      const { seat } = state;
      const view = nomadi.view(state, seat);
      const search = new Search(nomadiGame, view, seat, Random.from("test"));
      if (!search.isForced) {
        for (let iteration = 0; iteration < 30; iteration++) search.explore();
        for (const { view: next } of likelyViews(
          { botGame: nomadiGame, view, seat },
          search.root,
        )) {
          checked++;
          expect([next.viewer, next.seat]).toEqual([seat, seat]);
          // Each turn begins with dice, which nobody can foresee.
          expect(next.turnNumber).toBe(state.turnNumber);
        }
      }
      const moves = nomadi.legalMoves(state);
      const next = moves[random(moves.length)];
      if (next === undefined) throw new Error("whoever decides has a move");
      state = nomadi.apply(state, next);
    }
    expect(checked).toBeGreaterThan(0);
  });
});
