/** The levels of difficulty, and their bots in whatever game they are given. */
import type { GameTypes } from "../../game.js";
import type { Levels } from "../../kit/engine/knowledge.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import type { Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import { type Budget, searchingBot } from "../search/searching-bot.js";
import { greedyBot } from "./greedy-bot.js";
import type { Chosen } from "./settings.js";

/**
 * The levels of difficulty, weakest first.
 *
 * @example
 * ```ts
 * import { LEVELS } from "caravanserai/bots";
 *
 * LEVELS; // => ["easy", "medium", "hard", "expert"]
 * ```
 *
 * @category Bots
 */
export const LEVELS = /* @__PURE__ */ Object.freeze(["easy", "medium", "hard", "expert"] as const);

/** A level of difficulty. @category Bots */
export type Level = (typeof LEVELS)[number];

/** The time of `expert` in a game that says nothing about it. */
const EXPERT = 500;

/** Returns the budget of a level that searches. */
const budgetOf = (level: Exclude<Level, "easy">, levels: Levels): Budget =>
  level === "expert"
    ? { iterations: Infinity, milliseconds: levels.expert ?? EXPERT }
    : { iterations: levels[level] };

/** Returns the bot of a level. Throws an `ArgumentError` if there is no such level. */
export function levelBot<Types extends GameTypes>(
  name: Level,
  { seed, workers }: Chosen,
  playing: Playing<Types>,
): Bot<Types> {
  if (!LEVELS.includes(name)) {
    throw new ArgumentError(
      "level",
      `expected one of ${LEVELS.map((one) => `"${one}"`).join(", ")}, got ${quoted(name)}`,
    );
  }
  if (name === "easy") return greedyBot({ name, seed }, playing, ({ easy = 0 }) => easy);
  if (workers !== undefined) return workers.bot<Types>({ bot: name, seed });
  return searchingBot({ name, seed, budgetOf: (levels) => budgetOf(name, levels) }, playing);
}
