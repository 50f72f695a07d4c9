/** The bot that searches with a budget of iterations or of time, in whatever game it is given. */
import type { GameTypes } from "../../game.js";
import type { Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import type { GoodOptions } from "../options.js";
import { searchingBot } from "../search/searching-bot.js";

/** The default budget. */
const ITERATIONS = 2000;

/** Returns a bot that searches. Its name is its budget by default. */
export function mctsBot<Types extends GameTypes>(
  { seed, milliseconds, ...rest }: GoodOptions,
  playing: Playing<Types>,
): Bot<Types> {
  const iterations = rest.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
  const budget = milliseconds === undefined ? String(iterations) : `${milliseconds}ms`;
  const { name = `mcts:${budget}` } = rest;
  return searchingBot(name, seed, () => ({ iterations, milliseconds }), playing);
}
