/** Worker threads that search together, on all cores of one machine. */
import { Worker } from "node:worker_threads";
import { Pool, type SearchWorkers } from "../bots/workers/search-workers.js";
import { checkSearchThreads } from "./options.js";
import type { SearchThreadData } from "./search-thread.js";
import { workerFlags } from "./worker-flags.js";

/** The options of {@link searchThreads}. @category Search */
export interface SearchThreadsOptions {
  /** The number of worker threads. Default: as many as the machine can run at once. */
  readonly workers?: number;
  /** The module of the game, if it is not one of this library, such as `"./last-water.js"`: each thread imports it. */
  readonly game?: string | URL;
}

/** Run from source, as in this project's tests, threads need a loader. */
const file = import.meta.url.endsWith(".ts")
  ? new URL("../../tools/source-search-thread.js", import.meta.url)
  : new URL("./search-thread.js", import.meta.url);

/**
 * Returns worker threads that search together: for `mcts({ workers })` and `level("expert", { workers })`.
 *
 * @param options - The number of threads, and the module of a game of your own.
 *
 * @example
 * ```ts
 * import { mcts } from "caravanserai/bots";
 * import { searchThreads } from "caravanserai/node";
 * import { explain, setup, view, type Types } from "caravanserai/through-the-desert";
 *
 * const workers = searchThreads({ workers: 2 });
 * const bot = mcts<Types>({ iterations: 400, seed: "both", workers });
 * const state = setup({ players: 2, seed: 1 });
 * const { move, iterations } = await bot.think(view(state, 0));
 * explain(state, move); // => undefined
 * iterations; // => 400
 * await workers.close();
 * ```
 *
 * The threads start when a bot thinks for the first time. Between searches they do not keep the program alive, so a program that forgets
 * `close` still ends.
 *
 * @throws {@link ArgumentError} if an option is not valid; {@link ModuleError} if there is no such module.
 * @category Search
 */
export function searchThreads(options: SearchThreadsOptions = {}): SearchWorkers {
  const { workers, game } = checkSearchThreads(options);
  return searchThreadsOf(workers, file, game);
}

/** Makes the threads of {@link searchThreads}; `filename` is the module that they run. */
export function searchThreadsOf(workers: number, filename: URL, game?: string): SearchWorkers {
  const execArgv = workerFlags(process.execArgv);
  const data: SearchThreadData = { game };
  const start = (): Worker =>
    new Worker(filename, { workerData: data, ...(execArgv === undefined ? {} : { execArgv }) });
  return new Pool(start, workers);
}
