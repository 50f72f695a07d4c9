/** The balance card in English. */
import { type CardGame, type CardWords, gameName, signed, sourceName } from "../card-words.js";

/**
 * Returns the texts of a balance card in English, for the option `words` of `balanceCard`.
 *
 * @param game - The words of the game, for its name and its sources of points. Default: they are named as in the game's data.
 *
 * @example
 * ```ts
 * import { cardWords, nomadi } from "caravanserai/words/en";
 *
 * cardWords(nomadi).seat(0); // => "Seat 1 (begins)"
 * ```
 *
 * @category Words
 */
export const cardWords = (game?: CardGame): CardWords => ({
  untitled: "A board",
  subtitle: ({ game: id, players, games, bot }) =>
    `${gameName(game, id)} · ${players} players · ${games} games of ${bot}`,
  verdict: ({ verdict, seat, beyond }) => {
    const name = `seat ${seat + 1}`;
    switch (verdict) {
      case "fair":
        return "Fair to every seat";
      case "leaning":
        return beyond > 0 ? `Leans to ${name}` : `Leans against ${name}`;
      case "unfair":
        return `Unfair: ${name} ${signed(beyond)}`;
      case "unclear":
        return "Too few games to tell";
    }
  },
  seat: (seat) => `Seat ${seat + 1}${seat === 0 ? " (begins)" : ""}`,
  wins: "Wins by seat, with 95 % intervals",
  band: "shaded: within 5 points of an even share",
  sources: "Where points come from",
  everybody: "All",
  winners: "Winner",
  source: (name) => sourceName(game, name),
  length: "moves in a game",
  branching: "choices for a move",
  leadChanges: "changes of the lead",
  halfway: "leader half-way wins",
  behind: "of the game, winner behind",
  margin: "points ahead at the end",
  unused: "spaces never used",
  contest: (stronger, weaker) => `${stronger} beats ${weaker}`,
  outOf: (unused, all) => `${unused} of ${all}`,
  decimalMark: ".",
});
