/** The bot that plays random legal moves, in whatever game it is given. */
import type { GameTypes, Seed } from "../../game.js";
import { movesIn } from "../../kit/engine/rules.js";
import { asked, type Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import { randomFor } from "../seeds.js";

/** Returns a bot that plays any legal move, all equally likely. */
export const randomBot = <Types extends GameTypes>(
  { seed, name = "random" }: { readonly seed: Seed; readonly name?: string | undefined },
  { find }: Playing<Types>,
): Bot<Types> => ({
  name,
  // Async, so that errors become rejections, as in every bot.
  async think(given) {
    const { view, botGame } = asked(given, { find });
    const position = botGame.positionOf(view);
    const moves = movesIn(botGame.rules, position);
    const move = moves[randomFor(seed, view).below(moves.length)];
    return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
  },
});
