/** Bots by level of difficulty. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import { checkPlayed } from "./options.js";
import { type Level, levelBot } from "./players/level-bot.js";

/**
 * Makes an opponent for a front-end. Its moves depend on its view and on the seed only, never on the speed of the machine.
 *
 * @param name - The level.
 * @param seed - The seed of the bot.
 *
 * @example
 * ```ts
 * import { level } from "caravanserai/bots";
 *
 * level("hard").name; // => "hard"
 * level("impossible" as "hard"); // throws ArgumentError
 * ```
 *
 * @param game - The game, if it is not one of this library.
 * @param knowledge - Knowledge of the game, instead of its own.
 * @throws {@link ArgumentError} if there is no such level, or the game or the knowledge is none.
 * @category Bots
 */
export function level<Types extends GameTypes = Games[GameId]>(
  name: Level,
  seed: Seed = 0,
  game?: Game<Types>,
  knowledge?: Knowledge,
): Bot<Types> {
  checkPlayed(game, knowledge);
  return levelBot(name, seed, playingAny(game, knowledge));
}
