/** The plan of an arena: its options, checked, as a list of jobs. */
import type { GameTypes } from "../../game.js";
import { checkSeed } from "../../kit/input/check.js";
import { copyOf } from "../../kit/input/copy-options.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import type { ArenaOptions } from "./arena.js";
import type { Bot } from "../bot.js";
import { MOST_GAMES } from "./check-job.js";
import { checkBots, checkCount, checkRunner, idOf } from "./check-plan.js";
import type { ArenaJob } from "./job.js";
import { checkSignal } from "../thinking.js";
import { pairings } from "./pairings.js";

/** All games of an arena, in order. */
export interface Plan<Types extends GameTypes> {
  readonly jobs: readonly ArenaJob[];
  /** The bots, by game and by seat. */
  readonly bots: readonly (readonly (Bot<Types> | string)[])[];
}

/** Returns the games of an arena, or throws an error that says why it can't be played. */
export function plan<Types extends GameTypes>(given: ArenaOptions<Types>): Plan<Types> {
  // All of them come from outside, whatever their types.
  const { game, games, options = {}, records = false, runner, signal, onGame } = given;
  checkRunner(runner);
  const bots = checkBots<Types>(given);
  const seed = checkSeed(given.seed);
  const { players = bots.length } = given;
  checkCount("players", players, 2);
  if (bots.length < players) {
    throw new ArgumentError("bots", `expected at least ${players} bots, got ${bots.length}`);
  }
  checkCount("games", games, 1);
  const all = groups(bots.length, players) * Math.ceil(games / players) * players;
  if (all > MOST_GAMES) {
    throw new ArgumentError("games", `expected at most ${MOST_GAMES} games in all, got ${all}`);
  }
  checkSignal(signal);
  if (onGame !== undefined && typeof (onGame as unknown) !== "function") {
    throw new ArgumentError("onGame", `expected a function, got ${quoted(onGame)}`);
  }
  if (typeof (records as unknown) !== "boolean") {
    throw new ArgumentError("records", `expected true or false, got ${quoted(records)}`);
  }
  const plain = copyOf(options);
  const list = pairings(bots.length, players, games, seed);
  const setUp = { ...options, players, seed: list[0].seed };
  const id = idOf(game, setUp as unknown as Types["options"]);
  return {
    bots: list.map(({ seats }) => seats.map((bot) => bots[bot])),
    jobs: list.map(({ number, seed, seats }) => ({
      game: id,
      number,
      seed,
      bots: seats.map((bot) => nameOf(bots[bot])),
      // A job is sent elsewhere: its options must not change on the way.
      options: runner === undefined ? options : plain,
      records,
    })),
  };
}

const nameOf = (bot: Bot | string): string => (typeof bot === "string" ? bot : bot.name);

/** Returns the number of groups of `size` out of `count`. */
function groups(count: number, size: number): number {
  let ways = 1;
  for (let index = 0; index < size; index++) ways = (ways * (count - index)) / (index + 1);
  return Math.round(ways);
}
