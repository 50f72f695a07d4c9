/** A pool of worker threads that play games of an arena. */
import { ArenaError } from "../kit/errors.js";
import type { ArenaJob } from "../bots/arena/job.js";
import type { Answer } from "./thread.js";

/** Threads that play games, each one game at a time. */
export interface Pool {
  readonly size: number;
  /** Plays a game; rejects with an `ArenaError`, or as soon as the signal is aborted. */
  play(job: ArenaJob, signal?: AbortSignal): Promise<unknown>;
  /** Ends all threads at once. Promises of unfinished games stay pending. */
  close(): Promise<void>;
}

/** Run from source, as in this project's tests, threads run TypeScript. */
const isSource = import.meta.url.endsWith(".ts");
const file = new URL(isSource ? "./thread.ts" : "./thread.js", import.meta.url);
const loader = isSource
  ? ["--import", new URL("../../tools/source-threads.js", import.meta.url).href]
  : [];

/** Starts threads. `filename` is the module that they run. */
export async function openPool(size: number, filename = file): Promise<Pool> {
  // An ES module, which CommonJS can only load with `import()`.
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    filename: filename.href,
    minThreads: size,
    maxThreads: size,
    execArgv: [...process.execArgv, ...loader],
  });
  return {
    size,
    async play(job, signal) {
      const answer = await (
        pool.run(job, signal === undefined ? {} : { signal }) as Promise<Answer>
      ).catch((error: unknown) => {
        signal?.throwIfAborted();
        const { message = String(error) } = error as Partial<Error>;
        throw new ArenaError("crashed", `${titleOf(job)}: the worker thread crashed: ${message}`);
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
