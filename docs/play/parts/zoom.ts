/** Enlarges the board: with two fingers, or with a button. What does not fit is reached by panning. */
import { button } from "../dom.js";
import type { Texts } from "../texts.js";
import { icon } from "./icons.js";

const MOST = 4;
const STEP = 1.8;

/** The zoom of a board. */
export interface Zoom {
  /** The button that enlarges the board, and shows all of it again. */
  readonly button: HTMLButtonElement;
  /** How much the board is enlarged. */
  readonly value: number;
  /** Whether a person has chosen it, with two fingers or with the button. */
  readonly isChosen: boolean;
  /** Enlarges the board, and keeps the middle of what is seen. */
  set(value: number): void;
}

/** Makes the zoom of a board. Its picture scrolls inside its place. */
export function zoomFor(board: HTMLElement, texts: Texts, signal: AbortSignal): Zoom {
  let value = 1;
  let isChosen = false;
  const place = (): HTMLElement | null =>
    board.shadowRoot?.querySelector<HTMLElement>("[part=picture]") ?? null;

  /** Enlarges the board; the point at `x`, `y` of its place, from 0 to 1, stays where it is. */
  function set(next: number, x = 0.5, y = 0.5): void {
    const box = place();
    const ratio = Math.max(1, Math.min(MOST, next)) / value;
    value *= ratio;
    board.style.setProperty("--caravanserai-zoom", value.toFixed(3));
    made.setAttribute("aria-pressed", String(value > 1));
    if (box === null) return;
    const [left, top] = [x * box.clientWidth, y * box.clientHeight];
    box.scrollTo((box.scrollLeft + left) * ratio - left, (box.scrollTop + top) * ratio - top);
  }
  const choose = (next: number, x?: number, y?: number): void => {
    isChosen = true;
    set(next, x, y);
  };
  const made = button("", () => choose(value > 1 ? 1 : STEP), {
    class: "icon zoom",
    "aria-label": texts.zoom,
    title: texts.zoom,
    "aria-pressed": "false",
  });
  made.append(icon("zoom"));

  const fingers = new Map<number, PointerEvent>();
  /** How far apart two fingers are. */
  const span = (): number => {
    const [one, other] = [...fingers.values()];
    return one === undefined || other === undefined
      ? 0
      : Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  };
  const lift = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);
  board.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "touch") fingers.set(event.pointerId, event);
    },
    { signal },
  );
  addEventListener(
    "pointermove",
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = span();
      fingers.set(event.pointerId, event);
      const box = place()?.getBoundingClientRect();
      if (fingers.size !== 2 || before === 0 || box === undefined) return;
      const [one = event, other = event] = fingers.values();
      choose(
        (value * span()) / before,
        ((one.clientX + other.clientX) / 2 - box.x) / box.width,
        ((one.clientY + other.clientY) / 2 - box.y) / box.height,
      );
    },
    { signal },
  );
  addEventListener("pointerup", lift, { signal });
  addEventListener("pointercancel", lift, { signal });

  return {
    button: made,
    get value() {
      return value;
    },
    get isChosen() {
      return isChosen;
    },
    set: (next) => set(next),
  };
}
