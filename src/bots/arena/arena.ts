/** Plays bots against each other: every deal is played from every seat, and the standings have confidence intervals. */
import type { Game, GameTypes, Seed } from "../../game.js";
import { ArenaError, ArgumentError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Bot } from "../bot.js";
import { checkPlayed } from "./check-job.js";
import { type ArenaRunner, botAt, type PlayedGame, playGame } from "./job.js";
import { plan } from "./plan.js";
import { breath, type Signal } from "../platform.js";
import { type Standing, tableOf } from "./standings.js";

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
  /** The number of games for each group of bots, rounded up so that every deal is played from every seat. */
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
   * Plays the games elsewhere, such as `threads()` of `caravanserai/node`. All bots must then be given by name. Default: they are
   * played here, one after the other.
   */
  readonly runner?: ArenaRunner;
  /**
   * Called after each game. With a runner, games may end in any order.
   *
   * @param played - The game that has ended.
   * @param done - The number of games that have ended so far.
   * @param all - The number of games in all.
   */
  readonly onGame?: (played: PlayedGame<Types>, done: number, all: number) => void;
  /** An `AbortSignal` that ends the arena after the move that is being played: `arena` then rejects with its reason. */
  readonly signal?: Signal;
}

/** Read one by one, because some are live objects. */
const OPTIONS = [
  ...(["game", "bots", "resolve", "games", "seed", "players", "options", "records"] as const),
  ...(["runner", "onGame", "signal"] as const),
] satisfies (keyof ArenaOptions)[];

/** The result of {@link arena}. @category Arena */
export interface ArenaResult<Types extends GameTypes = GameTypes> {
  /** The standings, best bot first. */
  readonly table: readonly Standing[];
  /** All games, in order. */
  readonly games: readonly PlayedGame<Types>[];
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
  const { runner = hereWith(given, bots), signal, onGame } = given;
  signal?.throwIfAborted();
  const played = new Map<number, PlayedGame<Types>>();
  await runner.run(jobs, {
    ...(signal === undefined ? {} : { signal }),
    report(given) {
      // Its options have passed the game's own check.
      const game = checkPlayed(given, jobs) as PlayedGame<Types>;
      if (played.has(game.number)) return;
      played.set(game.number, game);
      onGame?.(game, played.size, jobs.length);
    },
  });
  const games = jobs.map(({ number }) => {
    const game = played.get(number);
    if (game !== undefined) return game;
    throw new ArenaError("broken", `game ${number} was not played`);
  });
  return { table: tableOf(games), games };
}

/** Plays the games in this thread, in order. `bots` has the bots of each game by seat, or their names. */
const hereWith = <Types extends GameTypes>(
  { game, resolve }: ArenaOptions<Types>,
  bots: readonly (readonly (Bot<Types> | string)[])[],
): ArenaRunner => ({
  async run(jobs, { report, signal }) {
    for (const job of jobs) {
      const seated = bots[job.number].map((bot, seat) =>
        typeof bot === "string" ? botAt(job, seat, game, resolve) : bot,
      );
      report(await playGame(game, seated, job, signal));
      // Bots that answer at once would block timers and Ctrl-C.
      await breath();
    }
  },
});
