/** The line that says which bot is thinking, that an earlier step is shown, or why a bot could not move. */
import { button, fill, h } from "../dom.js";
import type { Texts } from "../texts.js";

/** What can be done about it. */
export interface ThinkingActions {
  /** Goes back to the last step. */
  last(): void;
  /** Lets the bot try again. */
  again(): void;
  /** Skips the moves of bots. */
  skip(): void;
}

/** The line. What it says already is not written again, so that its buttons keep the focus. */
export class Thinking {
  readonly element = h("p", { class: "thinking", role: "status" });
  #said = "";

  constructor(
    private readonly texts: Texts,
    private readonly actions: ThinkingActions,
  ) {}

  /** Says that an earlier step is shown. */
  past(): void {
    const { past, last } = this.texts;
    this.#say(
      past,
      button(last, () => this.actions.last()),
    );
  }

  /** Says that a bot is thinking, and offers to skip what bots do. */
  bot(name: string, maySkip: boolean): void {
    const { thinking, skip } = this.texts;
    this.#say(thinking(name), maySkip && button(skip, () => this.actions.skip()));
  }

  /** Says why a bot could not move. */
  failed(why: string): void {
    const { botFailed, tryAgain } = this.texts;
    this.#say(
      botFailed(why),
      button(tryAgain, () => this.actions.again()),
    );
  }

  /** Says nothing. */
  none(): void {
    this.#say("", false);
  }

  #say(text: string, action: HTMLElement | false): void {
    const said = `${text} ${String(action !== false)}`;
    if (said === this.#said) return;
    this.#said = said;
    fill(this.element, text, text !== "" && " ", action);
  }
}
