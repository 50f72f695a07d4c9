/** The bot that plays the best action by prior, without searching. */
import type { GameTypes } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import { checkOptions } from "./options.js";
import { greedyBot } from "./players/greedy-bot.js";
import type { BotOptions } from "./random.js";

/**
 * Makes a bot that plays the move with the highest prior, without searching.
 *
 * @param options - Its name and its seed.
 *
 * @example
 * ```ts
 * import { greedy } from "caravanserai/bots";
 * import { explain, setup, view, type Types } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const { move } = await greedy<Types>().think(view(state, 0));
 * explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if an option makes no sense.
 * @category Bots
 */
export function greedy<Types extends GameTypes = Games[GameId]>(
  options: BotOptions<Types> = {},
): Bot<Types> {
  const { game, knowledge, ...checked } = checkOptions(options, "plain");
  return greedyBot(checked, playingAny(game, knowledge));
}
