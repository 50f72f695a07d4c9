/** Bots by their names, for command lines, workers and files that can't hold a function. */
import type { GameTypes, Seed } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import type { LevelOptions } from "./level.js";
import { checkNamed } from "./options.js";
import { namedBot } from "./players/named-bot.js";

/**
 * Returns a bot by name: `random`, `greedy`, `easy`, `medium`, `hard`, `expert`, `mcts`, `mcts:500` for a budget of 500 iterations, or
 * `mcts:200ms` for one of 200 milliseconds.
 *
 * @param name - The name of the bot.
 * @param options - The seed of the bot, or an object with the seed, the game and the workers.
 *
 * @example
 * ```ts
 * import { botByName } from "caravanserai/bots";
 *
 * botByName("mcts:500").name; // => "mcts:500"
 * botByName("deep blue"); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if there is no such bot, or an option is not valid.
 * @category Bots
 */
export function botByName<Types extends GameTypes = Games[GameId]>(
  name: string,
  options: Seed | LevelOptions<Types> = 0,
): Bot<Types> {
  const { game, knowledge, ...chosen } = checkNamed(options);
  return namedBot(name, chosen, playingAny(game, knowledge));
}
