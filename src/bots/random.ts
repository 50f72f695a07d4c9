/** The bot that plays random legal moves. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { movesIn } from "../kit/engine/rules.js";
import type { Bot } from "./bot.js";
import { asked } from "./games.js";
import { checkOptions } from "./options.js";
import { randomFor } from "./seeds.js";

/** The options of {@link random} and {@link greedy}. @category Bots */
export interface BotOptions<Types extends GameTypes = GameTypes> {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
  /** Knowledge of the game, instead of its own; `{}` for none. It is made for the positions of this game. */
  readonly knowledge?: Knowledge;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
  /** The name in standings. */
  readonly name?: string;
}

/**
 * Makes a bot that plays any legal move, all equally likely.
 *
 * @param options - Its name and its seed.
 *
 * @example
 * ```ts
 * import { random } from "caravanserai/bots";
 * import { explain, setup, view, type Types } from "caravanserai/nomadi";
 *
 * const state = setup({ players: 3, seed: 1 });
 * const { move } = await random<Types>({ seed: "dice" }).think(view(state, 0));
 * explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Bots
 */
export function random<Types extends GameTypes = GameTypes>(
  options: BotOptions<Types> = {},
): Bot<Types> {
  const { game, seed, name = "random" } = checkOptions(options, false);
  return {
    name,
    // Async, so that errors become rejections, as in every bot.
    async think(given) {
      const { view, botGame } = asked(given, { game });
      const position = botGame.positionOf(view);
      const moves = movesIn(botGame.rules, position);
      const move = moves[randomFor(seed, view).below(moves.length)];
      return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
    },
  };
}
