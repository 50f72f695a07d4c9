/** Checks jobs and games of an arena that come from another thread, another machine or a queue. */
import * as v from "valibot";
import {
  check,
  listOf,
  nameSchema,
  seedSchema,
  textOf,
  wholeNumber,
} from "../../kit/input/check.js";
import { ArenaError, ArgumentError, type Problem, quoted } from "../../kit/errors.js";
import { LONGEST_NOTATION, MOST_MOVES } from "../../kit/input/limits.js";
import { entriesOf, fieldsOf } from "../../kit/input/plain.js";
import type { ArenaJob, ArenaWatch, PlayedGame } from "./job.js";
import { checkSignal } from "../thinking.js";

/** More bots than any game has seats. */
export const MOST_SEATS = 10;

/** The maximum number of games of an arena: each is one job, and all jobs are held in memory. */
export const MOST_GAMES = 1_000_000;

/** The maximum length of a bot's name, which may be the command line of a program. */
export const LONGEST_BOT = 1_000;

/** The maximum length of a forfeit's reason, which may quote the output of a program. */
export const LONGEST_REASON = 2_000;

/** The maximum number of bots in an arena and in standings: the cost of ratings is quadratic in it. */
export const MOST_BOTS = 200;

/** The maximum of points, so that sums of them stay finite. */
export const MOST_POINTS = 1_000_000_000;

const number = wholeNumber(0, MOST_GAMES - 1);
const names = listOf(textOf(LONGEST_BOT, 1), MOST_SEATS, 1);
/** The points of a seat. */
export const pointsSchema = v.pipe(
  v.number(),
  v.check(
    (points) => Math.abs(points) <= MOST_POINTS,
    `a number from -${MOST_POINTS} to ${MOST_POINTS}`,
  ),
);

/** The options, which the game checks. */
const anyObject = v.custom<object>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "an object",
);

const jobSchema = v.strictObject({
  game: nameSchema,
  number,
  seed: seedSchema,
  bots: names,
  options: anyObject,
  records: v.boolean(),
});

const recordSchema = v.strictObject({
  game: nameSchema,
  version: wholeNumber(1, 1_000_000),
  options: anyObject,
  moves: listOf(textOf(LONGEST_NOTATION), MOST_MOVES),
});

const playedSchema = v.strictObject({
  number,
  seed: seedSchema,
  bots: names,
  points: listOf(pointsSchema, MOST_SEATS, 1),
  winners: listOf(wholeNumber(0, MOST_SEATS - 1), MOST_SEATS, 1),
  forfeit: v.optional(
    v.strictObject({ seat: wholeNumber(0, MOST_SEATS - 1), reason: textOf(LONGEST_REASON) }),
  ),
  record: v.optional(recordSchema),
});

/** Formats a problem in one line. A message that names its place needs no path before it. */
export const told = ({ path, message }: Problem): string =>
  path === "" || message.includes(`\`${path}\``) ? message : `${path}: ${message}`;

/** Returns a checked copy of a job. Throws an `ArgumentError`. */
export function checkJob(value: unknown): ArenaJob {
  const checked = check(jobSchema, value);
  if (checked.good) return checked.value;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "job" : `job.${path}`, message);
}

/** Checks the arguments of a runner, read once. Throws an `ArgumentError`. Each job is checked later, before it is played. */
export function checkRun(
  jobs: unknown,
  watch: unknown,
): { readonly jobs: readonly unknown[]; readonly watch: ArenaWatch } {
  const list = entriesOf(jobs, MOST_GAMES);
  if (list === undefined) {
    throw new ArgumentError(
      "jobs",
      `expected a list of at most ${MOST_GAMES} jobs, got ${quoted(jobs)}`,
    );
  }
  const { report, signal } = fieldsOf(watch, "report", "signal");
  if (typeof report !== "function") {
    throw new ArgumentError("watch.report", `expected a function, got ${quoted(report)}`);
  }
  checkSignal(signal);
  // Both were just checked.
  return { jobs: list, watch: { report, signal } as ArenaWatch };
}

/** Tests whether some seats are of a game with this many, each named once. */
export const areSeats = (list: readonly number[], seats: number): boolean =>
  new Set(list).size === list.length && list.every((seat) => seat < seats);

/** Throws an `ArenaError` if a worker answers to another job than the one that it was given. */
export function checkAnswer(game: unknown, job: ArenaJob): void {
  const { number: answered } = fieldsOf(game, "number");
  if (answered === job.number) return;
  throw new ArenaError(
    "broken",
    `a worker was to play game ${job.number}, and answered with game ${quoted(answered)}`,
  );
}

/** Returns a checked copy of a game that was played for one of the jobs. Throws an `ArenaError`. */
export function checkPlayed(value: unknown, jobs: readonly ArenaJob[]): PlayedGame {
  const checked = check(playedSchema, value);
  if (!checked.good) {
    throw new ArenaError("broken", `not a game of this arena: ${told(checked.problems[0])}`);
  }
  const { record, forfeit, ...outcome } = checked.value;
  const job = jobs[outcome.number] as ArenaJob | undefined;
  const seats = outcome.bots.length;
  const fits =
    job?.seed === outcome.seed &&
    job.bots.length === seats &&
    job.bots.every((bot, seat) => bot === outcome.bots[seat]) &&
    outcome.points.length === seats &&
    areSeats(outcome.winners, seats) &&
    (forfeit === undefined || (forfeit.seat < seats && !outcome.winners.includes(forfeit.seat))) &&
    job.records === (record !== undefined) &&
    (record === undefined || record.game === job.game);
  if (fits) {
    return {
      ...outcome,
      ...(forfeit === undefined ? {} : { forfeit }),
      ...(record === undefined ? {} : { record }),
    };
  }
  throw new ArenaError("broken", `game ${outcome.number} is not the one that was to be played`);
}

/** Returns checked copies of games that were played before for some of the jobs, in order. Throws an `ArgumentError`. */
export function checkPlayedBefore(given: unknown, jobs: readonly ArenaJob[]): PlayedGame[] {
  const list = entriesOf(given === undefined ? [] : given, MOST_GAMES);
  if (list === undefined) {
    throw new ArgumentError(
      "played",
      `expected a list of at most ${MOST_GAMES} games, got ${quoted(given)}`,
    );
  }
  const games = list.flatMap((game, index) => {
    const { number: played } = fieldsOf(game, "number");
    if (typeof played === "number" && played >= jobs.length) return [];
    try {
      return [checkPlayed(game, jobs)];
    } catch (error) {
      if (!ArenaError.is(error)) throw error;
      throw new ArgumentError(`played[${index}]`, error.message);
    }
  });
  return games.sort((one, other) => one.number - other.number);
}
