/** The end of a game: the winners, why it ended, the turning points, and what to do next. */
import { randomSeed } from "caravanserai";
import type { Analysis } from "caravanserai/bots";
import { turningPoints } from "../analysis/findings.js";
import { pointsText, textOf } from "../analysis/moves.js";
import { type App, messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { heading, labelOf, wordsOf } from "../language.js";
import { begin, lastOf, type Match } from "../match.js";
import { rotated } from "../players.js";
import { tellWinners } from "../tell.js";
import { scoreTable } from "./score.js";
import { saveRecord } from "./tools.js";

/** What the result asks of the screen. */
export interface ResultActions {
  /** Starts the analysis of the game. */
  analyse(): void;
  /** Shows a step on the board. */
  go(step: number): void;
}

/** The result of a match; empty while it goes on. */
export class Result {
  readonly element = h("div", { class: "result", role: "status" });
  readonly #points = h("div", { class: "turning-points" });
  #match: Match | undefined;

  constructor(
    private readonly app: App,
    private readonly names: readonly string[],
    private readonly actions: ResultActions,
  ) {}

  /** Shows the result of a match, and what its analysis has found up to now. */
  show(match: Match, analysis: Analysis | undefined, isRunning: boolean): void {
    const { over } = lastOf(match);
    this.element.hidden = !over;
    if (match !== this.#match) fill(this.element, ...(over ? this.#parts(match) : []));
    this.#match = match;
    if (over) this.#showPoints(match, analysis, isRunning);
  }

  #parts(match: Match): readonly HTMLElement[] {
    const { app, names } = this;
    const { texts } = app.language;
    const { kit } = match;
    const state = lastOf(match);
    const words = wordsOf(app.language, kit);
    const { winners } = kit.game.score(state);
    return [
      h("p", { class: "winners" }, tellWinners(words, winners, names)),
      h("p", {}, `${heading(labelOf(words.end, state.endReason ?? ""))}.`),
      scoreTable(kit, state, names, app.language),
      h(
        "div",
        { class: "row" },
        button(texts.again, () => this.#again(match), {
          class: "primary",
          title: texts.againHint,
        }),
        button(texts.takeRecord, () => saveRecord(match)),
      ),
      this.#points,
    ];
  }

  /** Starts the same game again, with another seed: everybody sits one seat further on. */
  #again({ kit, record, players }: Match): void {
    const { app } = this;
    try {
      app.open(begin(kit, { ...record.options, seed: randomSeed() }, rotated(players)));
    } catch (error) {
      // Such as options of a foreign record that only fit the old seed.
      app.notify(app.language.texts.badSetup, messageOf(error));
    }
  }

  /** Shows the turning points, or a button that looks for them. */
  #showPoints(match: Match, analysis: Analysis | undefined, isRunning: boolean): void {
    const { language } = this.app;
    const { texts } = language;
    if (analysis === undefined) {
      const look = button(texts.analyse, () => this.actions.analyse());
      fill(this.#points, isRunning ? texts.analysing : look);
      return;
    }
    const words = wordsOf(language, match.kit);
    const points = turningPoints(analysis).map(({ decision, loss }) => {
      const { number, seat, best, played } = decision;
      const made = played === null ? "" : textOf(words, played, this.names);
      const [better] = best;
      const text = words.whose(this.names[seat] ?? "", made);
      return h(
        "li",
        {},
        // The position in which it was decided, with the better moves drawn on it.
        button(`${number}. ${text}`, () => this.actions.go(number - 1), { class: "quiet" }),
        h(
          "span",
          { class: "hint" },
          texts.cost(
            pointsText(language, loss),
            better === undefined ? "" : textOf(words, better, this.names),
          ),
        ),
      );
    });
    fill(
      this.#points,
      h("h2", {}, texts.turningPoints),
      points.length > 0 && h("ol", {}, ...points),
      points.length === 0 && analysis.complete && texts.noTurningPoints,
    );
  }
}
