/** A bot that searches until its budget is used up, and makes the move that the search visited most. */
import type { GameTypes, Seed } from "../../game.js";
import { type Levels, PLAIN_LEVELS } from "../../kit/engine/knowledge.js";
import { asked, type Asked, type Playing } from "../asked.js";
import type { Bot, ThinkOptions } from "../bot.js";
import { checkThinking } from "../thinking.js";
import { now } from "../platform.js";
import { randomFor } from "../seeds.js";
import { Ponder } from "./ponder.js";
import { Schedule } from "./schedule.js";
import { Search } from "./search.js";
import { inSlices, ROUND } from "./slices.js";

/** The budget of a search, which ends when one of the two is used up. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds?: number | undefined;
}

/** A bot that searches, as its settings are. */
export interface SearchSettings {
  readonly name: string;
  readonly seed: Seed;
  /** Whether it searches on while the others think. */
  readonly ponder?: boolean | undefined;
  /** Its budget may depend on the game, which is known only when the bot is asked for a move. */
  readonly budgetOf: (levels: Levels) => Budget;
}

/** How a bot searches, for a worker that makes a share of its search. */
export interface Searcher<Types extends GameTypes = GameTypes> {
  /** Checks the view that the bot is asked about. */
  asked(view: Types["view"]): Asked<Types>;
  /** Returns the budget in the game of the view. */
  budget(asked: Asked<Types>): Budget;
  /** Returns the search of a worker, which has random numbers of its own; the first one searches as the bot alone would. */
  search(asked: Asked<Types>, worker: number): Search<Types>;
}

const searchers = /* @__PURE__ */ new WeakMap<Bot, Searcher>();

/** Returns how a bot searches; `undefined` if it is none of {@link searchingBot}. */
export const searcherOf = (bot: Bot): Searcher | undefined => searchers.get(bot);

/** Returns a bot that searches. */
export function searchingBot<Types extends GameTypes>(
  { name, seed, budgetOf, ponder: ponders = false }: SearchSettings,
  playing: Playing<Types>,
): Bot<Types> {
  const searcher: Searcher<Types> = {
    asked: (view) => asked(view, playing),
    budget: ({ botGame }) => budgetOf(botGame.knowledge.levels ?? PLAIN_LEVELS),
    search: ({ botGame, view, seat }, worker) =>
      new Search(botGame, view, seat, randomFor(seed, view, worker)),
  };
  const ponder = ponders ? new Ponder<Types>() : undefined;
  const bot: Bot<Types> = {
    name,
    async think(given, options: ThinkOptions<Types["move"]> = {}) {
      const { signal, onProgress } = checkThinking(options);
      signal?.throwIfAborted();
      const question = searcher.asked(given);
      const { iterations, milliseconds } = searcher.budget(question);
      const search = ponder?.take(question.view) ?? searcher.search(question, 0);
      const schedule = new Schedule(search);
      const begin = now();
      // Iterations made while others were thinking count as exploration.
      const all = search.iterations + iterations;
      // The share of the time used up; 0 without a time limit, so that a budget of iterations does not depend on the clock.
      let spent = 0;
      const step = (): boolean => {
        const round = Math.min(ROUND, all - search.iterations);
        for (let done = 0; done < round; done++) {
          schedule.iterate(Math.max(spent, search.iterations / all));
        }
        if (milliseconds !== undefined) spent = (now() - begin) / milliseconds;
        return spent < 1 && search.iterations < all;
      };
      const onPause = (): void => onProgress?.(search.thought());
      if (!search.isForced) await inSlices(step, { signal, onPause });
      ponder?.begin(search, question, (next) => searcher.search(next, 0));
      return search.thought();
    },
    ...(ponder === undefined
      ? {}
      : {
          stop: () => {
            ponder.stop();
          },
        }),
  };
  // The bot takes views of its own game only, and checks them.
  searchers.set(bot, searcher);
  return bot;
}
