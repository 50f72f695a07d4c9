/** The bot that takes what it sees: the best move at first sight, without looking further. */
import type { GameTypes } from "../game.js";
import type { Bot } from "./bot.js";
import { asked } from "./games.js";
import { checkOptions } from "./options.js";
import type { BotOptions } from "./random.js";

/**
 * A bot that makes the move with the best position right after it.
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
export function greedy<Types extends GameTypes = GameTypes>(
  options: BotOptions<Types> = {},
): Bot<Types> {
  const { game, seed, name = "greedy" } = checkOptions(options, false);
  return {
    name,
    // As a promise that rejects, like every bot.
    async think(given) {
      const { view, knowledge } = asked(given, game);
      const move = knowledge.greedyMove(view, seed);
      return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
    },
  };
}
