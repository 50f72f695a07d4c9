/** The balance card in French. */
import { type CardGame, type CardWords, gameName, signed, sourceName } from "../card-words.js";

/**
 * Returns the texts of a balance card in French, for the option `words` of `balanceCard`.
 *
 * @param game - The words of the game, for its name and its sources of points. Default: they are named as in the game's data.
 *
 * @example
 * ```ts
 * import { cardWords, nomadi } from "caravanserai/words/fr";
 *
 * cardWords(nomadi).seat(0); // => "Place 1 (débute)"
 * ```
 *
 * @category Words
 */
export const cardWords = (game?: CardGame): CardWords => ({
  untitled: "Un plateau",
  subtitle: ({ game: id, players, games, bot }) =>
    `${gameName(game, id)} · ${players} joueurs · ${games} parties de ${bot}`,
  verdict: ({ verdict, seat, beyond }) => {
    const name = `la place ${seat + 1}`;
    switch (verdict) {
      case "fair":
        return "Équitable pour toutes";
      case "leaning":
        return beyond > 0 ? `Favorise ${name}` : `Désavantage ${name}`;
      case "unfair":
        return `Injuste\u00a0: place ${seat + 1} ${signed(beyond)}`;
      case "unclear":
        return "Trop peu de parties";
    }
  },
  seat: (seat) => `Place ${seat + 1}${seat === 0 ? " (débute)" : ""}`,
  wins: "Victoires par place, intervalles à 95\u00a0%",
  band: "teinté\u00a0: à 5 points au plus d’une part égale",
  sources: "D’où viennent les points",
  everybody: "Tous",
  winners: "Gagnant",
  source: (name) => sourceName(game, name),
  length: "coups par partie",
  branching: "choix par coup",
  leadChanges: "changements de tête",
  halfway: "le meneur à mi-partie gagne",
  behind: "de la partie, gagnant mené",
  margin: "points d’avance à la fin",
  unused: "cases jamais utilisées",
  contest: (stronger, weaker) => `${stronger} bat ${weaker}`,
  outOf: (unused, all) => `${unused} sur ${all}`,
  decimalMark: ",",
});
