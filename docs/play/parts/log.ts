/** The log: the events of every move, as sentences. */
import type { Viewer } from "caravanserai";
import { fill, h } from "../dom.js";
import type { Language } from "../language.js";
import { tell, tellMove } from "../tell.js";
import { eventsOf, lengthOf, type Match, stateAt } from "../match.js";
import { seatMark } from "./seat-mark.js";

/** The type of events that are not logged: the status above the board shows whose decision it is. */
const NOT_LOGGED = "asked";

/** The log of a match, as one viewer may read it. */
export class Log {
  /** Not announced to screen readers: the board has announced the events already. */
  readonly element = h("div", { class: "log", role: "log", "aria-live": "off", tabindex: "0" });
  readonly #list = h("ol");
  #match: Match | null = null;
  #viewer: Viewer | undefined;
  #names: readonly string[] = [];

  constructor(private readonly language: Language) {
    this.element.setAttribute("aria-label", language.texts.log);
    this.element.append(this.#list);
  }

  /** Shows all moves, and marks move `step`. */
  show(match: Match, step: number, viewer: Viewer | undefined, names: readonly string[]): void {
    const isSame = this.#viewer === viewer && this.#names === names && this.#goesOn(match);
    const shown = isSame ? this.element.querySelectorAll("li[data-step]").length : 0;
    if (shown === 0) fill(this.#list);
    const { length } = match.moves;
    for (let next = shown + 1; next <= length; next++) {
      this.#list.append(this.#entry(match, next, viewer, names));
    }
    if (length === 0) fill(this.#list, h("li", { class: "hint" }, this.language.texts.noMoves));
    [this.#match, this.#viewer, this.#names] = [match, viewer, names];
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

  #entry(
    match: Match,
    step: number,
    viewer: Viewer | undefined,
    names: readonly string[],
  ): HTMLElement {
    const words = this.language.words[match.kit.id];
    const { seat } = stateAt(match, step - 1);
    const sentences = eventsOf(match, step, viewer)
      .filter(({ type }) => type !== NOT_LOGGED)
      .map((event) => tell(words, event, names))
      .filter((text) => text !== "");
    const move = match.moves[step - 1];
    if (sentences.length === 0 && seat !== null && move !== undefined) {
      sentences.push(tellMove(words, names[seat] ?? "", move, names));
    }
    return h(
      "li",
      { "data-step": step },
      seat === null ? null : seatMark(seat),
      h("span", {}, sentences.join(" ")),
    );
  }

  #mark(step: number): void {
    for (const entry of this.element.querySelectorAll("[aria-current]")) {
      entry.removeAttribute("aria-current");
    }
    const entry = this.element.querySelector<HTMLElement>(`[data-step="${step}"]`);
    entry?.setAttribute("aria-current", "step");
    const { element } = this;
    if (entry !== null) {
      element.scrollTop = entry.offsetTop + entry.offsetHeight - element.clientHeight + 8;
    }
  }
}
