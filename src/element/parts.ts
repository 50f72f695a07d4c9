/** The controls of a picture: for the pointer, the keyboard and screen readers. */
import { towards } from "./directions.js";
import type { Picking } from "./picking.js";
import type { Speech } from "./speech.js";

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
export function makeControls(svg: SVGSVGElement, { picked, picks }: Picking): void {
  svg.setAttribute("role", "group");
  const title = svg.querySelector(":scope > title");
  if (title !== null) {
    svg.setAttribute("aria-label", title.textContent);
    title.remove(); // Otherwise it would be the tooltip of every part of the board.
  }
  const offered = new Set<string>([...picked, ...picks]);
  let isFirst = true;
  for (const part of svg.querySelectorAll("[data-pick]")) {
    const pick = part.getAttribute("data-pick") ?? "";
    if (!offered.has(pick)) continue;
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", isFirst ? "0" : "-1");
    part.setAttribute("aria-pressed", String(picked.includes(pick)));
    part.setAttribute("aria-label", part.querySelector(":scope > title")?.textContent ?? pick);
    isFirst = false;
  }
}

/** Makes buttons for picks that are not in the picture, for a complete move, and for taking back. */
export function buttonsFor(
  { picked, picks, move }: Picking,
  speech: Speech,
  picture: Element,
): HTMLButtonElement[] {
  const buttons: HTMLButtonElement[] = [];
  if (move !== null) buttons.push(button(speech.move(move), "confirm"));
  for (const pick of picks) {
    if (partOf(picture, pick) !== null) continue;
    const choice = button(speech.pick(pick, picked), "choice");
    choice.dataset["pick"] = pick;
    buttons.push(choice);
  }
  if (picked.length > 0) buttons.push(button(speech.takeBack, "back"));
  return buttons;
}

/** Makes a button. */
export function button(text: string, kind: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.className = kind;
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
  const spots = controls.map((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const next = towards(key, spots, from);
  const control = next === undefined ? undefined : controls[next];
  if (control === undefined) return false;
  enter(picture, control);
  return true;
}
