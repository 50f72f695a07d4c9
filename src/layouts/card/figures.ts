/** The figures at the foot of a balance card. */
import { at, tag } from "../../picture/markup.js";
import { label, shortened } from "../../picture/text.js";
import type { Assessment } from "../assess/assessment.js";
import { type Chart, decimal, percent, WIDTH } from "./charts.js";
import type { CardWords } from "../../words/card-words.js";

const COLUMNS = 3;
const GAP = 10;
const BOX = 62;

/** Returns each figure with its label and its spread. */
function figuresOf(
  assessment: Assessment,
  words: CardWords,
): (readonly [figure: string, label: string, spread: string])[] {
  const { length, branching, leadChanges, behind, margin, halfway, spaces, contests } = assessment;
  const span = ([least, most]: readonly [number, number], times = 1): string =>
    `${(times * least).toFixed(0)}–${(times * most).toFixed(0)}`;
  return [
    [length.mean.toFixed(0), words.length, span(length.range)],
    [decimal(branching.mean, words), words.branching, span(branching.range)],
    [decimal(leadChanges.mean, words), words.leadChanges, span(leadChanges.range)],
    [percent(halfway.share, words), words.halfway, span(halfway.interval, 100)],
    [percent(behind.mean, words), words.behind, ""],
    [decimal(margin.mean, words), words.margin, span(margin.range)],
    ...contests.map(({ stronger, weaker, share, interval, games }) => {
      const text = words.contest(stronger, weaker);
      return [games === 0 ? "–" : percent(share, words), text, span(interval, 100)] as const;
    }),
    [words.outOf(spaces.unused.length, spaces.all), words.unused, ""],
  ];
}

/** Draws the figures in boxes. */
export function figuresChart(assessment: Assessment, words: CardWords): Chart {
  const figures = figuresOf(assessment, words);
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const boxes = figures.map(([figure, text, spread], index) =>
    at(
      (index % COLUMNS) * (width + GAP),
      Math.floor(index / COLUMNS) * (BOX + GAP),
      1,
      tag("rect", { width, height: BOX, rx: 12, class: "panel" }),
      label(14, 30, figure, "figure"),
      label(width - 14, 29, spread, "spread"),
      label(14, 51, shortened(text, 30), "hint"),
    ),
  );
  return {
    height: Math.ceil(figures.length / COLUMNS) * (BOX + GAP) - GAP,
    markup: boxes.join(""),
  };
}
