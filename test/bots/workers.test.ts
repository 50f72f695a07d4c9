/** Bots at the other end of a line between two threads. Real workers: web-worker.test.ts, and the pack check for threads. */
import { MessageChannel } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { BotError, botByName, mcts, runInWorker, serveBots, type Thought } from "caravanserai/bots";
import * as desert from "caravanserai/through-the-desert";

const seen = desert.view(desert.setup({ players: 2, seed: 1, layout: desert.smallWadi }), 0);

/** Both ends of a line, the far one served. */
function served(): { near: MessageChannel["port1"]; close: () => void } {
  const { port1: near, port2: far } = new MessageChannel();
  serveBots(far);
  return { near, close: () => near.close() };
}

let close = (): void => undefined;
afterEach(() => {
  close();
});

describe("a bot in a worker", () => {
  it("makes the move that it would make here", async () => {
    const line = served();
    close = line.close;
    const bot = runInWorker<desert.Types>(line.near, { bot: "mcts:80", seed: "s" });
    const here = await mcts<desert.Types>({ iterations: 80, seed: "s" }).think(seen);
    expect(await bot.think(seen)).toEqual(here);
  });

  it("answers several questions at once, each with its own answer", async () => {
    const line = served();
    close = line.close;
    const [one, other] = ["random", "mcts:40"].map((bot) =>
      runInWorker<desert.Types>(line.near, { bot }),
    );
    const [first, second] = await Promise.all([one?.think(seen), other?.think(seen)]);
    expect(first?.iterations).toBe(0);
    expect(second?.iterations).toBe(40);
  });

  it("tells how far it is, and stops when it is told to", async () => {
    const line = served();
    close = line.close;
    const controller = new AbortController();
    const told: Thought<desert.Move>[] = [];
    const thinking = runInWorker<desert.Types>(line.near, { bot: "mcts:60000ms" }).think(seen, {
      signal: controller.signal,
      onProgress(thought) {
        told.push(thought);
        controller.abort(new Error("seen enough"));
      },
    });
    await expect(thinking).rejects.toThrow("seen enough");
    expect(told).toHaveLength(1);
    // The worker is free again at once.
    await runInWorker<desert.Types>(line.near, { bot: "random" }).think(seen);
  });

  it("fails with a typed error that says what the worker said", async () => {
    const line = served();
    close = line.close;
    const bot = runInWorker<desert.Types>(line.near, { bot: "deep blue" });
    await expect(bot.think(seen)).rejects.toThrow(BotError);
    await expect(bot.think(seen)).rejects.toThrow('unknown bot "deep blue"');
  });
});

describe("what is no worker", () => {
  it.each([null, undefined, 7, "worker", {}, { postMessage: 1 }])("%j is refused", (junk) => {
    expect(() => runInWorker(junk as never)).toThrow(desert.ArgumentError);
    expect(() => {
      serveBots(junk as never);
    }).toThrow(desert.ArgumentError);
  });
  it("and options that make no sense too", () => {
    const { port1, port2 } = new MessageChannel();
    expect(() => runInWorker(port1, { bot: 7 as never })).toThrow("options.bot");
    expect(() => runInWorker(port1, { level: "hard" } as never)).toThrow("unknown option `level`");
    port2.close();
  });
  it("ignores messages of others", async () => {
    const line = served();
    close = line.close;
    for (const noise of [null, 7, "hello", {}]) line.near.postMessage(noise);
    expect(
      (await runInWorker<desert.Types>(line.near, { bot: "random" }).think(seen)).iterations,
    ).toBe(0);
  });
});

describe("names of bots", () => {
  it.each(["random", "greedy", "easy", "medium", "hard", "expert", "mcts", "mcts:7", "mcts:7ms"])(
    "%s",
    (name) => {
      expect(botByName(name).name).toBe(name);
    },
  );
  it.each(["mcts:0", "mcts:", "mcts:7s", "MCTS", "", " hard"])("refuses %j", (name) => {
    expect(() => botByName(name)).toThrow("unknown bot");
  });
});
