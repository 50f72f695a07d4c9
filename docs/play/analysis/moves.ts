/** Moves as texts, with the points that they promise. */
import type { AnalysedDecision, AnalysedMove } from "caravanserai/bots";
import { h } from "../dom.js";
import type { Language, PlayWords } from "../language.js";
import { describeMove } from "../tell.js";

/** Writes a number of points with one decimal, as the language does. */
export const pointsText = ({ id }: Language, points: number): string =>
  new Intl.NumberFormat(id, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace("-", "−");

/** Describes a move as a button would. */
export const textOf = (
  words: PlayWords,
  { move, text }: Pick<AnalysedMove, "move" | "text">,
  names: readonly string[],
): string => describeMove(words, move, names, text);

/** Makes the list of the best moves of a decision, each with the points that its player can expect. */
export function bestMoves(
  { best, seat, played }: AnalysedDecision,
  language: Language,
  words: PlayWords,
  names: readonly string[],
): HTMLElement {
  const { texts } = language;
  return h(
    "ol",
    { class: "best", "aria-label": texts.bestMoves },
    ...best.map((one) => {
      const points = one.expected[seat];
      const isPlayed = played?.text === one.text;
      return h(
        "li",
        {},
        h("span", { class: "what" }, textOf(words, one, names)),
        isPlayed && h("span", { class: "played" }, texts.played),
        points !== undefined &&
          h("span", { class: "expected" }, texts.points(pointsText(language, points))),
      );
    }),
  );
}
