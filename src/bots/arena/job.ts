/** One game of an arena: as plain JSON that any worker can play, and how it is played. */
import type { Game, GameRecord, GameTypes, Seat, Seed } from "../../game.js";
import { ArgumentError, BotError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Bot } from "../bot.js";
import { botByName } from "../by-name.js";
import { checkJob, LONGEST_REASON } from "./check-job.js";
import { checkGame, checkSignal } from "../options.js";
import type { Signal } from "../platform.js";
import type { Forfeit, Outcome } from "./standings.js";

/**
 * A game that is to be played, as plain JSON. The game that comes of it follows from the job, as long as the budgets of its bots
 * are in iterations.
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
  /** By seat: the name of the bot, see {@link botByName}. */
  readonly bots: readonly string[];
  /** Options of the game beside its players and its seed. */
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
  /** The whole game, if records are kept. */
  readonly record?: GameRecord<Types["options"]>;
}

/**
 * Plays the games of an arena somewhere else: in worker threads, on other machines. `threads` and `redisQueue` of
 * `caravanserai/node` are two; whoever writes another one lets its workers call {@link playJob}.
 *
 * @category Arena
 */
export interface ArenaRunner {
  /**
   * Plays every job, and reports each game as it ends, in any order. Resolves once all are reported; rejects if one can't be
   * played, or with the signal's reason. A game that is reported twice counts once.
   *
   * @param jobs - The games to play.
   * @param watch - Where to report games, and what ends the arena.
   */
  run(jobs: readonly ArenaJob[], watch: ArenaWatch): Promise<void>;
}

/** What an {@link ArenaRunner} is told beside its jobs. @category Arena */
export interface ArenaWatch {
  /**
   * Takes a game that was played. Its content is checked, since it comes from elsewhere.
   *
   * @param game - The game: a {@link PlayedGame}.
   */
  readonly report: (game: unknown) => void;
  /** Ends the arena. */
  readonly signal?: Signal;
}

/** What {@link playJob} needs beside the job. @category Arena */
export interface PlayJobOptions<Types extends GameTypes = GameTypes> {
  /** The game that the job names, such as all of `caravanserai/nomadi`. */
  readonly game: Game<Types>;
  /**
   * Which bot a name stands for. Default: {@link botByName}, with the game.
   *
   * @param name - The name of the bot.
   * @param seed - The seed of its thoughts.
   */
  readonly resolve?: (name: string, seed: Seed) => Bot<Types>;
  /** An `AbortSignal` that ends the game after the move that is being played. */
  readonly signal?: Signal;
}

/** The seed of a bot's thoughts: another one in each game and each seat, so that no thought repeats from game to game. */
export const thoughtsOf = ({ seed, number }: Pick<ArenaJob, "seed" | "number">, seat: Seat): Seed =>
  `${String(seed)}/${number}/${seat}`;

/**
 * Plays one game of an arena: what a worker does with a job of an {@link ArenaRunner}.
 *
 * @param job - The game to play.
 * @param options - The module of the game, and which bot a name stands for.
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
 * @throws {@link ArgumentError} if the value is not a job, names an unknown bot, or is of another game; what `setup` throws if the
 * game can't be set up so; what a bot throws, other than a {@link BotError}, which loses it the game; {@link IllegalMoveError} if a
 * bot answers with an illegal move.
 * @category Arena
 */
export async function playJob<Types extends GameTypes>(
  job: ArenaJob,
  options: PlayJobOptions<Types>,
): Promise<PlayedGame<Types>> {
  // Whatever its type says: it comes from outside.
  const given = fieldsOf(options, "game", "resolve", "signal");
  const { game, resolve, signal } = given as PlayJobOptions<Types>;
  const checked = checkJob(job);
  checkGame(game);
  if (resolve !== undefined) checkResolve(resolve);
  checkSignal(signal);
  const bots = checked.bots.map((name, seat) => {
    const seed = thoughtsOf(checked, seat);
    const bot = resolve === undefined ? botByName(name, seed, game) : resolve(name, seed);
    if (typeof fieldsOf(bot, "think").think === "function") return bot;
    throw new ArgumentError("resolve", `expected a bot for ${quoted(name)}, got ${quoted(bot)}`);
  });
  return playGame(game, bots, checked, signal);
}

/** Throws an `ArgumentError` unless this can tell bots by their names. */
export function checkResolve(resolve: unknown): void {
  if (typeof resolve === "function") return;
  throw new ArgumentError("resolve", `expected a function, got ${quoted(resolve)}`);
}

/** Plays one game. Here and nowhere else bots are asked in turn. */
export async function playGame<Types extends GameTypes>(
  game: Game<Types>,
  bots: readonly Bot<Types>[],
  { game: id, number, seed, options, records }: ArenaJob,
  signal?: Signal,
): Promise<PlayedGame<Types>> {
  // The options of every game have these two fields beside others.
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
    bots: bots.map(({ name }) => name),
    points: score.seats.map(({ total }) => total),
    ...(forfeit === undefined
      ? { winners: score.winners }
      : { winners: [...bots.keys()].filter((seat) => seat !== forfeit.seat), forfeit }),
    ...(records ? { record: game.record(setUp, moves) } : {}),
  };
}
