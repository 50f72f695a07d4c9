/** The games of this library by their ids, for jobs that name one. */
import { desertSons } from "../desert-sons/game.js";
import type { Game, GameTypes } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { nomadi } from "../nomadi/game.js";
import { throughTheDesert } from "../through-the-desert/game.js";

const games: ReadonlyMap<unknown, Game<GameTypes>> = new Map<unknown, Game<GameTypes>>([
  ["through-the-desert", throughTheDesert],
  ["nomadi", nomadi],
  ["desert-sons", desertSons],
]);

/** The game with this id, or an `ArgumentError`. */
export function gameById(id: unknown): Game<GameTypes> {
  const game = games.get(id);
  if (game !== undefined) return game;
  const known = [...games.keys()].join(", ");
  throw new ArgumentError("job.game", `expected the id of a game (${known}), got ${quoted(id)}`);
}
