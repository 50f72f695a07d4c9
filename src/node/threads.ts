/** An arena on all cores of one machine. */
import { checkAnswer, checkJob, checkRun } from "../bots/arena/check-job.js";
import type { ArenaRunner } from "../bots/arena/job.js";
import { untilAborted } from "./abort.js";
import { type BotModules, checkBotName, type Modules } from "./modules/allowed.js";
import { checkThreads } from "./options.js";
import { openPool } from "./pool.js";

/** The options of {@link threads}. @category Arena */
export interface ThreadsOptions {
  /** The number of worker threads. Default: as many as the machine can run at once. */
  readonly workers?: number;
  /** The module of the game, if it is not one of this library, such as `"./last-water.js"`: each thread imports it. */
  readonly game?: string | URL;
  /** Bots of your own by module: each thread imports them. */
  readonly bots?: BotModules;
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
 * The threads are started for each arena, and ended with it. A game or a bot of your own is code, which can't be sent to a thread: name
 * its module. Paths and packages are looked for from the working directory.
 *
 * ```ts no-run
 * import { arena } from "caravanserai/bots";
 * import { loadGame, threads } from "caravanserai/node";
 *
 * const module = "./last-water.js";
 * const { game } = await loadGame(module);
 * const runner = threads({ game: module, bots: { mine: "./my-bot.js" } });
 * await arena({ game, bots: ["mine", "hard"], games: 100, seed: 1, runner });
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid; {@link ModuleError} if there is no such module.
 * @category Arena
 */
export function threads(options: ThreadsOptions = {}): ArenaRunner {
  const { workers, modules } = checkThreads(options);
  return threadsOf(workers, undefined, modules);
}

/** Makes the runner of {@link threads}; `filename` is the module that the threads run. */
export const threadsOf = (
  workers: number,
  filename?: URL,
  modules: Modules = { game: undefined, bots: {} },
): ArenaRunner => ({
  checkName: (name) => {
    checkBotName(name, modules.bots);
  },
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
        const checked = checkJob(job);
        const game = await pool.play(checked, modules);
        checkAnswer(game, checked);
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
