/**
 * Arenas on all cores of a machine and on many machines, and bots that are programs in any language. For Node only.
 *
 * @module caravanserai/node
 */
export { threads, type ThreadsOptions } from "./threads.js";
export { redisQueue } from "./redis-queue.js";
export { serveQueue, type ServeQueueOptions } from "./serve-queue.js";
export { programBot, type ProgramBot, type ProgramOptions } from "./programs/program-bot.js";
export type { QueueOptions } from "./redis.js";
export type { ArenaJob, ArenaRunner, ArenaWatch } from "../bots/arena/job.js";
export type { Signal } from "../bots/platform.js";
export type { Bot, Considered, ThinkOptions, Thought } from "../bots/bot.js";
export {
  ArenaError,
  type ArenaFailure,
  ArgumentError,
  BotError,
  CaravanseraiError,
} from "../kit/errors.js";
