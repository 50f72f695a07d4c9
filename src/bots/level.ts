/** Bots by level of difficulty. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { checkSeed } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Bot } from "./bot.js";
import { greedyBot } from "./greedy.js";
import { checkPlaying } from "./options.js";
import { searchingBot } from "./search/searching-bot.js";

/**
 * The levels of difficulty, weakest first.
 *
 * @example
 * ```ts
 * import { LEVELS } from "caravanserai/bots";
 *
 * LEVELS; // => ["easy", "medium", "hard"]
 * ```
 *
 * @category Bots
 */
export const LEVELS = Object.freeze(["easy", "medium", "hard"] as const);

/** A level of difficulty. @category Bots */
export type Level = (typeof LEVELS)[number];

/**
 * Makes an opponent for a front-end. Its moves depend on its view and on the seed only, never on the speed of the machine.
 *
 * @param name - The level.
 * @param seed - The seed of the bot.
 *
 * @example
 * ```ts
 * import { level } from "caravanserai/bots";
 *
 * level("hard").name; // => "hard"
 * level("impossible" as "hard"); // throws ArgumentError
 * ```
 *
 * @param game - The game, if it is not one of this library.
 * @param knowledge - Knowledge of the game, instead of its own.
 * @throws {@link ArgumentError} if there is no such level, or the game or the knowledge is none.
 * @category Bots
 */
export function level<Types extends GameTypes = GameTypes>(
  name: Level,
  seed: Seed = 0,
  game?: Game<Types>,
  knowledge?: Knowledge,
): Bot<Types> {
  const playing = { game, knowledge };
  checkPlaying(playing);
  switch (name) {
    case "easy":
      return greedyBot(name, checkSeed(seed), ({ easy = 0 }) => easy, playing);
    case "medium":
    case "hard":
      return searchingBot(
        name,
        checkSeed(seed),
        (levels) => ({ iterations: levels[name] }),
        playing,
      );
    default:
      throw new ArgumentError(
        "level",
        `expected one of ${LEVELS.map((one) => `"${one}"`).join(", ")}, got ${quoted(name)}`,
      );
  }
}
