/** The bot that searches, with a budget of one's own. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { Bot } from "./bot.js";
import { checkOptions } from "./options.js";
import { searcher } from "./search/searcher.js";

/** How long and how {@link mcts} thinks. @category Bots */
export interface MctsOptions<Types extends GameTypes = GameTypes> {
  /** The game, if it is not one of this library. Nothing is known about it then but its rules. */
  readonly game?: Game<Types>;
  /** How many games it plays in its mind for a move. Same seed, same move, on every platform. Default: 2000. */
  readonly iterations?: number;
  /** How many milliseconds it thinks about a move, instead of a number of games. */
  readonly milliseconds?: number;
  /** The seed of its thoughts. Default: 0. */
  readonly seed?: Seed;
  /** Its name in tables of results. Default: `mcts:` and its budget. */
  readonly name?: string;
}

/** The budget of a bot that is given none. */
const ITERATIONS = 2000;

/**
 * A bot that searches: Monte Carlo tree search. In each of its games it draws the hidden information and the chance to come
 * anew, so it knows no more than its seat does. The most promising moves are compared in games with the same chance.
 *
 * @param options - How long it thinks, its name and its seed.
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
 * @throws {@link ArgumentError} if an option makes no sense.
 * @category Bots
 */
export function mcts<Types extends GameTypes = GameTypes>(
  options: MctsOptions<Types> = {},
): Bot<Types> {
  const { game, milliseconds, seed, ...rest } = checkOptions(options, true);
  const iterations = rest.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
  const budget = milliseconds === undefined ? String(iterations) : `${milliseconds}ms`;
  return searcher(rest.name ?? `mcts:${budget}`, seed, () => ({ iterations, milliseconds }), game);
}
