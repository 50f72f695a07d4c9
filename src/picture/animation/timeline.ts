/** The parts of all pictures of an animation in one tree: what does not change is there once, and the rest knows its time. */
import type { Part } from "./markup-tree.js";
import { matched } from "./matched.js";

/** A part of the animation, from one frame to another. */
export interface Scene {
  readonly name: string;
  readonly open: string;
  readonly close: string;
  /** Its markup in the last frame that shows it. */
  markup: string;
  children: Scene[];
  /** The first frame that shows it. */
  readonly from: number;
  /** The first frame that does not show it any more; `undefined` while it is shown. */
  to: number | undefined;
}

/** Elements that are not drawn: they can't appear and disappear, so the last one stays. */
export const NOT_DRAWN: ReadonlySet<string> = new Set(["title", "desc", "style", "defs"]);

/** Returns a part as a scene that begins with a frame. */
export const sceneOf = ({ name, open, close, markup, children }: Part, from: number): Scene => ({
  ...{ name, open, close, markup, from, to: undefined },
  // Only read if a later frame changes some of them.
  children: children.map((child) => sceneOf(child, from)),
});

/** Adds a frame: what it has no longer ends, what is new begins, and what has changed inside is compared in the same way. */
export function addFrame(scenes: readonly Scene[], parts: readonly Part[], frame: number): Scene[] {
  const live = scenes.filter(({ to }) => to === undefined);
  const pairs = matched(
    live.map(({ markup }) => markup),
    parts.map(({ markup }) => markup),
  );
  pairChanged(live, parts, pairs);
  const merged: Scene[] = [];
  let [next, index] = [0, 0];
  const begin = (end: number): void => {
    for (; next < end; next++) {
      merged.push(sceneOf(parts[next], frame));
    }
  };
  for (const scene of scenes) {
    const at = scene.to === undefined ? pairs.get(index++) : undefined;
    if (at === undefined) {
      if (NOT_DRAWN.has(scene.name)) continue;
      scene.to ??= frame;
    } else {
      begin(at);
      next = at + 1;
      change(scene, parts[at], frame);
    }
    merged.push(scene);
  }
  begin(parts.length);
  return merged;
}

/** Pairs parts that have changed inside only, between those that are the same. */
function pairChanged(
  live: readonly Scene[],
  parts: readonly Part[],
  pairs: Map<number, number>,
): void {
  let from = 0;
  for (const [index, scene] of live.entries()) {
    const same = pairs.get(index);
    if (same !== undefined) {
      from = same + 1;
      continue;
    }
    const end = endOf(pairs, index, live.length, parts.length);
    for (let at = from; at < end; at++) {
      if (!isSameOutside(scene, parts[at])) continue;
      pairs.set(index, at);
      from = at + 1;
      break;
    }
  }
}

/** Returns the place of the first part that belongs to a scene after `index`. */
function endOf(
  pairs: ReadonlyMap<number, number>,
  index: number,
  scenes: number,
  parts: number,
): number {
  for (let later = index + 1; later < scenes; later++) {
    const at = pairs.get(later);
    if (at !== undefined) return at;
  }
  return parts;
}

/** Tests whether a part is the same element as a scene, with other elements in it. */
const isSameOutside = (scene: Scene, { name, open, close, children }: Part): boolean =>
  name === scene.name &&
  (NOT_DRAWN.has(name) ||
    (open === scene.open &&
      close === scene.close &&
      children.length > 0 &&
      scene.children.length > 0 &&
      [...scene.children, ...children].every((child) => child.name !== "")));

function change(scene: Scene, { markup, children }: Part, frame: number): void {
  if (scene.markup === markup) return;
  scene.markup = markup;
  if (!NOT_DRAWN.has(scene.name)) scene.children = addFrame(scene.children, children, frame);
}
