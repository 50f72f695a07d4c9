/** The charts of a balance card: wins by seat, and points by source. */
import { rounded, tag } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { label, shortened } from "../../picture/text.js";
import { colour } from "../../picture/theme.js";
import type { Assessment } from "../assess/assessment.js";
import { SOURCE_COLOURS } from "./style.js";
import type { CardWords } from "../../words/card-words.js";

/** A drawing of a known height. */
export interface Chart {
  readonly height: number;
  readonly markup: string;
}

/** The width of a card's inside. */
export const WIDTH = 700;

/** The chart between the names of seats and their numbers. */
const LEFT = 160;
const RIGHT = 560;
const ROW = 40;

/** Formats a number with one decimal. */
export const decimal = (number: number, { decimalMark }: CardWords): string =>
  number.toFixed(1).replace(".", () => decimalMark);

/** Formats a share as percent. */
export const percent = (share: number, words: CardWords): string =>
  `${decimal(100 * share, words)} %`;

/** The chart shows at least this distance from an even share, so that small differences look small. */
const REACH = 0.15;

/** Draws the wins of each seat with their intervals, on a band that is fair. */
export function seatsChart({ seats, players, games }: Assessment, words: CardWords): Chart {
  const even = 1 / players;
  const bounds = games === 0 ? [] : seats.flatMap(({ interval }) => [...interval]);
  const reach = Math.max(REACH, ...bounds.map((bound) => Math.abs(bound - even) + 0.02));
  const [from, to] = [Math.max(0, even - reach), Math.min(1, even + reach)];
  const x = (share: number): number => LEFT + ((RIGHT - LEFT) * (share - from)) / (to - from);
  const top = 36;
  const bottom = top + seats.length * ROW;
  const rows = seats.map(({ share, interval: [least, most] }, seat) => {
    const y = top + (seat + 0.5) * ROW;
    const tone = `stroke:${colour(`seat-${seat % 5}`)}`;
    const bar = { x1: x(least), x2: x(most), y1: y, y2: y, class: "whisker", style: tone };
    const spread = `${(100 * least).toFixed(0)}–${(100 * most).toFixed(0)}`;
    return [
      label(0, y + 5, shortened(words.seat(seat), 18), "seat"),
      tag("line", { x1: LEFT, x2: RIGHT, y1: y, y2: y, class: "track" }),
      games === 0 ? "" : tag("line", bar) + seatMark(seat % 5, 9, Number(rounded(x(share))), y),
      label(RIGHT + 80, y + 5, games === 0 ? "–" : percent(share, words), "value"),
      label(WIDTH, y + 5, games === 0 ? "" : spread, "spread"),
    ].join("");
  });
  const band = [x(Math.max(from, even - 0.05)), x(Math.min(to, even + 0.05))] as const;
  return {
    height: bottom + 18,
    markup: [
      label(0, 16, words.wins, "heading"),
      label(WIDTH, 16, words.band, "hint end"),
      tag("rect", {
        ...{ x: band[0], width: band[1] - band[0], class: "band", rx: 4 },
        ...{ y: top - 6, height: bottom - top + 8 },
      }),
      tag("line", { x1: x(even), x2: x(even), y1: top - 6, y2: bottom + 2, class: "even" }),
      ...rows,
      ...[from, even, to].map((share) =>
        label(x(share), bottom + 18, percent(share, words), "tick"),
      ),
    ].join(""),
  };
}

const BAR = 24;
/** The columns of the legend. */
const COLUMNS = 2;

/** Draws the points of all seats and of winners as bars, with a legend. */
export function sourcesChart({ sources }: Assessment, words: CardWords): Chart {
  const from = 80;
  const sum = (of: "points" | "winners"): number =>
    sources.reduce((total, one) => total + Math.max(0, one[of].mean), 0);
  const scale = (WIDTH - from - 60) / Math.max(1, sum("points"), sum("winners"));
  const bar = (of: "points" | "winners", text: string, y: number): string => {
    let at = from;
    const parts = sources.map((source, index) => {
      const width = Math.max(0, source[of].mean) * scale;
      const part = tag("rect", {
        ...{ x: at, y, width, height: BAR },
        style: `fill:${colour(`source-${index % SOURCE_COLOURS}`)}`,
      });
      at += width;
      return width === 0 ? "" : part;
    });
    const total = sources.reduce((all, one) => all + one[of].mean, 0);
    return (
      label(0, y + 17, shortened(text, 8), "seat") +
      parts.join("") +
      label(at + 10, y + 17, total.toFixed(0), "seat")
    );
  };
  const legend = sources.map(({ name, points, winners }, index) => {
    const [left, y] = [
      (index % COLUMNS) * (WIDTH / COLUMNS),
      108 + Math.floor(index / COLUMNS) * 24,
    ];
    const text = `${shortened(words.source(name), 28)} ${decimal(points.mean, words)} / ${decimal(winners.mean, words)}`;
    return (
      tag("rect", {
        ...{ x: left, y: y - 12, width: 14, height: 14, rx: 3 },
        style: `fill:${colour(`source-${index % SOURCE_COLOURS}`)}`,
      }) + label(left + 20, y, text, "hint")
    );
  });
  return {
    height: 96 + Math.ceil(sources.length / COLUMNS) * 24,
    markup:
      label(0, 16, words.sources, "heading") +
      bar("points", words.everybody, 30) +
      bar("winners", words.winners, 30 + BAR + 8) +
      legend.join(""),
  };
}
