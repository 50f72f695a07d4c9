/** Plays many games on a board, and says what they show. */
import type { Bot } from "../../bots/bot.js";
import type { ArenaRunner } from "../../bots/arena/job.js";
import { hereWith, playJobs } from "../../bots/arena/play-jobs.js";
import type { Signal } from "../../bots/platform.js";
import type { Game, GameTypes, Seed } from "../../game.js";
import { ArenaError, ArgumentError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import type { Assessment } from "./assessment.js";
import { observe } from "./observe.js";
import { planned } from "./plan.js";
import { Summary } from "./summary.js";

/** The options of {@link assess}. @category Balance */
export interface AssessOptions<Types extends GameTypes = GameTypes> {
  /** The game, such as all of `caravanserai/nomadi`, or one of your own. */
  readonly game: Game<Types>;
  /** Options of the game other than its players and its seed, with the board among them. Default: the game's own. */
  readonly options?: Omit<Types["options"], "players" | "seed">;
  /** The number of players. */
  readonly players: number;
  /** The number of games about the board: 400 show a share of wins with about 5 points either way, 1000 with about 3. */
  readonly games: number;
  /** The seed of all games and bots. */
  readonly seed: Seed;
  /** The name of the bot that plays in all seats, as in `botByName` of `caravanserai/bots`. Default: `mcts:50`. */
  readonly bot?: string;
  /**
   * Tests of skill: names of a stronger and a weaker bot. Default: `medium` against `easy`, and twice the budget of `bot` against once.
   */
  readonly contests?: readonly (readonly [stronger: string, weaker: string])[];
  /** The number of games of each contest, rounded up to play every deal from every seat; 0 for none. Default: a quarter of `games`. */
  readonly contestGames?: number;
  /**
   * Returns the bot with a name. Default: `botByName` of `caravanserai/bots`, with the game. With a runner, its workers resolve names.
   *
   * @param name - The name of the bot.
   * @param seed - The seed of the bot, another one in each game and each seat.
   */
  readonly resolve?: (name: string, seed: Seed) => Bot<Types>;
  /**
   * Plays the games elsewhere, such as `threads()` of `caravanserai/node`. Default: they are played here, one after the other.
   */
  readonly runner?: ArenaRunner;
  /**
   * Called after each game.
   *
   * @param progress - The number of games so far, and what they show.
   */
  readonly onProgress?: (progress: AssessProgress) => void;
  /** An `AbortSignal` that ends the assessment: `assess` then rejects with its reason. */
  readonly signal?: Signal;
}

/** Passed to `onProgress` of {@link assess}. @category Balance */
export interface AssessProgress {
  /** The number of games that have ended so far. */
  readonly done: number;
  /** The number of games in all. */
  readonly all: number;
  /** Returns what the games show so far. */
  readonly assessment: () => Assessment;
}

/** Read one by one, because some are live objects. */
const OPTIONS = [
  ...(["game", "options", "players", "games", "seed", "bot", "contests", "contestGames"] as const),
  ...(["resolve", "runner", "onProgress", "signal"] as const),
] satisfies (keyof AssessOptions)[];

/**
 * Plays many games on a board, and says what they show, with confidence intervals: which seats win, where points come from, how
 * long games are, how often the lead changes, and whether skill decides. `balanceCard` draws the result.
 *
 * With budgets in iterations the result depends on the options only, on every machine and with any number of workers.
 *
 * @param options - The game, its board, and the number of games.
 *
 * @example
 * ```ts
 * import { assess } from "caravanserai/layouts";
 * import * as game from "caravanserai/through-the-desert";
 *
 * const { board, seats, sources } = await assess<game.Types>({
 *   game,
 *   options: { layout: game.smallWadi },
 *   players: 2,
 *   games: 4,
 *   seed: 1,
 *   bot: "greedy",
 *   contestGames: 0,
 * });
 * board; // => "Small Wadi"
 * seats.map(({ games }) => games); // => [4, 4]
 * sources.map(({ name }) => name); // => ["oases", "water", "caravans", "territory"]
 * ```
 *
 * @throws {@link ArgumentError} if an option has a wrong value, or a bot is unknown; an error of `setup` if the game can't be set up
 * with the options; an error of a bot, other than a `BotError`, which ends its game; `IllegalMoveError` if a bot answers with
 * an illegal move; {@link ArenaError} if a runner can't play a game.
 * @category Balance
 */
export async function assess<Types extends GameTypes>(
  options: AssessOptions<Types>,
): Promise<Assessment> {
  // It comes from outside, whatever its type.
  if (typeof (options as unknown) !== "object" || (options as unknown) === null) {
    throw new ArgumentError("options", `expected an object, got ${quoted(options)}`);
  }
  const given = fieldsOf(options, ...OPTIONS) as AssessOptions<Types>;
  const plan = planned(given);
  const { jobs } = plan;
  const { game, resolve, signal, onProgress } = given;
  const {
    runner = hereWith(
      game,
      resolve,
      jobs.map(({ bots }) => bots),
    ),
  } = given;
  signal?.throwIfAborted();
  const summary = new Summary(plan);
  const progress = { all: jobs.length, assessment: () => summary.assessment() };
  let done = 0;
  await playJobs<Types>(jobs, runner, signal, (played) => {
    summary.add(played, () => observe(game, recordOf(played)));
    done++;
    onProgress?.({ ...progress, done });
  });
  if (done === jobs.length) return summary.assessment();
  throw new ArenaError("broken", `${jobs.length - done} of ${jobs.length} games were not played`);
}

/** Returns the record of a game whose job has asked for one. */
function recordOf<Record>({ record }: { readonly record?: Record }): Record {
  if (record !== undefined) return record;
  throw new ArenaError("broken", "a game came back without its record");
}
