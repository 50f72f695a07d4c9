/** The bot that plays the best action by prior, without searching. */
import type { GameTypes, Seed } from "../game.js";
import { type Levels, PLAIN_LEVELS } from "../kit/engine/knowledge.js";
import type { Bot } from "./bot.js";
import { asked, type Playing } from "./games.js";
import { checkOptions } from "./options.js";
import type { BotOptions } from "./random.js";
import { greedyAction } from "./search/greedy-action.js";
import { randomFor } from "./seeds.js";

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
export function greedy<Types extends GameTypes = GameTypes>(
  options: BotOptions<Types> = {},
): Bot<Types> {
  const { seed, name = "greedy", ...playing } = checkOptions(options, false);
  return greedyBot(name, seed, () => 0, playing);
}

/** A bot that plays the best action by prior. How many points it may misjudge actions by can depend on the levels of the game. */
export function greedyBot<Types extends GameTypes>(
  name: string,
  seed: Seed,
  noiseOf: (levels: Levels) => number,
  playing: Playing<Types>,
): Bot<Types> {
  return {
    name,
    // Async, so that errors become rejections, as in every bot.
    async think(given) {
      const { view, seat, botGame } = asked(given, playing);
      const noise = noiseOf(botGame.knowledge.levels ?? PLAIN_LEVELS);
      const action = greedyAction(botGame, view, seat, randomFor(seed, view), noise);
      const move = botGame.rules.moveOf(botGame.positionOf(view), action);
      return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
    },
  };
}
