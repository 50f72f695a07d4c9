/** Bots by their names, for command lines, workers and files that can't hold a function. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { level, LEVELS, type Level } from "./level.js";
import { mcts } from "./mcts.js";
import { random } from "./random.js";

/** `mcts`, `mcts:500` for iterations, `mcts:200ms` for milliseconds. */
const MCTS = /^mcts(?::(?<amount>[1-9][0-9]{0,8})(?<unit>ms)?)?$/u;

/**
 * Returns a bot by name: `random`, `greedy`, `easy`, `medium`, `hard`, `mcts`, `mcts:500` for a budget of 500 iterations, or
 * `mcts:200ms` for one of 200 milliseconds.
 *
 * @param name - The name of the bot.
 * @param seed - The seed of the bot.
 *
 * @example
 * ```ts
 * import { botByName } from "caravanserai/bots";
 *
 * botByName("mcts:500").name; // => "mcts:500"
 * botByName("deep blue"); // throws ArgumentError
 * ```
 *
 * @param game - The game, if it is not one of this library.
 * @param knowledge - Knowledge of the game, instead of its own.
 * @throws {@link ArgumentError} if there is no such bot.
 * @category Bots
 */
export function botByName<Types extends GameTypes = GameTypes>(
  name: string,
  seed: Seed = 0,
  game?: Game<Types>,
  knowledge?: Knowledge,
): Bot<Types> {
  const own = {
    seed,
    ...(game === undefined ? {} : { game }),
    ...(knowledge === undefined ? {} : { knowledge }),
  };
  if (name === "random") return random(own);
  if (name === "greedy") return greedy(own);
  if (LEVELS.includes(name as Level)) return level(name as Level, seed, game, knowledge);
  const budget = typeof name === "string" ? MCTS.exec(name)?.groups : undefined;
  if (budget === undefined) {
    const known = ["random", "greedy", ...LEVELS, "mcts", "mcts:500", "mcts:200ms"].join(", ");
    throw new ArgumentError("bot", `unknown bot ${quoted(name)}; known are ${known}`);
  }
  // A group that matched nothing is `undefined`, contrary to its type.
  const { amount, unit } = budget as Partial<typeof budget>;
  if (amount === undefined) return mcts({ ...own, name });
  return mcts({
    ...own,
    name,
    ...(unit === "ms" ? { milliseconds: Number(amount) } : { iterations: Number(amount) }),
  });
}
