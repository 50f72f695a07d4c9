/** Bots in a real Web Worker, in Chromium: the same thoughts as in Node, and the page goes on meanwhile. */
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GameId, GAME_IDS, setup, view } from "caravanserai";
import { botByName, mcts, type Thought } from "caravanserai/bots";
import { searchThreads } from "caravanserai/node";
import { findChromium, openChromium } from "../../tools/chromium.js";

const executablePath = findChromium();
const ADDRESS = "http://bots.test/";

/** One script, as a bundler makes it of a user's file. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ".", loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

/** The two lines of the guide. */
const WORKER = `
  import { serveBots } from "caravanserai/bots";
  serveBots(self);
`;
const PAGE = `
  import { runInWorker, searchWorkers } from "caravanserai/bots/worker";

  const start = () => new Worker("/worker.js", { type: "module" });
  const worker = start();
  globalThis.workers = searchWorkers(start, { workers: 2 });
  globalThis.broken = searchWorkers(() => new Worker("/broken.js", { type: "module" }), { workers: 2 });
  globalThis.bot = (options) => runInWorker(worker, options);
`;

describe.skipIf(executablePath === undefined)("a Web Worker", { timeout: 300_000 }, () => {
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    const files: Record<string, string> = {
      "/page.js": await bundle(PAGE),
      "/worker.js": await bundle(WORKER),
      "/broken.js": "throw new Error('no water');",
    };
    browser = await openChromium();
    page = await browser.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.route(`${ADDRESS}**`, (route) => {
      const code = files[new URL(route.request().url()).pathname];
      return code === undefined
        ? route.fulfill({ contentType: "text/html", body: "<!doctype html><body></body>" })
        : route.fulfill({ contentType: "text/javascript", body: code });
    });
    await page.goto(ADDRESS);
    await page.addScriptTag({ url: "/page.js", type: "module" });
    await page.waitForFunction("globalThis.bot !== undefined");
  });
  afterAll(() => browser.close());

  test.each(GAME_IDS)("thinks about %s as Node does", async (game) => {
    const state = setup<GameId>(game, { players: 3, seed: "worker" });
    const seen = view(state, state.seat ?? 0);
    for (const bot of ["random", "greedy", "mcts:60"]) {
      for (const seed of ["one", "other"]) {
        const options = JSON.stringify({ bot, seed });
        // By way of JSON, so that both are plain.
        const there = await page.evaluate<string>(
          `bot(${options}).think(${JSON.stringify(seen)}).then(JSON.stringify)`,
        );
        const here = await botByName(bot, seed).think(seen);
        expect(JSON.parse(there)).toEqual(JSON.parse(JSON.stringify(here)));
      }
    }
    expect(errors).toEqual([]);
  });

  test("lets the page go on, tells its progress, and stops when it is aborted", async () => {
    const seen = JSON.stringify(view(setup("nomadi", { players: 2, seed: 1 }), 0));
    const { reason, ticks, told, after } = await page.evaluate<{
      reason: string;
      ticks: number;
      told: Thought[];
      after: number;
    }>(`(async () => {
      const stop = new AbortController();
      const told = [];
      let ticks = 0;
      const timer = setInterval(() => {
        if (++ticks >= 20 && told.length > 0) stop.abort(new Error("seen enough"));
      }, 10);
      const reason = await bot({ bot: "mcts:600000ms" })
        .think(${seen}, { signal: stop.signal, onProgress: (thought) => told.push(thought) })
        .then(() => "no error", String);
      clearInterval(timer);
      // The worker is free again: it would think for ten minutes.
      const { iterations } = await bot({ bot: "mcts:30" }).think(${seen});
      return { reason, ticks, told, after: iterations };
    })()`);
    expect(reason).toBe("Error: seen enough");
    expect(ticks).toBeGreaterThanOrEqual(20);
    expect(told[0]?.iterations).toBeGreaterThan(0);
    expect(after).toBe(30);
    expect(errors).toEqual([]);
  });

  test("says what went wrong in it", async () => {
    const seen = JSON.stringify(view(setup("nomadi", { players: 2, seed: 1 }), 0));
    const refused = await page.evaluate<string>(
      `bot({ bot: "deep blue" }).think(${seen}).then(() => "no error", String)`,
    );
    expect(refused).toContain('BotError: ArgumentError: bot: unknown bot "deep blue"');
  });

  test("searches on several workers as Node does, and stops when it is aborted", async () => {
    const from = view(setup("through-the-desert", { players: 2, seed: 1 }), 0);
    const seen = JSON.stringify(from);
    const options = { iterations: 301, seed: "both" };
    const there = await page.evaluate<string>(
      `workers.bot({ bot: "mcts", ...${JSON.stringify(options)} }).think(${seen}).then(JSON.stringify)`,
    );
    const threads = searchThreads({ workers: 2 });
    const here = await mcts({ ...options, workers: threads }).think(from);
    await threads.close();
    expect(JSON.parse(there)).toEqual(JSON.parse(JSON.stringify(here)));

    const { reason, after } = await page.evaluate<{ reason: string; after: number }>(`(async () => {
      const signal = AbortSignal.timeout(50);
      const reason = await workers.bot({ milliseconds: 600000 }).think(${seen}, { signal }).catch((error) => error.name);
      const { iterations } = await workers.bot({ iterations: 40 }).think(${seen});
      return { reason, after: iterations };
    })()`);
    expect(reason).toBe("TimeoutError");
    expect(after).toBe(40);
  });

  test("fails with a typed error if the file of the workers is broken, or once they are closed", async () => {
    const seen = JSON.stringify(view(setup("nomadi", { players: 2, seed: 1 }), 0));
    const [failed, closed] = await page.evaluate<[string, string]>(`(async () => {
      const failed = await broken.bot().think(${seen}).catch(String);
      await workers.close();
      return [failed, await workers.bot().think(${seen}).catch(String)];
    })()`);
    expect(failed).toContain("BotError: a search worker failed");
    expect(failed).toContain("no water");
    expect(closed).toContain("BotError: the search workers were closed");
  });
});
