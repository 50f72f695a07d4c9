/** The standings of a list of games: those of an unfinished arena, or of several arenas. */
import * as v from "valibot";
import { check, listOf, textOf, wholeNumber } from "../../kit/input/check.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import {
  areSeats,
  LONGEST_BOT,
  LONGEST_REASON,
  MOST_BOTS,
  MOST_GAMES,
  MOST_SEATS,
  pointsSchema,
} from "./check-job.js";
import { type Outcome, type Standing, tableOf } from "./standings.js";

const seat = wholeNumber(0, MOST_SEATS - 1);

// Games of an arena have more fields, which are ignored here.
const schema = v.object({
  bots: listOf(textOf(LONGEST_BOT, 1), MOST_SEATS, 1),
  points: listOf(pointsSchema, MOST_SEATS, 1),
  winners: listOf(seat, MOST_SEATS),
  forfeit: v.optional(v.object({ seat, reason: textOf(LONGEST_REASON) })),
});

/**
 * Returns the standings of some games, best bot first. {@link arena} returns those of all of its games; use this function for
 * the games played so far, or for the games of several arenas.
 *
 * @param games - The games, such as `games` of several arenas.
 *
 * @example
 * ```ts
 * import { standings } from "caravanserai/bots";
 *
 * const table = standings([
 *   { bots: ["hard", "easy"], points: [80, 61], winners: [0] },
 *   { bots: ["easy", "hard"], points: [58, 77], winners: [1] },
 * ]);
 * table.map(({ name, wins }) => `${name}: ${wins}`); // => ["hard: 2", "easy: 0"]
 * ```
 *
 * @throws {@link ArgumentError} if the value is not a list of games, or has more than 200 different bots.
 * @category Arena
 */
export function standings(games: readonly Outcome[]): readonly Standing[] {
  const names = new Set<string>();
  return tableOf(
    readGames(games).map((game: unknown, index): Outcome => {
      if (typeof game !== "object" || game === null) {
        throw new ArgumentError(`games[${index}]`, `expected a game, got ${quoted(game)}`);
      }
      const checked = check(schema, game);
      if (checked.good) {
        const { forfeit, ...outcome } = checked.value;
        const seats = outcome.bots.length;
        const isWhole = outcome.points.length === seats && areSeats(outcome.winners, seats);
        for (const bot of outcome.bots) names.add(bot);
        if (names.size > MOST_BOTS) {
          throw new ArgumentError("games", `expected at most ${MOST_BOTS} different bots`);
        }
        if (isWhole) return forfeit === undefined ? outcome : { ...outcome, forfeit };
        throw new ArgumentError(
          `games[${index}]`,
          `expected points and winners for ${seats} seats`,
        );
      }
      const [{ path, message }] = checked.problems;
      throw new ArgumentError(`games[${index}]${path === "" ? "" : `.${path}`}`, message);
    }),
  );
}

/** Reads a list of games from outside, once. */
function readGames(given: unknown): readonly unknown[] {
  try {
    if (Array.isArray(given)) {
      const { length } = given;
      if (length <= MOST_GAMES) return Array.from({ length }, (_, index): unknown => given[index]);
    }
  } catch {
    // A value that can't be read is not a list.
  }
  throw new ArgumentError(
    "games",
    `expected a list of at most ${MOST_GAMES} games, got ${quoted(given)}`,
  );
}
