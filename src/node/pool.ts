/** A pool of worker threads that play games of an arena. */
import { ArenaError } from "../kit/errors.js";
import type { ArenaJob } from "../bots/arena/job.js";
import type { Modules } from "./modules/allowed.js";
import type { Answer, Task } from "./thread.js";
import { workerFlags } from "./worker-flags.js";

/** Threads that play games, each one game at a time. */
export interface Pool {
  readonly size: number;
  /** Plays a game; rejects with an `ArenaError`, or as soon as the signal is aborted. */
  play(job: ArenaJob, modules: Modules, signal?: AbortSignal): Promise<unknown>;
  /** Ends all threads at once. Promises of unfinished games stay pending. */
  close(): Promise<void>;
}

/** Run from source, as in this project's tests, threads need a loader. */
const file = import.meta.url.endsWith(".ts")
  ? new URL("../../tools/source-thread.js", import.meta.url)
  : new URL("./thread.js", import.meta.url);

/** Starts threads. `filename` is the module that they run. Throws an `ArenaError` if Node allows none. */
export async function openPool(size: number, filename = file): Promise<Pool> {
  // An ES module, which CommonJS can only load with `import()`.
  const { Tinypool } = await import("tinypool");
  const execArgv = workerFlags(process.execArgv);
  const start = (): InstanceType<typeof Tinypool> => {
    try {
      return new Tinypool({
        filename: filename.href,
        minThreads: size,
        maxThreads: size,
        ...(execArgv === undefined ? {} : { execArgv }),
      });
    } catch (error) {
      // Such as `--experimental-permission` without `--allow-worker`.
      throw new ArenaError("crashed", `worker threads can't be started: ${messageOf(error)}`);
    }
  };
  const pool = start();
  return {
    size,
    async play(job, modules, signal) {
      const task: Task = { job, modules };
      const answer = await (
        pool.run(task, signal === undefined ? {} : { signal }) as Promise<Answer>
      ).catch((error: unknown) => {
        signal?.throwIfAborted();
        const what = `the worker thread crashed: ${messageOf(error)}`;
        throw new ArenaError("crashed", `${titleOf(job)}: ${what}`);
      });
      if ("game" in answer) return answer.game;
      const { name, message } = answer.failure;
      throw new ArenaError("failed", `${titleOf(job)}: ${name}: ${message}`);
    },
    // Not `pool.destroy`, which throws an uncatchable error if a thread crashes meanwhile.
    close: async () => {
      await Promise.all(pool.threads.map((thread) => thread.terminate()));
    },
  };
}

/** Returns the title of a game, for messages. */
const titleOf = ({ game, number, bots }: ArenaJob): string =>
  `game ${number} of ${game} (${bots.join(", ")})`;

/** Returns the message of anything that was thrown. */
const messageOf = (error: unknown): string => {
  const { message = String(error) } = error as Partial<Error>;
  return message;
};
