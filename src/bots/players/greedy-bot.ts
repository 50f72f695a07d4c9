/** The bot that plays the best action by prior, in whatever game it is given. */
import type { GameTypes, Seed } from "../../game.js";
import { type Levels, PLAIN_LEVELS } from "../../kit/engine/knowledge.js";
import { asked, type Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import { greedyAction } from "../search/greedy-action.js";
import { randomFor } from "../seeds.js";

/**
 * Returns a bot that plays the best action by prior. How many points it may misjudge actions by can depend on the levels of the game.
 */
export const greedyBot = <Types extends GameTypes>(
  { seed, name = "greedy" }: { readonly seed: Seed; readonly name?: string | undefined },
  playing: Playing<Types>,
  noiseOf: (levels: Levels) => number = () => 0,
): Bot<Types> => ({
  name,
  // Async, so that errors become rejections, as in every bot.
  async think(given) {
    const { view, seat, botGame } = asked(given, playing);
    const noise = noiseOf(botGame.knowledge.levels ?? PLAIN_LEVELS);
    const action = greedyAction(botGame, view, seat, randomFor(seed, view), noise);
    const move = botGame.rules.moveOf(botGame.positionOf(view), action);
    return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
  },
});
