/** A search on real worker threads: no thread is left behind, whatever happens to it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { BotError, level, mcts, type SearchWorkers } from "caravanserai/bots";
import { searchThreads } from "caravanserai/node";
import * as desert from "caravanserai/through-the-desert";
import { lastWater, type Types as LastWater } from "../../docs/examples/last-water/game.js";
import { searchThreadsOf } from "../../src/node/search-threads.js";
import { bundled } from "./bundled.js";

const seen = desert.view(desert.setup({ players: 2, seed: 1, layout: desert.smallWadi }), 0);

let thread: URL;
let forgetful: URL;
beforeAll(async () => {
  ({ "search-thread": thread, "forgets-to-close": forgetful } = await bundled(
    "search",
    "forgets-to-close",
  ));
});

let pools: SearchWorkers[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
});

function threadsOf(workers: number, file = thread, game?: string): SearchWorkers {
  const pool = searchThreadsOf(workers, file, game);
  pools.push(pool);
  return pool;
}

const badThread = (name: string): URL => new URL(`./bad-threads/${name}.js`, import.meta.url);

describe("a search on threads", () => {
  it("makes the same moves for the same seed and number of threads", async () => {
    const ask = (workers: SearchWorkers) =>
      mcts<desert.Types>({ iterations: 301, seed: "s", workers }).think(seen);
    const [first, second] = [threadsOf(2), threadsOf(2)];
    const thought = await ask(first);
    expect(thought.iterations).toBe(301);
    expect(await ask(second)).toEqual(thought);
    expect(await ask(first)).toEqual(thought);
  });

  it("finds the file of its threads, and uses all cores by default", async () => {
    const workers = searchThreads();
    pools.push(workers);
    expect(workers.count).toBeGreaterThan(0);
    const bot = level<desert.Types>("medium", { workers: searchThreads({ workers: 1 }) });
    expect((await bot.think(seen)).iterations).toBeGreaterThan(0);
  });

  it("plays a game of a module, which the threads import", async () => {
    const module = fileURLToPath(
      new URL("../../docs/examples/last-water/module.ts", import.meta.url),
    );
    const from = lastWater.view(lastWater.setup({ players: 2, seed: 1 }), 0);
    const workers = searchThreads({ workers: 2, game: module });
    pools.push(workers);
    const bot = mcts<LastWater>({ game: lastWater, iterations: 100, workers });
    expect((await bot.think(from)).iterations).toBe(100);
  });

  it("stops when it is aborted, and the threads are free again", async () => {
    const workers = threadsOf(2);
    const controller = new AbortController();
    const long = mcts<desert.Types>({ milliseconds: 10_000_000, workers });
    const thinking = long.think(seen, {
      signal: controller.signal,
      onProgress: () => undefined,
    });
    setTimeout(() => {
      controller.abort(new Error("enough"));
    }, 50);
    await expect(thinking).rejects.toThrow("enough");
    const { iterations } = await mcts<desert.Types>({ iterations: 64, workers }).think(seen);
    expect(iterations).toBe(64);
  });

  it("fails with a typed error if a thread dies, and the next search starts another", async () => {
    const dying = mcts<desert.Types>({ workers: threadsOf(2, badThread("dies-searching")) });
    await expect(dying.think(seen)).rejects.toThrow(BotError);
    await expect(dying.think(seen)).rejects.toThrow("a search worker ended with code 3");
    const throwing = mcts<desert.Types>({ workers: threadsOf(2, badThread("throws-searching")) });
    await expect(throwing.think(seen)).rejects.toThrow("out of camels");
    const lost = mcts<desert.Types>({ workers: threadsOf(1, badThread("not-there")) });
    await expect(lost.think(seen)).rejects.toThrow(BotError);
  });

  it("fails with a typed error if the module of the game is broken", async () => {
    const workers = threadsOf(2, thread, badThread("throws-searching").href);
    await expect(mcts<desert.Types>({ workers }).think(seen)).rejects.toThrow(BotError);
  });

  it("lets its program end, although nobody has closed the threads", async () => {
    const program = spawn(process.execPath, [fileURLToPath(forgetful)], { stdio: "pipe" });
    let output = "";
    program.stdout.on("data", (part) => (output += String(part)));
    program.stderr.on("data", (part) => (output += String(part)));
    const [code] = (await once(program, "close")) as [number | null];
    expect(JSON.parse(output)).toEqual({ iterations: 3000, reason: "TimeoutError" });
    expect(code).toBe(0);
  });

  it.each([
    [{ workers: 0 }, "options.workers"],
    [{ workers: 1.5 }, "options.workers"],
    [{ game: 7 }, "options.game"],
    [{ bots: [] }, "unknown option `bots`"],
    [null, "options"],
  ])("refuses %j", (options, message) => {
    expect(() => searchThreads(options as never)).toThrow(message);
  });
});
