/**
 * Arenas and searches on all cores of a machine, arenas on many machines, bots that are programs in any language, and games and bots by module. For
 * Node only.
 *
 * @module caravanserai/node
 */
export { threads, type ThreadsOptions } from "./threads.js";
export { searchThreads, type SearchThreadsOptions } from "./search-threads.js";
export { redisQueue, type RedisQueueOptions } from "./redis-queue.js";
export { serveQueue, type ServeQueueOptions } from "./serve-queue.js";
export { programBot, type ProgramBot, type ProgramOptions } from "./programs/program-bot.js";
export { type BotSettings, loadBot, loadGame, type MakeBot } from "./modules/load.js";
export type { BotModules } from "./modules/allowed.js";
export type { GameModule } from "../kit/modules/game-module.js";
export type { QueueOptions } from "./redis.js";
export type { ArenaJob, ArenaRunner, ArenaWatch } from "../bots/arena/job.js";
export type { Signal } from "../bots/platform.js";
export type { SearchBotOptions, SearchWorkers } from "../bots/workers/search-workers.js";
export type { Bot, Considered, ThinkOptions, Thought } from "../bots/bot.js";
export {
  ArenaError,
  type ArenaFailure,
  ArgumentError,
  BotError,
  CaravanseraiError,
  ModuleError,
  type ModuleFailure,
} from "../kit/errors.js";
