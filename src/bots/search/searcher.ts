/** A bot that plays many games in its mind, more of those that go well, and makes the move it came back to most. */
import type { Game, GameTypes, Seed } from "../../game.js";
import type { Levels } from "../../kit/engine/mind.js";
import type { Bot, ThinkOptions } from "../bot.js";
import { asked } from "../games.js";
import { checkThinking } from "../options.js";
import { breath, now } from "../platform.js";
import { Search } from "./search.js";
import { randomFor } from "../seeds.js";

/** How long a search goes on: until one of the two is used up. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number | undefined;
}

/** How many milliseconds a bot thinks before it lets others run. */
const SLICE = 12;
/** How many games are played between two looks at the clock. */
const ROUND = 16;

/** A bot that searches. Its budget may depend on the game, which it knows only when it is asked. */
export function searcher<Types extends GameTypes>(
  name: string,
  seed: Seed,
  budgetOf: (levels: Levels) => Budget,
  game?: Game<Types>,
): Bot<Types> {
  return {
    name,
    async think(given, options: ThinkOptions<Types["move"]> = {}) {
      const { signal, onProgress } = checkThinking(options);
      signal?.throwIfAborted();
      const { view, seat, knowledge } = asked(given, game);
      const { iterations, milliseconds } = budgetOf(knowledge.levels);
      const search = new Search<Types["move"]>(
        knowledge.mindOf(view),
        seat,
        randomFor(seed, view),
        knowledge.weights,
      );
      const begin = now();
      let pause = begin + SLICE;
      // Of the time that is given; 0 without one, so that a budget of games does not depend on the clock.
      let spent = 0;
      while (search.iterations < iterations && !search.isForced) {
        const round = Math.min(ROUND, iterations - search.iterations);
        for (let game = 0; game < round; game++) {
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
