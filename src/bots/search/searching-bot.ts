/** A bot that searches until its budget is used up, and makes the move that the search visited most. */
import type { GameTypes, Seed } from "../../game.js";
import { type Levels, PLAIN_LEVELS } from "../../kit/engine/knowledge.js";
import { asked, type Playing } from "../asked.js";
import type { Bot, ThinkOptions } from "../bot.js";
import { checkThinking } from "../options.js";
import { breath, now } from "../platform.js";
import { randomFor } from "../seeds.js";
import { Search } from "./search.js";

/** The budget of a search, which ends when one of the two is used up. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number | undefined;
}

/** The milliseconds that a bot searches before it yields to other tasks. */
const SLICE = 12;
/** The number of iterations between two checks of the clock. */
const ROUND = 16;

/** Returns a bot that searches. Its budget may depend on the game, which is known only when the bot is asked for a move. */
export function searchingBot<Types extends GameTypes>(
  name: string,
  seed: Seed,
  budgetOf: (levels: Levels) => Budget,
  playing: Playing<Types>,
): Bot<Types> {
  return {
    name,
    async think(given, options: ThinkOptions<Types["move"]> = {}) {
      const { signal, onProgress } = checkThinking(options);
      signal?.throwIfAborted();
      const { view, seat, botGame } = asked(given, playing);
      const { iterations, milliseconds } = budgetOf(botGame.knowledge.levels ?? PLAIN_LEVELS);
      const search = new Search(botGame, view, seat, randomFor(seed, view));
      const begin = now();
      let pause = begin + SLICE;
      // The share of the time used up; 0 without a time limit, so that a budget of iterations does not depend on the clock.
      let spent = 0;
      while (search.iterations < iterations && !search.isForced) {
        const round = Math.min(ROUND, iterations - search.iterations);
        for (let done = 0; done < round; done++) {
          search.iterate(Math.max(spent, search.iterations / iterations));
        }
        const time = now();
        if (milliseconds !== undefined) spent = (time - begin) / milliseconds;
        if (spent >= 1) break;
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
