/** Checks lists of games that come from outside, for standings and tests. */
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
import type { Outcome } from "./standings.js";

/** The part of an outcome that is always there. */
type Seated = Pick<Outcome, "bots" | "points" | "winners">;

const seat = wholeNumber(0, MOST_SEATS - 1);

/** The fields of an outcome that are always there. Games of an arena have more fields, which are ignored. */
export const seatedFields = {
  bots: listOf(textOf(LONGEST_BOT, 1), MOST_SEATS, 1),
  points: listOf(pointsSchema, MOST_SEATS, 1),
  winners: listOf(seat, MOST_SEATS),
};

/** An outcome. */
export const outcomeSchema = v.object({
  ...seatedFields,
  forfeit: v.optional(v.object({ seat, reason: textOf(LONGEST_REASON) })),
});

/** Returns a checked copy of some games. Throws an `ArgumentError`. */
export function checkGames<Checked extends Seated>(
  games: unknown,
  schema: v.GenericSchema<Checked>,
): Checked[] {
  const names = new Set<string>();
  return readGames(games).map((game: unknown, index): Checked => {
    if (typeof game !== "object" || game === null) {
      throw new ArgumentError(`games[${index}]`, `expected a game, got ${quoted(game)}`);
    }
    const checked = check(schema, game);
    if (!checked.good) {
      const [{ path, message }] = checked.problems;
      throw new ArgumentError(`games[${index}]${path === "" ? "" : `.${path}`}`, message);
    }
    const { bots, points, winners } = checked.value;
    for (const bot of bots) names.add(bot);
    if (names.size > MOST_BOTS) {
      throw new ArgumentError("games", `expected at most ${MOST_BOTS} different bots`);
    }
    if (points.length === bots.length && areSeats(winners, bots.length)) return checked.value;
    throw new ArgumentError(
      `games[${index}]`,
      `expected points and winners for ${bots.length} seats`,
    );
  });
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
