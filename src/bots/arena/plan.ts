/** The plan of an arena: its options, checked, as a list of jobs. */
import type { Game, GameTypes } from "../../game.js";
import { checkSeed } from "../../kit/input/check.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { entriesOf, fieldsOf, plainCopy } from "../../kit/input/plain.js";
import type { ArenaOptions } from "./arena.js";
import type { Bot } from "../bot.js";
import { LONGEST_BOT, MOST_BOTS, MOST_GAMES } from "./check-job.js";
import { type ArenaJob, botAt, checkResolve } from "./job.js";
import { checkGame, checkSignal } from "../options.js";
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

/** Checks a list of bots and of names: who will resolve them knows which there are. */
function checkBots<Types extends GameTypes>({
  game,
  bots,
  resolve,
  runner,
}: ArenaOptions<Types>): readonly (Bot<Types> | string)[] {
  if (resolve !== undefined) {
    checkResolve(resolve);
    if (runner !== undefined) {
      throw new ArgumentError("resolve", "the workers of a runner resolve names: leave it out");
    }
  }
  const list = entriesOf(bots, MOST_BOTS);
  if (list === undefined) {
    throw new ArgumentError(
      "bots",
      `expected a list of at most ${MOST_BOTS} bots, got ${quoted(bots)}`,
    );
  }
  return list.map((bot, index) => {
    const where = `bots[${index}]`;
    if (typeof bot === "string") {
      checkLength(bot, where);
      if (runner === undefined) botAt({ seed: 0, number: 0, bots: [bot] }, 0, game, resolve);
      else runner.checkName?.(bot);
      return bot;
    }
    const { name, think } = fieldsOf(bot, "name", "think");
    if (typeof think !== "function" || typeof name !== "string") {
      throw new ArgumentError(where, `expected a bot or the name of one, got ${quoted(bot)}`);
    }
    checkLength(name, where);
    if (runner !== undefined) {
      throw new ArgumentError(
        where,
        `${quoted(name)} is an object, which can't be sent to a runner: expected the name of a bot`,
      );
    }
    // It has both members of a bot; the result of `think` is checked at each call.
    return bot as Bot<Types>;
  });
}

function checkLength(name: string, where: string): void {
  if (name !== "" && name.length <= LONGEST_BOT) return;
  throw new ArgumentError(
    where,
    `expected a bot with a name of 1 to ${LONGEST_BOT} characters, got ${quoted(name)}`,
  );
}

function checkRunner(runner: unknown): void {
  if (runner === undefined) return;
  const { run, checkName } = fieldsOf(runner, "run", "checkName");
  if (typeof run !== "function") {
    throw new ArgumentError("runner", `expected an object with \`run\`, got ${quoted(runner)}`);
  }
  if (checkName === undefined || typeof checkName === "function") return;
  throw new ArgumentError("runner.checkName", `expected a function, got ${quoted(checkName)}`);
}

/** Returns the id of a game, which is in its states. Setting it up also shows whether the options are valid. */
function idOf<Types extends GameTypes>(game: Game<Types>, setUp: Types["options"]): string {
  checkGame(game);
  return game.setup(setUp).game;
}

function copyOf(options: unknown): object {
  const copy = plainCopy(options);
  if (copy.good) {
    const { value } = copy;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
    throw new ArgumentError("options", `expected an object, got ${quoted(value)}`);
  }
  const [{ path, message }] = copy.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

function checkCount(name: string, count: unknown, least: number): void {
  if (typeof count === "number" && Number.isInteger(count) && count >= least) return;
  throw new ArgumentError(name, `expected a whole number from ${least} on, got ${quoted(count)}`);
}

/** Returns the number of groups of `size` out of `count`. */
function groups(count: number, size: number): number {
  let ways = 1;
  for (let index = 0; index < size; index++) ways = (ways * (count - index)) / (index + 1);
  return Math.round(ways);
}
