/** Bots by level of difficulty. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import { checkNamed } from "./options.js";
import { type Level, levelBot } from "./players/level-bot.js";
import type { LevelSettings } from "./players/settings.js";

/** The options of {@link level} and {@link botByName}. @category Bots */
export interface LevelOptions<Types extends GameTypes = GameTypes> extends LevelSettings {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
}

/**
 * Makes an opponent for a front-end. The moves of `easy`, `medium` and `hard` depend on the view and on the seed only, never on the speed
 * of the machine. `expert` thinks for half a second: give it `workers`, and it thinks on all cores.
 *
 * @param name - The level.
 * @param options - The seed of the bot, or an object with the seed, the game and the workers.
 *
 * @example
 * ```ts
 * import { level } from "caravanserai/bots";
 *
 * level("hard").name; // => "hard"
 * level("hard", 7).name; // => "hard"
 * level("expert", { seed: 7 }).name; // => "expert"
 * level("impossible" as "hard"); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if there is no such level, or an option is not valid.
 * @category Bots
 */
export function level<Types extends GameTypes = Games[GameId]>(
  name: Level,
  options: Seed | LevelOptions<Types> = 0,
): Bot<Types> {
  const { game, knowledge, ...chosen } = checkNamed(options);
  return levelBot(name, chosen, playingAny(game, knowledge));
}
