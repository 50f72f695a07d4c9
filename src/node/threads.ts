/** An arena on all cores of one machine. */
import { checkJob, checkRun } from "../bots/arena/check-job.js";
import type { ArenaRunner } from "../bots/arena/job.js";
import { untilAborted } from "./abort.js";
import { checkThreads } from "./options.js";
import { openPool } from "./pool.js";

/** The options of {@link threads}. @category Arena */
export interface ThreadsOptions {
  /** The number of worker threads. Default: as many as the machine can run at once. */
  readonly workers?: number;
}

/**
 * Returns a runner that plays the games of an arena in worker threads. The result is the same with any number of threads.
 *
 * @param options - The number of threads.
 *
 * @example
 * ```ts
 * import { arena } from "caravanserai/bots";
 * import { threads } from "caravanserai/node";
 * import * as game from "caravanserai/nomadi";
 *
 * const { games } = await arena<game.Types>({
 *   game,
 *   bots: ["greedy", "random"],
 *   games: 4,
 *   seed: "today",
 *   options: { layout: game.shortCourse },
 *   runner: threads({ workers: 2 }),
 * });
 * games.length; // => 4
 * ```
 *
 * The threads are started for each arena, and ended with it.
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Arena
 */
export function threads(options: ThreadsOptions = {}): ArenaRunner {
  return threadsOf(checkThreads(options));
}

/** Makes the runner of {@link threads}; `filename` is the module that the threads run. */
export const threadsOf = (workers: number, filename?: URL): ArenaRunner => ({
  async run(given, told) {
    // A program may call a runner by itself, with any arguments.
    const { jobs, watch } = checkRun(given, told);
    const { report, signal } = watch;
    signal?.throwIfAborted();
    const pool = await openPool(Math.max(1, Math.min(workers, jobs.length)), filename);
    const waiting = jobs.values();
    let over = false;
    const one = async (): Promise<void> => {
      for (const job of waiting) {
        const game = await pool.play(checkJob(job));
        if (!over) report(game);
      }
    };
    const players = Promise.all(Array.from({ length: pool.size }, one));
    const { aborted, release } = untilAborted(signal);
    try {
      await Promise.race([players, aborted]);
    } finally {
      over = true;
      release();
      await pool.close();
    }
  },
});
