/** A hint for the person who decides: the best three moves, in a list beside the board and drawn on it. */
import type { GameView, StateBase } from "caravanserai";
import type { BoardNote } from "caravanserai/element";
import { messageOf } from "../app.js";
import { button, fill, h } from "../dom.js";
import { type Language, wordsOf } from "../language.js";
import type { PlayKit } from "../kits/kit.js";
import { icon } from "../parts/icons.js";
import { adviceFor } from "./analyst.js";
import { notesFor } from "./findings.js";
import { bestMoves } from "./moves.js";

/** The decision that a hint is about. */
export interface Asked {
  readonly kit: PlayKit;
  /** What is shown on the board. */
  readonly state: StateBase;
  /** What the person may see. */
  readonly view: GameView;
}

/** The button that asks for a hint, and the place where it is written. */
export class Hint {
  readonly button: HTMLButtonElement;
  readonly element = h("div", { class: "advice", role: "status" });
  #asking: AbortController | undefined;

  constructor(
    private readonly language: Language,
    private readonly names: readonly string[],
    /** Returns the decision of the person at the board; `undefined` if there is none. */
    private readonly asked: () => Asked | undefined,
    /** Draws notes on the board. */
    private readonly note: (notes: readonly BoardNote[]) => void,
  ) {
    const { hint } = language.texts;
    this.button = button("", () => void this.#ask(), { class: "hint-button", title: hint });
    this.button.append(icon("hint"), h("span", {}, hint));
  }

  /** Forgets the hint, or stops looking for one. */
  clear(): void {
    this.#asking?.abort();
    this.#asking = undefined;
    fill(this.element);
  }

  async #ask(): Promise<void> {
    this.clear();
    const asked = this.asked();
    if (asked === undefined) return;
    const { texts } = this.language;
    const { kit, state, view } = asked;
    const { signal } = (this.#asking = new AbortController());
    const cancel = button(texts.cancel, () => this.clear(), { class: "quiet" });
    fill(this.element, texts.lookingForMoves, " ", cancel);
    try {
      const decision = await adviceFor(kit, view, signal);
      if (signal.aborted || decision === undefined) return;
      const words = wordsOf(this.language, kit);
      fill(this.element, bestMoves(decision, this.language, words, this.names));
      this.note(notesFor(kit, state, decision.best));
    } catch (error) {
      if (!signal.aborted) fill(this.element, texts.botFailed(messageOf(error)));
    }
  }
}
