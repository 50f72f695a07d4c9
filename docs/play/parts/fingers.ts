/** A board for fingers: enlarged until its spaces can be hit and its texts can be read, with the choices in sight. */
import type { Zoom } from "./zoom.js";

/** The smallest target for a finger and the smallest text, in pixels. */
const TARGET = 24;
const TEXT = 11;

/** Whether people point with a finger, and a space of the board needs the room of one. */
const COARSE = matchMedia("(pointer: coarse)");

const pictureOf = (board: HTMLElement): HTMLElement | null =>
  board.shadowRoot?.querySelector<HTMLElement>("[part=picture]") ?? null;

/**
 * Enlarges the board as much as fingers need, unless a person has chosen how large it is. In the same window it never shrinks, since
 * pieces with small texts come and go; with `isAnew` the window is another one.
 */
export function fitFingers(board: HTMLElement, zoom: Zoom, isAnew: boolean): void {
  if (!COARSE.matches || zoom.isChosen) return;
  if (isAnew) zoom.set(1);
  const needed = zoomForFingers(board, zoom.value);
  if (needed > zoom.value) zoom.set(needed);
}

/** Returns how much a board must be enlarged. `shown` is how much it is enlarged now. */
function zoomForFingers(board: HTMLElement, shown: number): number {
  const svg = pictureOf(board)?.querySelector("svg");
  if (svg === null || svg === undefined) return 1;
  const spaces = [...svg.querySelectorAll('[data-pick^="space:"] :is(.hex, .hit)')];
  const targets = [...spaces, ...svg.querySelectorAll("[role=button]:not([data-button])")].map(
    (space) => {
      const { width, height } = space.getBoundingClientRect();
      return TARGET / Math.min(width, height);
    },
  );
  const texts = [...svg.querySelectorAll("text")].map(
    (text) => TEXT / (parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1)),
  );
  const needed = Math.max(1 / shown, ...targets, ...texts) * shown;
  return Math.ceil(needed * 100) / 100;
}

/** What is seen of a board that is larger than its place, and what is to be seen. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns how far to scroll so that all of a span is in sight; if it is too long, its middle. */
function scrollBy(frame: Span, span: Span): number {
  if (span.to - span.from > frame.to - frame.from) {
    return (span.from + span.to - frame.from - frame.to) / 2;
  }
  return Math.min(0, span.from - frame.from) + Math.max(0, span.to - frame.to);
}

/** Scrolls an enlarged board so that the choices on it are in sight. With `isLazy`, only if none of them is. */
export function showChoices(board: HTMLElement, isLazy: boolean): void {
  const place = pictureOf(board);
  const choices = place?.querySelectorAll(".choice") ?? [];
  if (place === null || choices.length === 0) return;
  const isWhole =
    place.scrollWidth <= place.clientWidth && place.scrollHeight <= place.clientHeight;
  if (isWhole) return;
  const frame = place.getBoundingClientRect();
  const boxes = [...choices].map((choice) => choice.getBoundingClientRect());
  const isSeen = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  if (isLazy && boxes.some(isSeen)) return;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  place.scrollBy({
    left: scrollBy({ from: frame.left, to: frame.right }, { from: left, to: right }),
    top: scrollBy({ from: frame.top, to: frame.bottom }, { from: top, to: bottom }),
  });
}
