/** The bot that searches, with a budget of your choice. */
import type { Game, GameTypes } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import { checkOptions } from "./options.js";
import { mctsBot } from "./players/mcts-bot.js";
import type { MctsSettings } from "./players/settings.js";

/** The options of {@link mcts}. @category Bots */
export interface MctsOptions<Types extends GameTypes = GameTypes> extends MctsSettings {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
}

/**
 * Makes a bot that searches: Monte Carlo tree search. Each iteration samples the hidden information and future chance anew, so
 * the bot knows no more than its seat does. The most promising moves are compared with the same random numbers.
 *
 * @param options - The budget, the name and the seed.
 *
 * @example
 * ```ts
 * import { mcts } from "caravanserai/bots";
 * import { explain, setup, view, type Types } from "caravanserai/through-the-desert";
 *
 * const bot = mcts<Types>({ iterations: 50, seed: "thinker" });
 * const state = setup({ players: 2, seed: 1 });
 * const { move, considered } = await bot.think(view(state, 0));
 * explain(state, move); // => undefined
 * considered[0]?.move === move; // => true
 * mcts({ iterations: 0 }); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Bots
 */
export function mcts<Types extends GameTypes = Games[GameId]>(
  options: MctsOptions<Types> = {},
): Bot<Types> {
  const { game, knowledge, ...checked } = checkOptions(options, "search");
  return mctsBot(checked, playingAny(game, knowledge));
}
