/** The standings of a list of games: those of an unfinished arena, or of several arenas. */
import { checkGames, outcomeSchema } from "./check-games.js";
import { type Outcome, type Standing, tableOf } from "./standings.js";

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
  return tableOf(
    checkGames(games, outcomeSchema).map(({ forfeit, ...outcome }) =>
      forfeit === undefined ? outcome : { ...outcome, forfeit },
    ),
  );
}
