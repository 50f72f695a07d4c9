/** Bots by their names, for command lines, workers and files that can't hold a function. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import { checkPlayed } from "./options.js";
import { namedBot } from "./players/named-bot.js";

/**
 * Returns a bot by name: `random`, `greedy`, `easy`, `medium`, `hard`, `mcts`, `mcts:500` for a budget of 500 iterations, or
 * `mcts:200ms` for one of 200 milliseconds.
 *
 * @param name - The name of the bot.
 * @param seed - The seed of the bot.
 *
 * @example
 * ```ts
 * import { botByName } from "caravanserai/bots";
 *
 * botByName("mcts:500").name; // => "mcts:500"
 * botByName("deep blue"); // throws ArgumentError
 * ```
 *
 * @param game - The game, if it is not one of this library.
 * @param knowledge - Knowledge of the game, instead of its own.
 * @throws {@link ArgumentError} if there is no such bot.
 * @category Bots
 */
export function botByName<Types extends GameTypes = Games[GameId]>(
  name: string,
  seed: Seed = 0,
  game?: Game<Types>,
  knowledge?: Knowledge,
): Bot<Types> {
  checkPlayed(game, knowledge);
  return namedBot(name, seed, playingAny(game, knowledge));
}
