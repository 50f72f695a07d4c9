/** The bot that searches, with a budget of your choice. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import type { Bot } from "./bot.js";
import { checkOptions } from "./options.js";
import { searchingBot } from "./search/searching-bot.js";

/** The options of {@link mcts}. @category Bots */
export interface MctsOptions<Types extends GameTypes = GameTypes> {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
  /**
   * Knowledge of the game, instead of its own; `{}` for none. It is made for the positions of this game, and without any the search
   * knows only the rules.
   */
  readonly knowledge?: Knowledge;
  /** The number of iterations for each move. Same seed, same move, on every platform. Default: 2000. */
  readonly iterations?: number;
  /** The time for each move in milliseconds, instead of a number of iterations. */
  readonly milliseconds?: number;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
  /** The name in standings. Default: `mcts:` and its budget. */
  readonly name?: string;
}

/** The default budget. */
const ITERATIONS = 2000;

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
export function mcts<Types extends GameTypes = GameTypes>(
  options: MctsOptions<Types> = {},
): Bot<Types> {
  const { game, knowledge, milliseconds, seed, ...rest } = checkOptions(options, true);
  const iterations = rest.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
  const budget = milliseconds === undefined ? String(iterations) : `${milliseconds}ms`;
  return searchingBot(rest.name ?? `mcts:${budget}`, seed, () => ({ iterations, milliseconds }), {
    game,
    knowledge,
  });
}
