/** Everything that is pressed beside the board: what a move would cause, its buttons, and apart from them what costs something. */
import type { Session } from "../session.js";
import { box, button, buttonsFor, paragraph } from "./parts.js";

/** The labels of buttons in order: another list means that another button may lie under the pointer. */
const listed = (buttons: readonly HTMLElement[]): string =>
  buttons.map(({ className, textContent }) => `${className} ${textContent}`).join("\n");

/** The actions of a board. */
export class Actions {
  readonly element = box("actions");
  readonly #preview = paragraph("preview", "aria-live", "polite");
  readonly #free = box("free");
  readonly #paid = box("paid");
  #list = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element.append(this.#preview, this.#free, this.#paid);
  }

  /** Draws the actions of a session. Returns whether the buttons are others than before. */
  draw(session: Session, scene: Element): boolean {
    const { picking, speech } = session;
    const { free, paid } = buttonsFor(picking, speech, scene);
    this.#preview.textContent = picking.move === null ? "" : session.preview(picking.move);
    return this.#show(free, paid);
  }

  /** Shows the button that lifts the cover, and nothing else. */
  cover(ready: string): boolean {
    this.#preview.textContent = "";
    return this.#show([button(ready, "ready")], []);
  }

  clear(): void {
    this.#preview.textContent = "";
    this.#show([], []);
  }

  #show(free: readonly HTMLButtonElement[], paid: readonly HTMLButtonElement[]): boolean {
    const list = listed([...free, ...paid]);
    const isOther = list !== this.#list;
    this.#list = list;
    this.#free.replaceChildren(...free);
    this.#paid.replaceChildren(...paid);
    return isOther;
  }

  /** Marks the buttons as new for a while, for the eye: what they do then is decided by the time of each click. */
  renew(time: number): void {
    const { element } = this;
    element.setAttribute("data-new", "");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => element.removeAttribute("data-new"), time);
  }

  /** The button that comes first for the keyboard. */
  get first(): HTMLElement | null {
    const { element } = this;
    return element.querySelector<HTMLElement>("button.ready, button.confirm, button.choice");
  }

  /** The button that makes a complete move. */
  get confirm(): HTMLElement | null {
    return this.element.querySelector<HTMLElement>("button.confirm");
  }
}
