/** Bots by their names, in whatever game they are given. */
import type { GameTypes } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import type { Playing } from "../asked.js";
import type { Bot } from "../bot.js";
import { greedyBot } from "./greedy-bot.js";
import { type Level, levelBot, LEVELS } from "./level-bot.js";
import { mctsBot } from "./mcts-bot.js";
import { randomBot } from "./random-bot.js";
import type { Chosen } from "./settings.js";

/** `mcts`, `mcts:500` for iterations, `mcts:200ms` for milliseconds. */
const MCTS = /^mcts(?::(?<amount>[1-9][0-9]{0,8})(?<unit>ms)?)?$/u;

/** Returns the bot with a name. Throws an `ArgumentError` if there is none. */
export function namedBot<Types extends GameTypes>(
  name: string,
  chosen: Chosen,
  playing: Playing<Types>,
): Bot<Types> {
  const { seed } = chosen;
  if (name === "random") return randomBot({ seed }, playing);
  if (name === "greedy") return greedyBot({ seed }, playing);
  if (LEVELS.includes(name as Level)) return levelBot(name as Level, chosen, playing);
  const budget = typeof name === "string" ? MCTS.exec(name)?.groups : undefined;
  if (budget === undefined) {
    const known = ["random", "greedy", ...LEVELS, "mcts", "mcts:500", "mcts:200ms"].join(", ");
    throw new ArgumentError("bot", `unknown bot ${quoted(name)}; known are ${known}`);
  }
  // A group that matched nothing is `undefined`, contrary to its type.
  const { amount, unit } = budget as Partial<typeof budget>;
  if (amount === undefined) return mctsBot({ ...chosen, name }, playing);
  return mctsBot(
    { ...chosen, name, [unit === "ms" ? "milliseconds" : "iterations"]: Number(amount) },
    playing,
  );
}
