/** An arena on real worker threads: the same result however many there are, and failures that are told. */
import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { ArgumentError } from "caravanserai";
import { ArenaError, arena, type ArenaOptions, type PlayedGame } from "caravanserai/bots";
import * as sons from "caravanserai/desert-sons";
import { threads } from "caravanserai/node";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { threadsOf } from "../../src/node/threads.js";
import { workerFlags } from "../../src/node/worker-flags.js";
import { bundled } from "./bundled.js";

const small: ArenaOptions<desert.Types> = {
  game: desert,
  bots: ["mcts:5", "greedy", "random"],
  games: 6,
  seed: "threads",
  options: { layout: desert.smallWadi },
  records: true,
};

let thread: URL;
let smallArena: URL;
beforeAll(async () => {
  ({ thread, "small-arena": smallArena } = await bundled("arena", "small-arena"));
});

/** A thread of these tests, which does what ours never should. */
const badThread = (name: string): URL => new URL(`./bad-threads/${name}.js`, import.meta.url);

describe("an arena on threads", () => {
  it("equals the plain arena with 1, 2 and 3 threads, records included", async () => {
    const plain = await arena<desert.Types>(small);
    expect(plain.games).toHaveLength(6);
    for (const workers of [1, 2, 3]) {
      expect(await arena<desert.Types>({ ...small, runner: threadsOf(workers, thread) })).toEqual(
        plain,
      );
    }
  });

  it("finds the file of its threads", async () => {
    const two = { ...small, bots: ["greedy", "random"], games: 2 };
    expect(await arena<desert.Types>({ ...two, runner: threads({ workers: 1 }) })).toEqual(
      await arena<desert.Types>(two),
    );
  });

  it("refuses what is no job with a typed error, also where nobody but the caller made it", async () => {
    const watch = { report: () => undefined };
    const job = { game: "nomadi", number: 0, seed: 1, bots: ["random"], options: {} };
    for (const bad of [null, 1, "job", {}, job, { ...job, records: false, bots: "random" }]) {
      const running = threadsOf(1, thread).run([bad as never], watch);
      await expect(running).rejects.toSatisfy((error) => ArgumentError.is(error));
    }
  });

  it("starts no thread for an arena that is aborted already", async () => {
    const reason = new Error("enough");
    const watch = { report: () => undefined, signal: AbortSignal.abort(reason) };
    // A module that is not there would be told.
    await expect(threadsOf(1, badThread("none")).run([], watch)).rejects.toBe(reason);
  });

  it("plays every game of the library", async () => {
    const short = { bots: ["greedy", "random"], games: 2, seed: 1 } as const;
    const pairs = [
      (more: object) =>
        arena<nomadi.Types>({
          ...short,
          game: nomadi,
          options: { layout: nomadi.shortCourse },
          ...more,
        }),
      (more: object) =>
        arena<sons.Types>({ ...short, game: sons, options: { tileSet: sons.shortTrip }, ...more }),
    ];
    for (const play of pairs) {
      expect(await play({ runner: threadsOf(2, thread) })).toEqual(await play({}));
    }
  });

  it("tells of every game as it ends, once", async () => {
    const told: number[] = [];
    const runner = threadsOf(2, thread);
    await arena<desert.Types>({
      ...small,
      runner,
      onGame({ number }: PlayedGame, done, all) {
        told.push(number);
        expect([done, all]).toEqual([told.length, 6]);
      },
    });
    expect(told.sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("ends at once when it is aborted, in the middle of a thought", async () => {
    const stop = new AbortController();
    const playing = arena<desert.Types>({
      ...small,
      bots: ["mcts:600000ms", "mcts:600000ms"],
      runner: threadsOf(2, thread),
      signal: stop.signal,
    });
    void sleep(1000).then(() => {
      stop.abort(new Error("enough"));
    });
    await expect(playing).rejects.toThrow("enough");
    const late = arena<desert.Types>({ ...small, runner: threads(), signal: stop.signal });
    await expect(late).rejects.toThrow("enough");
  });

  it("reports a thread that crashes, and the game it had", async () => {
    const playing = arena<desert.Types>({ ...small, runner: threadsOf(2, badThread("crash")) });
    await expect(playing).rejects.toThrow(ArenaError);
    await expect(
      arena<desert.Types>({ ...small, runner: threadsOf(1, badThread("crash")) }),
    ).rejects.toMatchObject({
      reason: "crashed",
      message:
        "game 0 of through-the-desert (mcts:5, greedy, random): the worker thread crashed: out of order",
    });
  });

  it("reports what went wrong in a game", async () => {
    await expect(
      arena<desert.Types>({ ...small, runner: threadsOf(1, badThread("fail")) }),
    ).rejects.toMatchObject({
      reason: "failed",
      message: "game 0 of through-the-desert (mcts:5, greedy, random): BotError: no idea",
    });
  });

  it.each(["nothing", "another", "extra", "swapped", "thrice", "rich"])(
    "refuses a thread that gives back %s instead of the game",
    async (name) => {
      await expect(
        arena<desert.Types>({
          ...small,
          records: name === "another",
          runner: threadsOf(1, badThread(name)),
        }),
      ).rejects.toMatchObject({ name: "ArenaError", reason: "broken" });
    },
  );

  it.each([0, -1, 1.5, "2", null, 5000])("refuses %j threads", (workers) => {
    expect(() => threads({ workers: workers as never })).toThrow(
      "options.workers: expected a whole",
    );
  });

  it("refuses options that it does not know", () => {
    expect(() => threads({ threads: 2 } as never)).toThrow("unknown option `threads`");
    expect(() => threads(3 as never)).toThrow("expected an object");
  });
});

describe("under the flags of Node", () => {
  /** Plays a small arena on a thread in a process of its own, and returns what it says. */
  const playedUnder = (...flags: readonly string[]): string =>
    spawnSync(process.execPath, [...flags, "-"], {
      input: `import(${JSON.stringify(smallArena.href)})`,
      encoding: "utf8",
      timeout: 300_000,
    }).stdout.trim();

  it.each([
    "--max-old-space-size=256",
    "--expose-gc",
    "--stack-size=900",
    "--title=caravan",
    "--no-warnings --conditions development",
    "--input-type=module",
    "--input-type commonjs --conditions=development --max-old-space-size=256",
  ])("an arena is played: %s", (flags) => {
    expect(playedUnder(...flags.split(" "))).toBe("played 2");
  });

  it.runIf(process.allowedNodeEnvironmentFlags.has("--experimental-permission"))(
    "an arena whose process may start no thread says so",
    () => {
      expect(playedUnder("--experimental-permission", "--allow-fs-read=*")).toMatch(
        /^ArenaError: worker threads can't be started: /u,
      );
    },
  );

  it("threads get what decides which file a module is, with --input-type too", () => {
    expect(workerFlags(["--import", "a.js", "--expose-gc"])).toBe(undefined);
    const flags = ["-r", "a.js", "--input-type", "module", "--import=b.js", "--expose-gc", "-C"];
    expect(workerFlags(flags)).toEqual(["-r", "a.js", "--import=b.js"]);
  });
});
