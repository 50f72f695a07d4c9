/** The score at the end: a bar for each seat, made of its sources of points. */
import type { SeatScore, StateBase } from "caravanserai";
import { h } from "../dom.js";
import type { PlayKit } from "../kits/kit.js";
import { heading, type Language, labelOf, wordsOf } from "../language.js";
import { seatMark } from "./seat-mark.js";

const NOT_SOURCES = new Set(["complete", "total", "tieBreak"]);

/** Returns the sources of points. */
const sourcesOf = (points: SeatScore): readonly string[] =>
  Object.keys(points).filter((key) => !NOT_SOURCES.has(key));

const pointsOf = (points: SeatScore, key: string): number => Number(Reflect.get(points, key));

const minus = (points: number): string => String(points).replace("-", "−");

/** Makes the table of a state: a row for each seat, the winners first. */
export function scoreTable(
  kit: PlayKit,
  state: StateBase,
  names: readonly string[],
  language: Language,
): HTMLElement {
  const { texts } = language;
  const { source } = wordsOf(language, kit);
  const { seats, winners } = kit.game.score(state);
  const sources = sourcesOf(seats[0]);
  const label = (key: string): string => heading(labelOf(source, key));
  const positive = (points: SeatScore): number =>
    sources.reduce((sum, key) => sum + Math.max(0, pointsOf(points, key)), 0);
  const longest = Math.max(1, ...seats.map(positive));
  const order = [...seats.keys()].sort(
    (one, other) =>
      Number(winners.includes(other)) - Number(winners.includes(one)) ||
      (seats[other]?.total ?? 0) - (seats[one]?.total ?? 0),
  );
  const segment = (points: SeatScore, key: string, index: number): HTMLElement => {
    const value = pointsOf(points, key);
    return h(
      "span",
      {
        class: `segment source-${index}${value < 0 ? " lost" : ""}`,
        style: `flex-grow:${Math.max(0, value)}`,
        title: `${label(key)}: ${minus(value)}`,
        hidden: value === 0,
      },
      h("span", { class: "visually-hidden" }, `${label(key)}: `),
      minus(value),
    );
  };
  const row = (seat: number): HTMLElement | null => {
    const points = seats[seat];
    if (points === undefined) return null;
    const { total, tieBreak } = points;
    const share = Math.round((100 * positive(points)) / longest);
    return h(
      "tr",
      { class: winners.includes(seat) ? "winner" : "" },
      h("th", { scope: "row" }, seatMark(seat), h("span", { class: "name" }, names[seat] ?? "")),
      h(
        "td",
        { class: "bars" },
        h(
          "div",
          { class: "bar", style: `width:${share}%` },
          ...sources.map((key, index) => segment(points, key, index)),
        ),
      ),
      h(
        "td",
        {
          class: "total",
          ...(tieBreak === undefined ? {} : { title: `${label("tieBreak")}: ${tieBreak}` }),
        },
        minus(total),
      ),
    );
  };
  return h(
    "table",
    { class: "score" },
    h("caption", { class: "visually-hidden" }, texts.score),
    h("tbody", {}, ...order.map(row)),
    h(
      "tfoot",
      {},
      h(
        "tr",
        {},
        h(
          "td",
          { colspan: 3, class: "legend" },
          ...sources.map((key, index) =>
            h("span", {}, h("i", { class: `segment source-${index}` }), label(key)),
          ),
        ),
      ),
    ),
  );
}
