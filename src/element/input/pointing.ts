/** What a person points at, with the pointer or the focus: a tip says what it would cause or why not, a ghost shows the piece. */
import type { Session } from "../session.js";
import type { Looks, Scene } from "../scene/scene.js";
import { placeOfTip, Tip } from "../scene/tip.js";
import { picksUnder } from "./parts.js";

/** The tip and the ghost of a board. */
export class Pointing {
  readonly #tip = new Tip();
  readonly tip = this.#tip.element;
  /** The pick that was pointed at last. Nothing more is said of it until the pointer has gone elsewhere. */
  #under: string | undefined;
  /** Whether it was the focus that came last, and not the pointer. */
  #isFocused = false;

  constructor(
    private readonly session: Session,
    private readonly scene: Scene,
  ) {}

  /** Follows the pointer, or the focus. */
  look(event: Event, looks: Looks): void {
    const { session } = this;
    const under = picksUnder(event);
    const isFocus = event.type === "focusin";
    if (isFocus && !isKeyboard(event)) return;
    this.#isFocused = isFocus;
    if (under[0] === this.#under || session.isCovered) return;
    this.#under = under[0];
    const hint = session.hint(under);
    if (hint === undefined) this.#tip.hide();
    else this.#tip.show(hint, placeOfTip(event));
    this.scene.foreshadow(session, session.ahead(under), looks);
  }

  /** Says why a click was refused, where it was. */
  refuse(text: string, event: Event): void {
    this.#under = picksUnder(event)[0];
    this.#tip.show({ type: "refusal", text }, placeOfTip(event));
  }

  /** The focus has gone. The pointer may still be there. */
  blur(): void {
    if (this.#isFocused) this.leave();
  }

  /** The pointer, or the focus, has gone. */
  leave(): void {
    this.#under = undefined;
    this.hide();
    this.scene.clearGhost();
  }

  /** Something was picked, or is shown anew: what was said of the place no longer holds. */
  hide(): void {
    this.#tip.hide();
  }

  /** Notes what was pressed, so that nothing is said of it until the pointer has gone elsewhere. */
  press(event: Event): void {
    this.#under = picksUnder(event)[0];
  }
}

/** Tests whether the focus came by the keyboard. */
const isKeyboard = ({ target }: Event): boolean =>
  target instanceof Element && target.matches(":focus-visible");
