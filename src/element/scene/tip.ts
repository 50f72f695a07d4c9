/** The tip at the pointer, or at what has the focus: what a pick would cause, or why it can't be picked. */
import type { Hint } from "../session.js";
import { box } from "../input/parts.js";

/** The distance from the pointer, and from the edge of the window, in pixels. */
const APART = 14;
const EDGE = 6;

/** A point or box on the screen. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the place of an event: where the pointer is, or the element that got the focus. */
export function placeOfTip(event: Event): Place {
  if (event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0)) {
    return { left: event.clientX, top: event.clientY, bottom: event.clientY };
  }
  const [target] = event.composedPath();
  return target instanceof Element
    ? target.getBoundingClientRect()
    : { left: 0, top: 0, bottom: 0 };
}

/** The tip of a board. */
export class Tip {
  readonly element = box("tip");

  constructor() {
    this.element.setAttribute("aria-live", "polite");
    this.hide();
  }

  /** Shows a hint below its place, or above it where there is no room. */
  show({ type, text }: Hint, { left, top, bottom }: Place): void {
    const { element } = this;
    element.textContent = text;
    element.className = type;
    const { width, height } = element.getBoundingClientRect();
    const x = Math.max(EDGE, Math.min(left + APART, innerWidth - width - EDGE));
    const below = bottom + APART;
    const y = below + height + EDGE > innerHeight ? Math.max(EDGE, top - APART - height) : below;
    element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  }

  hide(): void {
    this.element.className = "none";
    this.element.textContent = "";
  }
}
