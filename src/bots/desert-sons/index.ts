/**
 * Bots for Desert Sons alone: what a page bundles that has no other game. They play as those of `caravanserai/bots` do.
 *
 * @module caravanserai/bots/desert-sons
 */
import type { Seed } from "../../game.js";
import { botGame } from "../../desert-sons/bots/bot-game.js";
import type { Types } from "../../desert-sons/model/types.js";
import type { Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import { checkNamedOfOne, checkSettings } from "../options.js";
import { greedyBot } from "../players/greedy-bot.js";
import { type Level, levelBot } from "../players/level-bot.js";
import { mctsBot } from "../players/mcts-bot.js";
import { namedBot } from "../players/named-bot.js";
import { randomBot } from "../players/random-bot.js";
import type { BotSettings, LevelSettings, MctsSettings } from "../players/settings.js";

export type { Bot, Considered, ThinkOptions, Thought } from "../bot.js";
export type { Signal } from "../platform.js";
export { type Level, LEVELS } from "../players/level-bot.js";
export type { BotSettings, LevelSettings, MctsSettings } from "../players/settings.js";
export type { SearchBotOptions, SearchWorkers } from "../workers/search-workers.js";
export { ArgumentError, CaravanseraiError, LoadError } from "../../kit/errors.js";

/** The game, which refuses views of others. */
const find: Playing<Types>["find"] = () => botGame;

/**
 * Makes an opponent for a front-end. The moves of `easy`, `medium` and `hard` depend on the view and on the seed only, never on the speed
 * of the machine. `expert` thinks for half a second: give it `workers`, and it thinks on all cores.
 *
 * @param name - The level.
 * @param options - The seed of the bot, or an object with the seed and the workers.
 *
 * @example
 * ```ts
 * import { level } from "caravanserai/bots/desert-sons";
 * import { explain, setup, view } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const { move } = await level("easy").think(view(state, 0));
 * explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if there is no such level, or an option is not valid.
 * @category Bots
 */
export function level(name: Level, options: Seed | LevelSettings = 0): Bot<Types> {
  const { knowledge, ...chosen } = checkNamedOfOne(options);
  return levelBot(name, chosen, { find, knowledge });
}

/**
 * Makes a bot that searches: Monte Carlo tree search, which knows no more than its seat does.
 *
 * @param options - The budget, the name and the seed.
 *
 * @example
 * ```ts
 * import { mcts } from "caravanserai/bots/desert-sons";
 * import { explain, setup, view } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const { move } = await mcts({ iterations: 20 }).think(view(state, 0));
 * explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Bots
 */
export function mcts(options: MctsSettings = {}): Bot<Types> {
  const { knowledge, ...checked } = checkSettings(options, "search");
  return mctsBot(checked, { find, knowledge });
}

/**
 * Makes a bot that plays the move with the highest prior, without searching.
 *
 * @param options - Its name and its seed.
 *
 * @example
 * ```ts
 * import { greedy } from "caravanserai/bots/desert-sons";
 * import { explain, setup, view } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const { move } = await greedy().think(view(state, 0));
 * explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Bots
 */
export function greedy(options: BotSettings = {}): Bot<Types> {
  const { knowledge, ...checked } = checkSettings(options, "plain");
  return greedyBot(checked, { find, knowledge });
}

/**
 * Makes a bot that plays any legal move, all equally likely.
 *
 * @param options - Its name and its seed.
 *
 * @example
 * ```ts
 * import { random } from "caravanserai/bots/desert-sons";
 * import { explain, setup, view } from "caravanserai/desert-sons";
 *
 * const state = setup({ players: 2, seed: 1 });
 * const { move } = await random({ seed: "dice" }).think(view(state, 0));
 * explain(state, move); // => undefined
 * ```
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Bots
 */
export function random(options: BotSettings = {}): Bot<Types> {
  return randomBot(checkSettings(options, "plain"), { find });
}

/**
 * Returns a bot by name: `random`, `greedy`, `easy`, `medium`, `hard`, `expert`, `mcts`, `mcts:500` or `mcts:200ms`.
 *
 * @param name - The name of the bot.
 * @param options - The seed of the bot, or an object with the seed and the workers.
 *
 * @example
 * ```ts
 * import { botByName } from "caravanserai/bots/desert-sons";
 *
 * botByName("mcts:500").name; // => "mcts:500"
 * botByName("deep blue"); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if there is no such bot, or an option is not valid.
 * @category Bots
 */
export function botByName(name: string, options: Seed | LevelSettings = 0): Bot<Types> {
  const { knowledge, ...chosen } = checkNamedOfOne(options);
  return namedBot(name, chosen, { find, knowledge });
}
