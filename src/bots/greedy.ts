/** The bot that takes what it sees: the best move at first sight, without looking further. */
import type { GameTypes } from "../game.js";
import { checkSeed } from "../kit/check.js";
import type { Bot } from "./bot.js";
import { checkDecides, knowledgeOf } from "./games.js";
import type { BotOptions } from "./random.js";

/**
 * A bot that makes the move with the best position right after it.
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
 * @throws {@link ArgumentError} if the seed is not a seed.
 * @category Bots
 */
export function greedy<Types extends GameTypes = GameTypes>({
  seed = 0,
  name = "greedy",
}: BotOptions = {}): Bot<Types> {
  checkSeed(seed);
  return {
    name,
    // As a promise that rejects, like every bot.
    async think(view) {
      checkDecides(view);
      const move = await Promise.resolve(knowledgeOf<Types>(view).greedyMove(view, seed));
      return { move, considered: [], line: [move], iterations: 0 };
    },
  };
}
