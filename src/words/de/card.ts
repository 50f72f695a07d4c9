/** The balance card in German. */
import { type CardGame, type CardWords, gameName, signed, sourceName } from "../card-words.js";

/**
 * Returns the texts of a balance card in German, for the option `words` of `balanceCard`.
 *
 * @param game - The words of the game, for its name and its sources of points. Default: they are named as in the game's data.
 *
 * @example
 * ```ts
 * import { cardWords, nomadi } from "caravanserai/words/de";
 *
 * cardWords(nomadi).seat(0); // => "Platz 1 (beginnt)"
 * ```
 *
 * @category Words
 */
export const cardWords = (game?: CardGame): CardWords => ({
  untitled: "Ein Plan",
  subtitle: ({ game: id, players, games, bot }) =>
    `${gameName(game, id)} · ${players} Spieler · ${games} Partien von ${bot}`,
  verdict: ({ verdict, seat, beyond }) => {
    const name = `Platz ${seat + 1}`;
    switch (verdict) {
      case "fair":
        return "Fair für jeden Platz";
      case "leaning":
        return beyond > 0 ? `Begünstigt ${name}` : `Benachteiligt ${name}`;
      case "unfair":
        return `Unfair: ${name} ${signed(beyond)}`;
      case "unclear":
        return "Zu wenige Partien";
    }
  },
  seat: (seat) => `Platz ${seat + 1}${seat === 0 ? " (beginnt)" : ""}`,
  wins: "Siege nach Platz, 95-%-Intervalle",
  band: "getönt: ±5 Punkte um den gleichen Anteil",
  sources: "Woher die Punkte kommen",
  everybody: "Alle",
  winners: "Sieger",
  source: (name) => sourceName(game, name),
  length: "Züge in einer Partie",
  branching: "Möglichkeiten für einen Zug",
  leadChanges: "Wechsel der Führung",
  halfway: "wer zur Hälfte führt, gewinnt",
  behind: "der Partie: Sieger zurück",
  margin: "Punkte Vorsprung am Ende",
  unused: "nie benutzte Felder",
  contest: (stronger, weaker) => `${stronger} schlägt ${weaker}`,
  outOf: (unused, all) => `${unused} von ${all}`,
  decimalMark: ",",
});
