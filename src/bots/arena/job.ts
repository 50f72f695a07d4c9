/** One game of an arena: a job in plain JSON that any worker can play, and the function that plays it. */
import type { Game, GameRecord, GameTypes, Seat, Seed } from "../../game.js";
import { ArgumentError, BotError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Bot } from "../bot.js";
import { botByName } from "../by-name.js";
import { checkJob, LONGEST_REASON } from "./check-job.js";
import { checkGame } from "../options.js";
import { checkSignal } from "../thinking.js";
import type { Signal } from "../platform.js";
import type { Forfeit, Outcome } from "./standings.js";

/**
 * A game to be played, as plain JSON. If the budgets of its bots are in iterations, the game depends on the job only.
 *
 * @category Arena
 */
export interface ArenaJob {
  /** The id of the game, such as `nomadi`. */
  readonly game: string;
  /** The number of the game in its arena, from 0. */
  readonly number: number;
  /** The seed to set it up with. */
  readonly seed: Seed;
  /** By seat: the name of the bot, see {@link botByName}, or one that the worker resolves. */
  readonly bots: readonly string[];
  /** Options of the game other than its players and its seed. */
  readonly options: object;
  /** Whether to keep a record. */
  readonly records: boolean;
}

/** One game of an arena. @category Arena */
export interface PlayedGame<Types extends GameTypes = GameTypes> extends Outcome {
  /** The number of the game, from 0. */
  readonly number: number;
  /** The seed that it was set up with. */
  readonly seed: Seed;
  /** The record of the game, if records are kept. */
  readonly record?: GameRecord<Types["options"]>;
}

/**
 * Plays the games of an arena somewhere else: in worker threads, on other machines. `threads` and `redisQueue` of
 * `caravanserai/node` are two; the workers of a runner of your own call {@link playJob}.
 *
 * @category Arena
 */
export interface ArenaRunner {
  /**
   * Plays every job, and reports each game as it ends, in any order. Resolves once all are reported; rejects if one can't be
   * played, or with the signal's reason. A game that is reported twice counts once.
   *
   * @param jobs - The games to play.
   * @param watch - Takes the games, and aborts the arena.
   */
  run(jobs: readonly ArenaJob[], watch: ArenaWatch): Promise<void>;
  /**
   * Throws if the workers have no bot with this name: `arena` asks for each name before any game is played. Without it, every name
   * goes to the workers, which resolve it.
   *
   * @param name - The name of a bot.
   */
  checkName?(name: string): void;
}

/** Passed to an {@link ArenaRunner} with its jobs. @category Arena */
export interface ArenaWatch {
  /**
   * Takes a game that was played. It is checked, since it comes from elsewhere.
   *
   * @param game - The game: a {@link PlayedGame}.
   */
  readonly report: (game: unknown) => void;
  /** Ends the arena. */
  readonly signal?: Signal;
}

/** The options of {@link playJob}. @category Arena */
export interface PlayJobOptions<Types extends GameTypes = GameTypes> {
  /** The game that the job names, such as all of `caravanserai/nomadi`. */
  readonly game: Game<Types>;
  /**
   * Returns the bot with a name. Default: {@link botByName}, with the game.
   *
   * @param name - The name of the bot.
   * @param seed - The seed of the bot.
   */
  readonly resolve?: (name: string, seed: Seed) => Bot<Types>;
  /** An `AbortSignal` that ends the game after the move that is being played. */
  readonly signal?: Signal;
}

/**
 * Plays one game of an arena: this is the work of a worker of an {@link ArenaRunner}.
 *
 * @param job - The game to play.
 * @param options - The module of the game, and the bots by name.
 *
 * @example
 * ```ts
 * import { playJob } from "caravanserai/bots";
 * import * as game from "caravanserai/nomadi";
 *
 * const job = {
 *   game: "nomadi",
 *   number: 0,
 *   seed: "today/0",
 *   bots: ["greedy", "random"],
 *   options: { layout: game.shortCourse },
 *   records: false,
 * };
 * const { bots, points } = await playJob<game.Types>(job, { game });
 * bots; // => ["greedy", "random"]
 * points.length; // => 2
 * ```
 *
 * @throws {@link ArgumentError} if the value is not a job, names an unknown bot, or is of another game; an error of `setup` if
 * the game can't be set up with the options; an error of a bot, other than a {@link BotError}, which loses it the game; {@link
 * IllegalMoveError} if a bot answers with an illegal move.
 * @category Arena
 */
export async function playJob<Types extends GameTypes>(
  job: ArenaJob,
  options: PlayJobOptions<Types>,
): Promise<PlayedGame<Types>> {
  // It comes from outside, whatever its type.
  const given = fieldsOf(options, "game", "resolve", "signal");
  const { game, resolve, signal } = given as PlayJobOptions<Types>;
  const checked = checkJob(job);
  checkGame(game);
  if (resolve !== undefined) checkResolve(resolve);
  checkSignal(signal);
  const bots = checked.bots.map((_, seat) => botAt(checked, seat, game, resolve));
  return playGame(game, bots, checked, signal);
}

/** Returns the bot that a job names for a seat. */
export function botAt<Types extends GameTypes>(
  { seed, number, bots }: Pick<ArenaJob, "seed" | "number" | "bots">,
  seat: Seat,
  game: Game<Types>,
  resolve: PlayJobOptions<Types>["resolve"],
): Bot<Types> {
  const name = bots[seat];
  // A bot gets another seed in each game and each seat.
  const own = `${String(seed)}/${number}/${seat}`;
  const bot = resolve === undefined ? botByName(name, { seed: own, game }) : resolve(name, own);
  if (typeof fieldsOf(bot, "think").think === "function") return bot;
  throw new ArgumentError("resolve", `expected a bot for ${quoted(name)}, got ${quoted(bot)}`);
}

/** Throws an `ArgumentError` unless the value is a function. */
export function checkResolve(resolve: unknown): void {
  if (typeof resolve === "function") return;
  throw new ArgumentError("resolve", `expected a function, got ${quoted(resolve)}`);
}

/** Plays one game. This is the only place where bots are asked in turn. */
export async function playGame<Types extends GameTypes>(
  game: Game<Types>,
  bots: readonly Bot<Types>[],
  { game: id, number, seed, bots: names, options, records }: ArenaJob,
  signal?: Signal,
): Promise<PlayedGame<Types>> {
  // The options of every game include these two fields.
  const setUp = { ...options, players: bots.length, seed } as unknown as Types["options"];
  let state = game.setup(setUp);
  if (state.game !== id) {
    throw new ArgumentError("job.game", `the job is of ${id}, the game is ${state.game}`);
  }
  const moves: Types["move"][] = [];
  let forfeit: Forfeit | undefined;
  while (state.seat !== null && forfeit === undefined) {
    signal?.throwIfAborted();
    const { seat } = state;
    try {
      const { move } = await bots[seat].think(
        game.view(state, seat),
        signal === undefined ? {} : { signal },
      );
      state = game.apply(state, move);
      moves.push(move);
    } catch (error) {
      if (!BotError.is(error) || signal?.aborted === true) throw error;
      forfeit = { seat, reason: error.message.slice(0, LONGEST_REASON) };
    }
  }
  const score = game.score(state);
  return {
    number,
    seed,
    // As the arena calls them: a bot may have another name where it was made.
    bots: names,
    points: score.seats.map(({ total }) => total),
    ...(forfeit === undefined
      ? { winners: score.winners }
      : { winners: [...bots.keys()].filter((seat) => seat !== forfeit.seat), forfeit }),
    ...(records ? { record: game.record(setUp, moves) } : {}),
  };
}
