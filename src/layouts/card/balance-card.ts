/** Draws what play says of a board as one picture. */
import { framed } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { label, shortened } from "../../picture/text.js";
import { colour } from "../../picture/theme.js";
import type { Assessment, Verdict } from "../assess/assessment.js";
import { seatsChart, sourcesChart, WIDTH } from "./charts.js";
import { checkAssessment, checkCardOptions } from "./check-card.js";
import { figuresChart } from "./figures.js";
import { PALETTE, RULES } from "./style.js";
import type { CardWords } from "../../words/card-words.js";

export type { CardSubject, CardVerdict, CardWords } from "../../words/card-words.js";

/** The options of {@link balanceCard}. @category Balance */
export interface CardOptions {
  /** Light, dark, or the reader's preference. Default: `auto`. */
  readonly theme?: "light" | "dark" | "auto";
  /** The width of the picture in pixels. Default: the available width. */
  readonly width?: number;
  /** Texts in another language, all or some of them, such as `cardWords(nomadi)` of `caravanserai/words/fr`. Default: English. */
  readonly words?: Partial<CardWords>;
}

const EDGE = 30;
const BADGE = { width: 272, height: 44 };
const SECTION = 30;

/** The colour and the mark of each verdict: a tick, a tilted line, a cross, a question mark. */
const BADGES: Readonly<Record<Verdict, readonly [colour: string, mark: string]>> = {
  fair: ["good", "M-7 0L-2 6L8-6"],
  leaning: ["unsure", "M-8-4L8 4M0 0V9M-5 9H5"],
  unfair: ["bad", "M-6-6L6 6M-6 6L6-6"],
  unclear: ["unknown", "M-4-4A4.5 4.5 0 1 1 0 1V3M0 8V8.5"],
};

/**
 * Draws the balance card of a board as SVG: who wins, where points come from, and how games go, with intervals.
 *
 * @param assessment - The result of `assess`, also one that is not finished, or one from a file.
 * @param options - The theme, the width, and texts in another language.
 *
 * @example
 * ```ts
 * import { assess, balanceCard } from "caravanserai/layouts";
 * import * as game from "caravanserai/nomadi";
 *
 * const assessment = await assess<game.Types>({
 *   game,
 *   options: { layout: game.shortCourse },
 *   players: 2,
 *   games: 2,
 *   seed: 1,
 *   bot: "random",
 *   contestGames: 0,
 * });
 * balanceCard(assessment, { theme: "light" }).includes("Short Course"); // => true
 * ```
 *
 * @throws {@link ArgumentError} if the value is no assessment, or an option has a wrong value.
 * @category Balance
 */
export function balanceCard(assessment: Assessment, options: CardOptions = {}): string {
  const { words, ...frame } = checkCardOptions(options);
  const shown = checkAssessment(assessment);
  const title = shown.board ?? words.untitled;
  const beyond = 100 * (shown.seats[shown.extreme].share - 1 / shown.players);
  const verdict = words.verdict({ verdict: shown.verdict, seat: shown.extreme, beyond });
  let y = 112;
  const parts = [seatsChart(shown, words), sourcesChart(shown, words), figuresChart(shown, words)];
  const body = parts.map(({ height, markup }) => {
    const part = at(EDGE, y, 1, markup);
    y += height + SECTION;
    return part;
  });
  return framed(
    {
      game: "balance-card",
      title: `${title}: ${verdict}`,
      width: WIDTH + 2 * EDGE,
      height: y - SECTION + EDGE,
      palette: PALETTE,
      rules: RULES,
      body: [
        label(EDGE, 54, shortened(title, 22), "title"),
        label(EDGE, 82, shortened(words.subtitle(shown), 80), "subtitle"),
        badge(shown.verdict, verdict),
        ...body,
      ].join(""),
    },
    frame,
  );
}

/** Draws the verdict: a mark and a text on a colour. */
function badge(verdict: Verdict, text: string): string {
  const [tone, mark] = BADGES[verdict];
  const { width, height } = BADGE;
  return at(
    EDGE + WIDTH - width,
    18,
    1,
    tag("rect", { width, height, rx: height / 2, style: `fill:${colour(tone)}` }),
    at(
      26,
      height / 2,
      1,
      tag("path", {
        d: mark,
        style: "fill:none;stroke:var(--paper);stroke-width:3.5;stroke-linecap:round",
      }),
    ),
    label(width / 2 + 12, height / 2 + 6, shortened(text, 28), "verdict"),
  );
}
