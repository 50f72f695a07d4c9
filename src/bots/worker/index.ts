/**
 * A bot that thinks in a worker, as the page sees it: it sends views and gets moves. The search and the games are bundled with the
 * file of the worker, which calls `serveBots` of `caravanserai/bots`, and not with the page.
 *
 * @module caravanserai/bots/worker
 */
export type { Bot, Considered, ThinkOptions, Thought } from "../bot.js";
export type { Signal } from "../platform.js";
export type { Port } from "../workers/port.js";
export { runInWorker, type WorkerBotOptions } from "../workers/run-in-worker.js";
export { ArgumentError, BotError, CaravanseraiError } from "../../kit/errors.js";
