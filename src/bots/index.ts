/**
 * Bots for every game: from a random player to a search.
 *
 * @module caravanserai/bots
 */
export type { Bot, Considered, ThinkOptions, Thought } from "./bot.js";
export { greedy } from "./greedy.js";
export { mcts, type MctsOptions } from "./mcts.js";
export type { Signal } from "./platform.js";
export { type BotOptions, random } from "./random.js";
export { level, type LevelOptions } from "./level.js";
export { type Level, LEVELS } from "./players/level-bot.js";
export type { BotSettings, LevelSettings, MctsSettings } from "./players/settings.js";
export { arena, type ArenaOptions, type ArenaResult } from "./arena/arena.js";
export {
  type ArenaJob,
  type ArenaRunner,
  type ArenaWatch,
  type PlayedGame,
  playJob,
  type PlayJobOptions,
} from "./arena/job.js";
export type { Forfeit, Outcome, Standing } from "./arena/standings.js";
export { standings } from "./arena/standings-of-games.js";
export type { Decision } from "./arena/sequential-test.js";
export { sprt, type SprtOptions, type SprtResult, type SprtState } from "./arena/sprt.js";
export { analyse } from "./analysis/analyse.js";
export type {
  AnalysedDecision,
  AnalysedMove,
  AnalysedPlay,
  AnalysedSeat,
  Analysis,
} from "./analysis/analysis.js";
export type { AnalyseOptions } from "./analysis/options.js";
export { botByName } from "./by-name.js";
export type { SearchWorker } from "./workers/connection.js";
export type { Port } from "./workers/port.js";
export {
  type SearchBotOptions,
  type SearchWorkers,
  searchWorkers,
  type SearchWorkersOptions,
} from "./workers/search-workers.js";
export { runInWorker, type WorkerBotOptions } from "./workers/run-in-worker.js";
export { serveBots, type ServeBotsOptions } from "./workers/serve-bots.js";
export {
  ArenaError,
  type ArenaFailure,
  ArgumentError,
  BotError,
  CaravanseraiError,
  IllegalMoveError,
  LoadError,
  SetupError,
} from "../kit/errors.js";
