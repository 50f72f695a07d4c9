/** The sequential test of an arena: plays until the games show that a bot is stronger, or that it is not. */
import * as v from "valibot";
import { check, wholeNumber } from "../../kit/input/check.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { checkGames, seatedFields } from "./check-games.js";
import { MOST_GAMES } from "./check-job.js";
import type { PlayedGame } from "./job.js";
import type { Decision } from "./sequential-test.js";
import { TestedDeals } from "./tested-deals.js";

/** The hypotheses of a sequential test. @category Arena */
export interface SprtOptions {
  /** The Elo difference that is not worth it: the bot is rejected if this is the likelier one. */
  readonly elo0: number;
  /** The Elo difference to look for, larger than `elo0`: the bot is accepted if this is the likelier one. */
  readonly elo1: number;
  /** The probability of accepting a bot that is only as strong as `elo0`. Default: 0.05. */
  readonly alpha?: number;
  /** The probability of rejecting a bot that is as strong as `elo1`. Default: 0.05. */
  readonly beta?: number;
}

/** What a sequential test says after some games. @category Arena */
export interface SprtState {
  /** The bot that is tested: the first of the arena. */
  readonly bot: string;
  /** Whether the games have shown that the bot is stronger, that it is not, or neither so far. */
  readonly decision: Decision;
  /** The log-likelihood ratio of both hypotheses: above 0, `elo1` is likelier. */
  readonly llr: number;
  /** The ratios at which the bot is rejected and accepted. */
  readonly bounds: readonly [lower: number, upper: number];
  /** The number of observations: deals that were played from every seat. */
  readonly deals: number;
  /** The bot's share of the wins in these deals. */
  readonly share: number;
  /**
   * The estimated Elo difference. Each seat of the bot wins 10^(elo / 400) times as often as each seat of its rivals: with two players the
   * usual meaning, with four and an Elo of 0 a quarter of the games.
   */
  readonly elo: number;
  /** The 95 % confidence interval of `elo`. A test that has stopped early overstates the difference a little. */
  readonly interval: readonly [least: number, most: number];
}

/** The result of {@link sprt}. @category Arena */
export interface SprtResult extends SprtState {
  /** The log-likelihood ratio after each deal. */
  readonly llrs: readonly number[];
}

/** The largest Elo difference of a hypothesis: the weaker bot wins one game in 317. */
const LARGEST_ELO = 1000;

const elo = v.pipe(
  v.number(),
  v.check(
    (value) => Math.abs(value) <= LARGEST_ELO,
    `expected a number from -${LARGEST_ELO} to ${LARGEST_ELO}`,
  ),
);
const probability = v.optional(
  v.pipe(
    v.number(),
    v.check(
      (value) => value >= 0.0001 && value < 0.5,
      "expected a probability from 0.0001 to less than 0.5",
    ),
  ),
  0.05,
);
const schema = v.strictObject({ elo0: elo, elo1: elo, alpha: probability, beta: probability });

/** Checks the hypotheses of a test. Throws an `ArgumentError`. */
export function checkSprt(given: unknown, where = "sprt"): Required<SprtOptions> {
  const checked = check(schema, given, "option");
  if (!checked.good) {
    const [{ path, message }] = checked.problems;
    throw new ArgumentError(path === "" ? where : `${where}.${path}`, message);
  }
  const { elo0, elo1 } = checked.value;
  if (elo1 > elo0) return checked.value;
  throw new ArgumentError(`${where}.elo1`, `expected more than elo0 (${elo0}), got ${elo1}`);
}

const numbered = v.object({ ...seatedFields, number: wholeNumber(0, MOST_GAMES - 1) });

/**
 * Tests whether the first bot of an arena is stronger than the others: a generalised sequential probability ratio test. {@link arena} with
 * the option `sprt` tests while it plays; use this function for games that were played before, such as those of a log.
 *
 * One observation is a deal that was played from every seat: the bot's share of the wins in it. Deals are taken in their order, up to
 * the first that is not complete, and none after a decision.
 *
 * @param games - The games of one arena, in any order.
 * @param options - The hypotheses.
 *
 * @example
 * ```ts
 * import { sprt } from "caravanserai/bots";
 *
 * const games = Array.from({ length: 40 }, (_, number) => ({
 *   number,
 *   bots: number % 2 === 0 ? ["new", "old"] : ["old", "new"],
 *   points: number % 2 === 0 ? [70, 60] : [60, 70],
 *   winners: [number % 2],
 * }));
 * const { bot, decision, deals } = sprt(games, { elo0: 0, elo1: 100 });
 * [bot, decision]; // => ["new", "accepted"]
 * deals < 20; // => true
 * ```
 *
 * @throws {@link ArgumentError} if the hypotheses are not valid, or the games are not those of one arena with the same bots in each game.
 * @category Arena
 */
export function sprt(
  games: readonly Pick<PlayedGame, "number" | "bots" | "points" | "winners">[],
  options: SprtOptions,
): SprtResult {
  const hypotheses = checkSprt(options, "options");
  const list = checkGames(games, numbered).sort((one, other) => one.number - other.number);
  const [first] = list as ((typeof list)[number] | undefined)[];
  if (first?.number !== 0) {
    throw new ArgumentError("games", "expected the games of an arena from number 0 on");
  }
  const llrs: number[] = [];
  const tested = new TestedDeals(first.bots, hypotheses, (llr) => llrs.push(llr));
  for (const game of list) {
    if (!tested.isBetween(game.bots)) {
      const message = `expected ${quoted(first.bots)} in every game, got ${quoted(game.bots)} in game ${game.number}`;
      throw new ArgumentError("games", message);
    }
    tested.add(game);
  }
  return { ...tested.state(), llrs };
}
