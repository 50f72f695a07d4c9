/**
 * Bots that think in a worker, or on several together, as the page sees them: they send views and get moves. The search and the games are bundled with the
 * file of the worker, which calls `serveBots` of `caravanserai/bots`, and not with the page.
 *
 * @module caravanserai/bots/worker
 */
export type { Bot, Considered, ThinkOptions, Thought } from "../bot.js";
export type { Signal } from "../platform.js";
export type { SearchWorker } from "../workers/connection.js";
export type { Port } from "../workers/port.js";
export {
  type SearchBotOptions,
  type SearchWorkers,
  searchWorkers,
  type SearchWorkersOptions,
} from "../workers/search-workers.js";
export { runInWorker, type WorkerBotOptions } from "../workers/run-in-worker.js";
export { ArgumentError, BotError, CaravanseraiError } from "../../kit/errors.js";
