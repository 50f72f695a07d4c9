/** The games of this library by their ids, for jobs that name one. */
import type { Game, GameTypes } from "../game.js";
import { games } from "../games/games.js";
import { GAME_IDS, isGameId } from "../games/ids.js";
import { ArgumentError, quoted } from "../kit/errors.js";

/** Returns the game with this id, or throws an `ArgumentError`. */
export function gameById(id: unknown): Game<GameTypes> {
  if (isGameId(id)) return games[id];
  const known = GAME_IDS.join(", ");
  throw new ArgumentError("job.game", `expected the id of a game (${known}), got ${quoted(id)}`);
}
