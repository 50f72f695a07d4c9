/** The plan of an assessment: its options, checked, as jobs of an arena. */
import { MOST_GAMES, MOST_SEATS } from "../../bots/arena/check-job.js";
import { checkBots, checkCount, checkRunner, idOf } from "../../bots/arena/check-plan.js";
import type { ArenaJob } from "../../bots/arena/job.js";
import { pairings } from "../../bots/arena/pairings.js";
import { checkSignal } from "../../bots/thinking.js";
import type { GameTypes, Seed } from "../../game.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { checkSeed } from "../../kit/input/check.js";
import { copyOf } from "../../kit/input/copy-options.js";
import { entriesOf } from "../../kit/input/plain.js";
import type { AssessOptions } from "./assess.js";

/** The bots of a contest. */
interface Pairing {
  readonly stronger: string;
  readonly weaker: string;
}

/** All games of an assessment: first those about the board, then each contest. */
export interface AssessmentPlan {
  readonly game: string;
  readonly board: string | null;
  readonly players: number;
  readonly bot: string;
  readonly seed: Seed;
  /** The number of games about the board. */
  readonly games: number;
  readonly contests: readonly Pairing[];
  /** Returns the index of the contest to which a game belongs. */
  readonly contestOf: (number: number) => number;
  readonly jobs: readonly ArenaJob[];
}

/** The default bot: a millisecond or two for each move. */
const BOT = "mcts:50";

/** The maximum number of contests of an assessment. */
export const MOST_CONTESTS = 10;

/** Returns the games of an assessment, or throws an error that says why it can't be played. */
export function planned<Types extends GameTypes>(given: AssessOptions<Types>): AssessmentPlan {
  // All of them come from outside, whatever their types.
  const { game, players, games, bot = BOT, options = {}, resolve, runner, signal } = given;
  const seed = checkSeed(given.seed);
  checkRunner(runner);
  checkSignal(signal);
  checkCount("players", players, 2);
  if (players > MOST_SEATS) {
    throw new ArgumentError("players", `expected at most ${MOST_SEATS} players, got ${players}`);
  }
  checkCount("games", games, 1);
  const { contestGames = Math.ceil(games / 4), onProgress } = given;
  checkCount("contestGames", contestGames, 0);
  if (onProgress !== undefined && typeof (onProgress as unknown) !== "function") {
    throw new ArgumentError("onProgress", `expected a function, got ${quoted(onProgress)}`);
  }
  const names = { game, ...(resolve && { resolve }), ...(runner && { runner }) };
  checkBots<Types>({ ...names, bots: [checkName("bot", bot)] });
  const contests = contestGames === 0 ? [] : contestsOf(given.contests, bot);
  checkBots<Types>({
    ...names,
    bots: contests.flatMap(({ stronger, weaker }) => [stronger, weaker]),
  });
  const each = Math.ceil(contestGames / players) * players;
  const all = games + contests.length * each;
  if (all > MOST_GAMES) {
    throw new ArgumentError("games", `expected at most ${MOST_GAMES} games in all, got ${all}`);
  }
  const plain = copyOf(options);
  const setUp = { ...plain, players, seed: `${String(seed)}/0` } as unknown as Types["options"];
  const id = idOf(game, setUp);
  const job = { game: id, options: plain };
  const jobs: ArenaJob[] = Array.from({ length: games }, (_, number) => ({
    ...job,
    number,
    // Another deal in each game, since all bots are the same: so games are independent.
    seed: `${String(seed)}/${number}`,
    bots: new Array<string>(players).fill(bot),
    records: true,
  }));
  for (const { stronger, weaker } of contests) {
    const stream = `${String(seed)}/${stronger}/${weaker}`;
    for (const { seed: deal, seats } of pairings(players, players, contestGames, stream)) {
      jobs.push({
        ...job,
        number: jobs.length,
        seed: deal,
        bots: seats.map((seat) => (seat === 0 ? stronger : weaker)),
        records: false,
      });
    }
  }
  return {
    ...{ game: id, board: boardName(game.setup(setUp)), players, bot, seed, games, contests, jobs },
    contestOf: (number) => Math.floor((number - games) / each),
  };
}

/** Returns a name. Throws an `ArgumentError` for anything else: bots as objects have seeds of their own, and can't be sent elsewhere. */
function checkName(where: string, name: unknown): string {
  if (typeof name === "string") return name;
  throw new ArgumentError(where, `expected the name of a bot, got ${quoted(name)}`);
}

/** A budget by name. */
const BUDGET = /^mcts:(?<amount>[1-9][0-9]{0,7})(?<unit>(?:ms)?)$/u;

/** Returns the contests: by default `medium` against `easy`, and twice the budget of the bot against once. */
function contestsOf(given: unknown, bot: string): readonly Pairing[] {
  if (given === undefined) {
    const { amount, unit } = BUDGET.exec(bot)?.groups ?? BUDGET.exec(BOT)?.groups ?? {};
    return [
      { stronger: "medium", weaker: "easy" },
      { stronger: `mcts:${2 * Number(amount)}${unit}`, weaker: `mcts:${amount}${unit}` },
    ];
  }
  const list = entriesOf(given, MOST_CONTESTS);
  if (list === undefined) {
    const wanted = `expected a list of at most ${MOST_CONTESTS} pairs of bots`;
    throw new ArgumentError("contests", `${wanted}, got ${quoted(given)}`);
  }
  return list.map((pair, index) => {
    const where = `contests[${index}]`;
    const bots = entriesOf(pair, 2);
    if (bots?.length !== 2 || bots[0] === bots[1]) {
      throw new ArgumentError(where, `expected two different bots, got ${quoted(pair)}`);
    }
    const [stronger, weaker] = bots.map((bot) => checkName(where, bot));
    return { stronger, weaker };
  });
}

/** Returns the name of the board in a state: that of the first field which has a name. */
function boardName(state: object): string | null {
  for (const part of Object.values(state) as unknown[]) {
    if (typeof part !== "object" || part === null) continue;
    const { name } = part as { readonly name?: unknown };
    if (typeof name === "string") return name;
  }
  return null;
}
