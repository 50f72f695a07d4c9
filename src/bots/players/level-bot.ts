/** The levels of difficulty, and their bots in whatever game they are given. */
import type { GameTypes, Seed } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { checkSeed } from "../../kit/input/check.js";
import type { Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import { searchingBot } from "../search/searching-bot.js";
import { greedyBot } from "./greedy-bot.js";

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
export const LEVELS = /* @__PURE__ */ Object.freeze(["easy", "medium", "hard"] as const);

/** A level of difficulty. @category Bots */
export type Level = (typeof LEVELS)[number];

/** Returns the bot of a level. Throws an `ArgumentError` if there is no such level, or the seed is none. */
export function levelBot<Types extends GameTypes>(
  name: Level,
  given: Seed,
  playing: Playing<Types>,
): Bot<Types> {
  if (!LEVELS.includes(name)) {
    throw new ArgumentError(
      "level",
      `expected one of ${LEVELS.map((one) => `"${one}"`).join(", ")}, got ${quoted(name)}`,
    );
  }
  const seed = checkSeed(given);
  return name === "easy"
    ? greedyBot({ name, seed }, playing, ({ easy = 0 }) => easy)
    : searchingBot(name, seed, (levels) => ({ iterations: levels[name] }), playing);
}
