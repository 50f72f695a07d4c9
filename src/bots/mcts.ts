/** The bot that searches: it plays many games in its mind, more of those that go well, and makes the move it came back to most. */
import type { GameTypes, Seed } from "../game.js";
import type { Bot, ThinkOptions } from "./bot.js";
import { asked } from "./games.js";
import { checkOptions } from "./options.js";
import { breath, now } from "./platform.js";
import { Search } from "./search.js";
import { randomFor } from "./seeds.js";

/** How long and how {@link mcts} thinks. @category Bots */
export interface MctsOptions {
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
/** How many milliseconds a bot thinks before it lets others run. */
const SLICE = 12;
/** How many games are played between two looks at the clock. */
const ROUND = 16;

/**
 * A bot that searches: Monte Carlo tree search. In each of its games it draws the hidden information and the chance to come
 * anew, so it knows no more than its seat does.
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
 * considered[0].move === move; // => true
 * mcts({ iterations: 0 }); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if an option makes no sense.
 * @category Bots
 */
export function mcts<Types extends GameTypes = GameTypes>(options: MctsOptions = {}): Bot<Types> {
  const { milliseconds, seed, ...rest } = checkOptions(options, true);
  const iterations = rest.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
  const budget = milliseconds === undefined ? String(iterations) : `${milliseconds}ms`;
  return {
    name: rest.name ?? `mcts:${budget}`,
    async think(given, { signal, onProgress }: ThinkOptions<Types["move"]> = {}) {
      signal?.throwIfAborted();
      const { view, seat, knowledge } = asked<Types>(given);
      const search = new Search<Types["move"]>(
        knowledge.mindOf(view),
        seat,
        randomFor(seed, view),
        knowledge.weights,
      );
      const end = milliseconds === undefined ? Infinity : now() + milliseconds;
      let pause = now() + SLICE;
      while (search.iterations < iterations && !search.isForced) {
        const round = Math.min(ROUND, iterations - search.iterations);
        for (let game = 0; game < round; game++) search.iterate();
        const time = now();
        if (time >= end) break;
        if (time < pause) continue;
        onProgress?.(search.thought());
        await breath();
        signal?.throwIfAborted();
        pause = now() + SLICE;
      }
      return search.thought();
    },
  };
}
