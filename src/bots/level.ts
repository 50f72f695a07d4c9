/** Opponents by how strong a person wants them. */
import type { GameTypes, Seed } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Bot } from "./bot.js";
import { greedy } from "./greedy.js";
import { mcts } from "./mcts.js";

/**
 * How strong an opponent is, the weakest first.
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

/** How strong an opponent is. @category Bots */
export type Level = (typeof LEVELS)[number];

/** How many games the searching levels play in their minds for a move. */
const ITERATIONS = { medium: 120, hard: 3000 } as const;

/**
 * An opponent for a front-end. Its moves depend on what it sees and on the seed only, never on the speed of the machine.
 *
 * @example
 * ```ts
 * import { level } from "caravanserai/bots";
 *
 * level("hard").name; // => "hard"
 * level("impossible" as "hard"); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if there is no such level.
 * @category Bots
 */
export function level<Types extends GameTypes = GameTypes>(
  name: Level,
  seed: Seed = 0,
): Bot<Types> {
  switch (name) {
    case "easy":
      return greedy<Types>({ name, seed });
    case "medium":
    case "hard":
      return mcts<Types>({ name, seed, iterations: ITERATIONS[name] });
    default:
      throw new ArgumentError(
        "level",
        `expected one of ${LEVELS.map((one) => `"${one}"`).join(", ")}, got ${quoted(name)}`,
      );
  }
}
