/** The bot that plays random legal moves. */
import type { Game, GameTypes } from "../game.js";
import type { GameId } from "../games/ids.js";
import type { Games } from "../games/types.js";
import type { Bot } from "./bot.js";
import { playingAny } from "./games.js";
import { checkOptions } from "./options.js";
import { randomBot } from "./players/random-bot.js";
import type { BotSettings } from "./players/settings.js";

/** The options of {@link random} and {@link greedy}. @category Bots */
export interface BotOptions<Types extends GameTypes = GameTypes> extends BotSettings {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
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
export function random<Types extends GameTypes = Games[GameId]>(
  options: BotOptions<Types> = {},
): Bot<Types> {
  const { game, knowledge, ...checked } = checkOptions(options, "plain");
  return randomBot(checked, playingAny(game, knowledge));
}
