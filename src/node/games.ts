/** The games of this library by their ids, for jobs that name one. */
import { GAME_IDS, isGameId } from "../games/ids.js";
import { gameModules } from "../games/modules.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { GameModule } from "../kit/modules/game-module.js";

/** Returns the game with this id, or throws an `ArgumentError`. */
export function gameById(id: unknown): GameModule {
  if (isGameId(id)) return gameModules[id];
  const known = GAME_IDS.join(", ");
  throw new ArgumentError(
    "job.game",
    `expected the id of a game (${known}), got ${quoted(id)}; a game of your own is named by its module: threads({ game: "./game.js" })`,
  );
}
