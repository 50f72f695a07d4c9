/** The log: what happened, a row for each turn. Each step can be clicked, and pointed at to see it on the board. */
import type { Viewer } from "caravanserai";
import { fill, h } from "../dom.js";
import { type Language, wordsOf } from "../language.js";
import { lengthOf, type Match } from "../match.js";
import { seatMark } from "../parts/seat-mark.js";
import { type Row, type RowPart, rowsOf, sentencesOf, type StepSentences } from "./rows.js";

/** What the log asks of the screen. */
export interface LogActions {
  /** Shows a step on the board. */
  go(step: number): void;
  /** Points out a step on the board that is shown, or none. */
  point(step: number | undefined): void;
}

/** Keys that move the focus between steps. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** Remarks about steps, by their numbers, such as blunders. */
export type Remarks = ReadonlyMap<number, string>;

/** The log of a match, as one viewer may read it. */
export class Log {
  /** Not announced to screen readers: the board has announced the events already. */
  readonly element: HTMLElement;
  readonly #list = h("ol");
  #match: Match | null = null;
  #viewer: Viewer | undefined;
  #names: readonly string[] = [];
  #remarks: Remarks = new Map();
  #steps: StepSentences[] = [];

  constructor(
    private readonly language: Language,
    private readonly actions: LogActions,
  ) {
    this.element = h(
      "div",
      {
        class: "log",
        role: "log",
        "aria-live": "off",
        "aria-label": language.texts.log,
        click: ({ target }) => this.#click(target),
        keydown: (event) => this.#key(event as KeyboardEvent),
        pointerover: ({ target }) => actions.point(stepOf(target)),
        pointerleave: () => actions.point(undefined),
        focusin: ({ target }) => actions.point(stepOf(target)),
        focusout: () => actions.point(undefined),
      },
      this.#list,
    );
  }

  /** Shows all moves, and marks move `step`. */
  show(
    match: Match,
    step: number,
    viewer: Viewer | undefined,
    names: readonly string[],
    remarks: Remarks,
  ): void {
    const isSame = this.#viewer === viewer && this.#names === names && this.#goesOn(match);
    if (!isSame) this.#steps = [];
    const words = wordsOf(this.language, match.kit);
    const known = this.#steps.length;
    for (let next = known + 1; next <= lengthOf(match); next++) {
      this.#steps.push(sentencesOf(match, next, viewer, words, names));
    }
    if (!isSame || known < this.#steps.length || remarks !== this.#remarks) {
      const rows = rowsOf(this.#steps, (seat) => words.whose(names[seat] ?? "", "").trim());
      fill(this.#list, ...rows.map((row) => this.#row(row, remarks)));
    }
    if (lengthOf(match) === 0) {
      fill(this.#list, h("li", { class: "hint" }, this.language.texts.noMoves));
    }
    [this.#match, this.#viewer, this.#names, this.#remarks] = [match, viewer, names, remarks];
    this.#mark(step);
  }

  /** Tests whether a match is the one shown, with more moves. */
  #goesOn(match: Match): boolean {
    const old = this.#match;
    return (
      old !== null &&
      lengthOf(old) <= lengthOf(match) &&
      old.states[lengthOf(old)] === match.states[lengthOf(old)]
    );
  }

  #row({ seat, parts, after }: Row, remarks: Remarks): HTMLElement {
    return h(
      "li",
      {},
      seat === null ? null : seatMark(seat),
      h(
        "span",
        {},
        ...parts.flatMap((part) => [...stepButton(part), remarkOf(remarks.get(part.step))]),
        after,
      ),
    );
  }

  #click(target: EventTarget | null): void {
    const step = stepOf(target);
    if (step !== undefined) this.actions.go(step);
  }

  #key(event: KeyboardEvent): void {
    const buttons = [...this.element.querySelectorAll<HTMLElement>("[data-step]")];
    const at = buttons.findIndex((one) => one === event.target);
    if (at >= 0 && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.#click(event.target);
      return;
    }
    const by = KEYS[event.key];
    const next = by === undefined || at < 0 ? undefined : buttons[at + by];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }

  /** Marks a step, and brings it into view. One step is in the order of tabs, the others are reached by arrow keys. */
  #mark(step: number): void {
    const { element } = this;
    for (const one of element.querySelectorAll("[aria-current]"))
      one.removeAttribute("aria-current");
    const buttons = [...element.querySelectorAll<HTMLElement>("[data-step]")];
    for (const one of buttons) one.tabIndex = -1;
    const marked = buttons.filter(({ dataset }) => dataset["step"] === String(step));
    for (const one of marked) one.setAttribute("aria-current", "step");
    const entry = marked[0] ?? buttons[0];
    if (entry !== undefined) entry.tabIndex = 0;
    const row = marked[marked.length - 1]?.closest("li");
    if (row !== null && row !== undefined) {
      element.scrollTop = row.offsetTop + row.offsetHeight - element.clientHeight + 8;
    }
  }
}

/** Returns the step that is clicked or pointed at; `undefined` if there is none. */
function stepOf(target: EventTarget | null): number | undefined {
  const step = target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
  return step === null ? undefined : Number(step.dataset["step"]);
}

const stepButton = ({ step, before, text }: RowPart): (Node | string)[] => [
  before,
  // Not a button element, which would be a box of its own in the sentence.
  h("span", { role: "button", tabindex: "-1", class: "step", "data-step": step }, text),
];

const remarkOf = (remark: string | undefined): HTMLElement | false =>
  remark !== undefined &&
  h("span", { class: "blunder", role: "img", title: remark, "aria-label": remark }, "??");
