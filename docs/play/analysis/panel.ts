/** The analysis of a game: its progress and the graph of expected points in the drawer, the best moves beside the board. */
import type { Analysis } from "caravanserai/bots";
import { messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { type Language, wordsOf } from "../language.js";
import type { Remarks } from "../log/log.js";
import { lengthOf, type Match } from "../match.js";
import { analysisOf } from "./analyst.js";
import { blundersOf, decisionAt, expectedLines } from "./findings.js";
import { Graph } from "./graph.js";
import { bestMoves, pointsText } from "./moves.js";

/** What the panel asks of the screen. */
export interface AnalysisActions {
  /** Shows a step on the board. */
  go(step: number): void;
  /** Called when there is more to show: another decision, or an end. */
  changed(): void;
}

/** The analysis of a match that is over or was played by bots alone. */
export class AnalysisPanel {
  readonly element: HTMLElement;
  /** The analysis so far. */
  analysis: Analysis | undefined;
  /** The remarks about blunders, for the log. */
  remarks: Remarks = new Map();
  readonly #control = h("div", { class: "row" });
  readonly #graph: Graph;
  /** The best moves at the step shown, for a place beside the board. */
  readonly best = h("div", { class: "advice" });
  /** Aborts the analysis that is running. */
  #running: AbortController | undefined;
  #match: Match | undefined;

  constructor(
    private readonly language: Language,
    private readonly names: readonly string[],
    private readonly actions: AnalysisActions,
  ) {
    const { texts } = language;
    this.#graph = new Graph(texts.expectedPoints, (step) => actions.go(step));
    this.element = h(
      "section",
      { class: "analysis", "aria-label": texts.analysis, hidden: true },
      h("h2", {}, texts.analysis),
      this.#control,
      this.#graph.element,
    );
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Shows the analysis at a step, if the game may be analysed. An analysis of other moves is dropped. */
  show(match: Match, step: number, isAllowed: boolean): void {
    if (match !== this.#match) {
      this.stop();
      this.#match = match;
      this.#set(undefined);
      this.#drawControl();
    }
    this.element.hidden = !isAllowed;
    const { analysis } = this;
    const decision = analysis && decisionAt(analysis, step);
    const words = wordsOf(this.language, match.kit);
    fill(this.best, decision && bestMoves(decision, this.language, words, this.names));
    this.#graph.element.hidden = analysis === undefined;
    this.#graph.mark(step);
  }

  /** Analyses the match that is shown, decision by decision. */
  async start(): Promise<void> {
    const match = this.#match;
    if (match === undefined || this.isRunning) return;
    const running = (this.#running = new AbortController());
    this.#drawControl(0, lengthOf(match));
    try {
      const done = await analysisOf(match, running.signal, (analysis, at, all) => {
        if (running.signal.aborted) return;
        this.#set(analysis);
        this.#drawControl(at, all);
        this.actions.changed();
      });
      this.#running = undefined;
      this.#set(done);
      this.#drawControl();
    } catch (error) {
      if (running.signal.aborted) return;
      this.#running = undefined;
      this.#drawControl();
      this.#control.prepend(this.language.texts.botFailed(messageOf(error)));
    }
    this.actions.changed();
  }

  /** Stops the analysis. What was found up to then stays. */
  stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  #set(analysis: Analysis | undefined): void {
    const { texts } = this.language;
    this.analysis = analysis;
    const blunders = analysis === undefined ? new Map<number, number>() : blundersOf(analysis);
    const remark = (loss: number): string => texts.blunder(pointsText(this.language, loss));
    this.remarks = new Map([...blunders].map(([step, loss]) => [step, remark(loss)]));
    if (analysis === undefined || this.#match === undefined) return;
    this.#graph.show({
      lines: expectedLines(analysis, this.#match),
      steps: lengthOf(this.#match),
      blunders: analysis.decisions.flatMap(({ number: step, seat }) =>
        blunders.has(step) ? [{ step, seat }] : [],
      ),
    });
  }

  /** Shows a button that starts the analysis, or its progress with a button that cancels it. */
  #drawControl(done?: number, all?: number): void {
    const { texts } = this.language;
    if (done === undefined || all === undefined) {
      const isWhole = this.analysis?.complete === true;
      fill(this.#control, !isWhole && button(texts.analyse, () => void this.start()));
      return;
    }
    const bar = this.#control.querySelector("progress");
    if (bar !== null) {
      bar.value = done;
      return;
    }
    const cancel = button(texts.cancel, () => {
      this.stop();
      this.#drawControl();
      this.actions.changed();
    });
    const label = h("span", { class: "hint" }, texts.analysing);
    fill(
      this.#control,
      label,
      h("progress", { value: done, max: all, "aria-label": texts.analysing }),
      cancel,
    );
  }
}
