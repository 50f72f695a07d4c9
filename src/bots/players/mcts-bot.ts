/** The bot that searches with a budget of iterations or of time, in whatever game it is given. */
import type { GameTypes } from "../../game.js";
import type { Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import type { GoodOptions } from "../options.js";
import { searchingBot } from "../search/searching-bot.js";
import type { Chosen } from "./settings.js";

/** The default budget. */
const ITERATIONS = 2000;

/** Returns a bot that searches. Its name is its budget by default. */
export function mctsBot<Types extends GameTypes>(
  { seed, milliseconds, workers, ponder = false, ...rest }: GoodOptions & Pick<Chosen, "workers">,
  playing: Playing<Types>,
): Bot<Types> {
  const iterations = rest.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
  const text = milliseconds === undefined ? String(iterations) : `${milliseconds}ms`;
  const { name = `mcts:${text}` } = rest;
  if (workers === undefined) {
    return searchingBot(
      { name, seed, ponder, budgetOf: () => ({ iterations, milliseconds }) },
      playing,
    );
  }
  return workers.bot<Types>({
    ...{ bot: "mcts", name, seed, ponder },
    ...(iterations === Infinity ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  });
}
