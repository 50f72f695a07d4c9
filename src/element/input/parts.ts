/** The controls of a picture: for the pointer, the keyboard and screen readers. */
import { kindOf, valueOf } from "../../kit/frontend/why-not.js";
import { towards } from "./directions.js";
import { allPicks, type Picking } from "../picking.js";
import type { Speech } from "../speech.js";
import { middle } from "./focus.js";

/** Returns the part of a picture for a pick. */
export const partOf = (picture: Element, pick: string): SVGElement | null =>
  picture.querySelector<SVGElement>(`[data-pick="${CSS.escape(pick)}"]`);

/** Returns the picks under an event, innermost first. */
export const picksUnder = (event: Event): string[] =>
  event.composedPath().flatMap((target) => {
    const pick = target instanceof Element ? target.getAttribute("data-pick") : null;
    return pick === null ? [] : [pick];
  });

/** Turns the parts that can be picked into buttons for keyboards and screen readers; one of them is in the tab order. */
export function makeControls(scene: Element, picking: Picking): void {
  const picked = allPicks(picking);
  for (const svg of scene.querySelectorAll("svg")) {
    svg.setAttribute("role", "group");
    const title = svg.querySelector(":scope > title");
    if (title === null) continue;
    svg.setAttribute("aria-label", title.textContent);
    title.remove(); // Otherwise it would be the tooltip of every part of the board.
  }
  const offered = new Set<string>([...picked, ...picking.picks, ...picking.turns]);
  let isFirst = true;
  for (const part of scene.querySelectorAll("[data-pick]")) {
    const pick = part.getAttribute("data-pick") ?? "";
    if (!offered.has(pick)) continue;
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", isFirst ? "0" : "-1");
    part.setAttribute("aria-pressed", String(picked.includes(pick)));
    part.setAttribute("aria-label", part.querySelector(":scope > title")?.textContent ?? pick);
    isFirst = false;
  }
}

/** The buttons of a board: those that are free, and those that cost something, which have a place of their own. */
export interface Buttons {
  readonly free: readonly HTMLButtonElement[];
  readonly paid: readonly HTMLButtonElement[];
}

/**
 * Makes the buttons: for a complete move, for turning it, for picks that are asked for and are not in the picture, or whose part in it
 * says too little, and for taking back.
 */
export function buttonsFor(picking: Picking, speech: Speech, scene: Element): Buttons {
  const { picked, next, turns, move } = picking;
  const free: HTMLButtonElement[] = [];
  const paid: HTMLButtonElement[] = [];
  if (move !== null) free.push(button(speech.move(move), "confirm"));
  if (turns.length > 1) free.push(button(speech.turn, "turn"));
  const sums = sumsIn(next);
  for (const pick of next) {
    const part = partOf(scene, pick);
    if (part !== null && !part.hasAttribute("data-button")) continue;
    const text = speech.pick(pick, allPicks(picking));
    const choice = sums.has(pick) ? chip(pick, text) : button(text, "choice");
    choice.dataset["pick"] = pick;
    doubtful(choice, speech.doubt(pick));
    if (speech.price(pick) === "") free.push(choice);
    else paid.push(choice);
  }
  if (picked.length > 0) free.push(button(speech.takeBack, "back"));
  return { free, paid };
}

/** From this many sums on, buttons are chips with a number: as sentences they would fill the screen. */
const MANY_SUMS = 4;

/** Returns the picks of a kind whose values are many numbers, such as prices. */
function sumsIn(picks: readonly string[]): ReadonlySet<string> {
  const numbers = picks.filter((pick) => /^[\w-]+:\d+$/u.test(pick));
  const isSame = numbers.every((pick) => kindOf(pick) === kindOf(numbers[0] ?? ""));
  return new Set(isSame && numbers.length >= MANY_SUMS ? numbers : []);
}

/** Makes a small button with a number; what it means is its name for screen readers and its tooltip. */
function chip(pick: string, text: string): HTMLButtonElement {
  const made = button(valueOf(pick), "choice chip");
  made.setAttribute("aria-label", text);
  made.title = text;
  return made;
}

/** Dims a button that leads nowhere, and says why. */
function doubtful(choice: HTMLButtonElement, doubt: string): void {
  if (doubt === "") return;
  choice.classList.add("doubtful");
  choice.title = doubt;
  choice.setAttribute("aria-description", doubt);
}

/** Makes a box that pages can style as a part. */
export function box(part: string): HTMLElement {
  const made = document.createElement("div");
  made.setAttribute("part", part);
  return made;
}

/** Makes a button. */
export function button(text: string, kind: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.className = kind;
  return made;
}

/** Makes a paragraph that screen readers follow. */
export function paragraph(part: string, role: string, value: string): HTMLElement {
  const made = document.createElement("p");
  made.setAttribute("part", part);
  made.setAttribute(role, value);
  return made;
}

/** Focuses a part, and puts it in the tab order. */
export function enter(picture: Element, part: HTMLElement | SVGElement): void {
  if (part instanceof SVGElement) {
    for (const other of picture.querySelectorAll('[tabindex="0"]')) {
      other.setAttribute("tabindex", "-1");
    }
    part.setAttribute("tabindex", "0");
  }
  part.focus();
}

/** Handles an arrow key: moves the focus to the next control on the board. Returns whether it was one. */
export function walk(picture: Element, active: Element | null, key: string): boolean {
  const controls = [...picture.querySelectorAll<SVGElement>("[role=button]")];
  const from = controls.findIndex((control) => control === active);
  if (from < 0) return false;
  const next = towards(key, controls.map(middle), from);
  const control = next === undefined ? undefined : controls[next];
  if (control === undefined) return false;
  enter(picture, control);
  return true;
}
