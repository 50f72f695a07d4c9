/**
 * Every game as a game of boardgame.io, for its client, its server and its bots.
 *
 * @module caravanserai/boardgame-io
 */
export {
  type BoardgameIoGuardOptions,
  type BoardgameIoHosted,
  type BoardgameIoServer,
  guardServer,
} from "./guard/guard-server.js";
export { type BoardgameIoBot, type BoardgameIoThinker, toBoardgameIoBot } from "./bot.js";
export type { GameWithFacts, WithAbout } from "./settings.js";
export { toBoardgameIo } from "./to-boardgame-io.js";
export type {
  BoardgameIoAction,
  BoardgameIoCall,
  BoardgameIoContext,
  BoardgameIoGame,
  BoardgameIoMove,
  BoardgameIoOptions,
  BoardgameIoResult,
  BoardgameIoSecret,
  BoardgameIoSetup,
  BoardgameIoMatchState,
} from "./types.js";
export { ArgumentError, CaravanseraiError, SetupError } from "../kit/errors.js";
