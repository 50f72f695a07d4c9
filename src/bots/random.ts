/** The bot that knows nothing: any legal move is as good as any other. */
import type { Game, GameTypes, Seed } from "../game.js";
import type { Bot } from "./bot.js";
import { asked } from "./games.js";
import { checkOptions } from "./options.js";
import { randomFor } from "./seeds.js";

/** What {@link random} and {@link greedy} take. @category Bots */
export interface BotOptions<Types extends GameTypes = GameTypes> {
  /** The game, if it is not one of this library. */
  readonly game?: Game<Types>;
  /** The seed of its choices. Default: 0. */
  readonly seed?: Seed;
  /** Its name in tables of results. */
  readonly name?: string;
}

/**
 * A bot that makes any legal move, all equally likely.
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
 * @throws {@link ArgumentError} if an option makes no sense.
 * @category Bots
 */
export function random<Types extends GameTypes = GameTypes>(
  options: BotOptions<Types> = {},
): Bot<Types> {
  const { game, seed, name = "random" } = checkOptions(options, false);
  return {
    name,
    // As a promise that rejects, like every bot.
    async think(given) {
      const { view, knowledge } = asked(given, game);
      const mind = knowledge.mindOf(view);
      const decisions: number[] = [];
      const count = mind.list(decisions);
      const move = mind.moveOf(decisions[randomFor(seed, view).below(count)]);
      return Promise.resolve({ move, considered: [], line: [move], iterations: 0 });
    },
  };
}
