/** Plays bots against each other: every deal is played from every seat, and the standings have confidence intervals. */
import type { Game, GameTypes, Seed } from "../../game.js";
import { ArenaError, ArgumentError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Bot } from "../bot.js";
import { checkPlayedBefore } from "./check-job.js";
import type { ArenaJob, ArenaRunner, PlayedGame } from "./job.js";
import { plan } from "./plan.js";
import { hereWith, playJobs } from "./play-jobs.js";
import type { Signal } from "../platform.js";
import { checkSprt, type SprtOptions, type SprtState } from "./sprt.js";
import { type Standing, tableOf } from "./standings.js";
import { Stop } from "../stop.js";
import { TestedDeals } from "./tested-deals.js";

/** The options of {@link arena}. @category Arena */
export interface ArenaOptions<Types extends GameTypes = GameTypes> {
  /** The game, such as all of `caravanserai/nomadi`, or one of your own. */
  readonly game: Game<Types>;
  /**
   * The bots, or names of bots. A bot given by name gets another seed in each game, a bot given as an object keeps its own. Bots with
   * the same name are counted as one.
   */
  readonly bots: readonly (Bot<Types> | string)[];
  /**
   * Returns the bot with a name. Default: {@link botByName}, with the game. With a runner, its workers resolve names.
   *
   * @param name - The name of the bot.
   * @param seed - The seed of the bot, another one in each game and each seat.
   */
  readonly resolve?: (name: string, seed: Seed) => Bot<Types>;
  /**
   * The number of games for each group of bots, rounded up so that every deal is played from every seat. With `sprt`, the most games
   * that the test may take.
   */
  readonly games: number;
  /** The seed of the deals, and of the bots that are given by name. */
  readonly seed: Seed;
  /** The number of bots in a game. If there are more bots, every group of this size plays. Default: all of them. */
  readonly players?: number;
  /** Options of the game other than its players and its seed. */
  readonly options?: Omit<Types["options"], "players" | "seed">;
  /** Whether to keep a record of every game. Default: `false`. */
  readonly records?: boolean;
  /**
   * Stops as soon as the games show that the first bot is stronger than the others, or that it is not: a sequential test. All bots play
   * in every game. The result has the games that the test took, and is the same with any number of workers.
   */
  readonly sprt?: SprtOptions;
  /**
   * Games of this arena that were played before, such as those of a log: they count, and are not played again. Each must be what the
   * arena would play under its number; games beyond the last number are left out.
   */
  readonly played?: readonly PlayedGame[];
  /**
   * Plays the games elsewhere, such as `threads()` of `caravanserai/node`. All bots must then be given by name. Default: they are
   * played here, one after the other.
   */
  readonly runner?: ArenaRunner;
  /**
   * Called after each game that is played now. With a runner, games may end in any order.
   *
   * @param played - The game that has ended.
   * @param done - The number of games that have ended so far.
   * @param all - The number of games in all.
   * @param test - What the test says so far, with `sprt`.
   */
  readonly onGame?: (
    played: PlayedGame<Types>,
    done: number,
    all: number,
    test?: SprtState,
  ) => void;
  /** An `AbortSignal` that ends the arena after the move that is being played: `arena` then rejects with its reason. */
  readonly signal?: Signal;
}

/** Read one by one, because some are live objects. */
const OPTIONS = [
  ...(["game", "bots", "resolve", "games", "seed", "players", "options", "records"] as const),
  ...(["sprt", "played", "runner", "onGame", "signal"] as const),
] satisfies (keyof ArenaOptions)[];

/** The result of {@link arena}. @category Arena */
export interface ArenaResult<Types extends GameTypes = GameTypes> {
  /** The standings, best bot first. */
  readonly table: readonly Standing[];
  /** All games, in order. With `sprt`, those that the test took. */
  readonly games: readonly PlayedGame<Types>[];
  /** What the test says, with `sprt`: undecided if the games were too few. */
  readonly sprt?: SprtState;
}

/**
 * Plays bots against each other. With budgets in iterations the result depends on the arguments only, on every machine and with
 * any number of workers.
 *
 * A bot whose `think` rejects with a {@link BotError}, because it is a program that crashed or a worker that is gone, loses the
 * game: the game ends, all others share the win, and the result has a `forfeit`. Points of that game count in no average.
 *
 * @param options - The game, the bots and the number of games.
 *
 * @example
 * ```ts
 * import { arena } from "caravanserai/bots";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const { table, games } = await arena<game.Types>({
 *   game,
 *   bots: ["random", "greedy"],
 *   games: 4,
 *   seed: "today",
 *   options: { layout: game.smallWadi },
 * });
 * games.length; // => 4
 * table.map(({ name }) => name); // => ["greedy", "random"]
 * ```
 *
 * @throws {@link ArgumentError} if there are too few bots or games, or a name is unknown; an error of `setup` if the game can't
 * be set up with the options; an error of a bot, other than a {@link BotError}; {@link IllegalMoveError} if a bot answers with
 * an illegal move; {@link ArenaError} if a runner can't play a game.
 * @category Arena
 */
export async function arena<Types extends GameTypes>(
  options: ArenaOptions<Types>,
): Promise<ArenaResult<Types>> {
  // It comes from outside, whatever its type.
  if (typeof (options as unknown) !== "object" || (options as unknown) === null) {
    throw new ArgumentError("options", `expected an object, got ${quoted(options)}`);
  }
  const given = fieldsOf(options, ...OPTIONS) as ArenaOptions<Types>;
  const { jobs, bots } = plan(given);
  const { game, resolve, runner = hereWith(game, resolve, bots), signal, onGame } = given;
  const test = given.sprt === undefined ? undefined : testOf(jobs, given.sprt);
  // Options of games that were played have passed the game's own check.
  const before = checkPlayedBefore(given.played, jobs) as PlayedGame<Types>[];
  signal?.throwIfAborted();
  const stop = new Stop(new ArenaError("failed", "the test has come to a decision"), signal);
  const played = new Map<number, PlayedGame<Types>>();
  const take = (game: PlayedGame<Types>, isNew: boolean): void => {
    if (played.has(game.number) || stop.isStopped) return;
    played.set(game.number, game);
    test?.add(game);
    if (isNew) onGame?.(game, played.size, jobs.length, test?.state());
    if (test?.hasDecided() === true) stop.abort();
  };
  try {
    for (const game of before) take(game, false);
    const left = stop.isStopped ? [] : jobs.filter(({ number }) => !played.has(number));
    const takeNew = (game: PlayedGame<Types>): void => {
      take(game, true);
    };
    await playJobs(jobs, runner, test === undefined ? signal : stop, takeNew, left);
  } catch (error) {
    // A runner that was told to stop may end in any way.
    if (!stop.isStopped || signal?.aborted === true) throw error;
  } finally {
    stop.release();
  }
  const state = test?.state();
  const counted = jobs.slice(
    0,
    stop.isStopped && state ? state.deals * jobs[0].bots.length : undefined,
  );
  const games = counted.map(({ number }) => {
    const game = played.get(number);
    if (game !== undefined) return game;
    throw new ArenaError("broken", `game ${number} was not played`);
  });
  return { table: tableOf(games), games, ...(state === undefined ? {} : { sprt: state }) };
}

/** Returns the test of an arena. Throws an `ArgumentError`. */
function testOf(jobs: readonly ArenaJob[], given: unknown): TestedDeals {
  const hypotheses = checkSprt(given);
  const test = new TestedDeals(jobs[0].bots, hypotheses);
  if (jobs.every(({ bots }) => test.isBetween(bots))) return test;
  throw new ArgumentError("sprt", "expected as many bots as players: the first against all others");
}
