/** Animations: new pieces fade in, and moved pieces travel along the path of their event. */
import type { GameEvent } from "../../game.js";
import { middle } from "../input/focus.js";
import { isText, type Told } from "../told.js";

/** The duration of a step and the maximum for a whole path, in milliseconds. */
const STEP = 220;
const WAY = 1200;

/** Identifies a piece by its kind and its space. */
const keyOf = (piece: Element): string =>
  `${piece.getAttribute("data-piece") ?? ""} ${piece.getAttribute("data-space") ?? ""}`;

/** Returns the keys of the pieces in a picture, before it is replaced. */
export const piecesOf = (picture: Element): ReadonlySet<string> =>
  new Set([...picture.querySelectorAll("[data-piece]")].map(keyOf));

/** Returns the elements of the spaces on an event's path. */
function wayOf(picture: Element, told: Told): Element[] {
  const names = Array.isArray(told.path) ? (told.path as unknown[]) : [told.from, told.to];
  const way: Element[] = [];
  for (const name of names) {
    if (!isText(name)) return [];
    const space = picture.querySelector(`[data-pick="space:${CSS.escape(name)}"]`);
    if (space === null) return [];
    way.push(space);
  }
  return way;
}

/**
 * Animates the pieces of a new picture, and returns the running animations. `before` has the pieces of the picture that it
 * replaces, and `events` are those in between.
 */
export function animated(
  picture: SVGSVGElement,
  before: ReadonlySet<string>,
  events: readonly GameEvent[],
): Animation[] {
  const running: Animation[] = [];
  const scale = (picture.viewBox.baseVal.width || 1) / (picture.getBoundingClientRect().width || 1);
  const moved = new Set<Element>();
  for (const event of events) {
    // Games add fields to their events.
    const told = event as Told;
    if (!isText(told.to)) continue;
    const piece = picture.querySelector(`[data-piece][data-space="${CSS.escape(told.to)}"]`);
    const way = wayOf(picture, told);
    const goal = way[way.length - 1];
    if (piece === null || moved.has(piece) || goal === undefined) continue;
    moved.add(piece);
    const end = middle(goal);
    const translate = way.map((space) => {
      const { x, y } = middle(space);
      return `${(x - end.x) * scale}px ${(y - end.y) * scale}px`;
    });
    const duration = Math.min(WAY, STEP * (way.length - 1));
    running.push(piece.animate({ translate }, { duration, easing: "ease-in-out" }));
  }
  for (const piece of picture.querySelectorAll("[data-piece]")) {
    if (before.has(keyOf(piece)) || moved.has(piece)) continue;
    const frames = { opacity: [0, 1], translate: ["0 -6px", "0 0"] };
    running.push(piece.animate(frames, { duration: STEP, easing: "ease-out", fill: "backwards" }));
  }
  return running;
}
