/** The parts of a picture as controls: for the pointer, the keyboard and screen readers. */
import { towards } from "./directions.js";
import type { Picking } from "./picking.js";
import type { Speech } from "./speech.js";

/** The part of a picture with a pick. */
export const partOf = (picture: Element, pick: string): SVGElement | null =>
  picture.querySelector<SVGElement>(`[data-pick="${CSS.escape(pick)}"]`);

/** The picks under an event, the innermost first. */
export const picksUnder = (event: Event): string[] =>
  event.composedPath().flatMap((target) => {
    const pick = target instanceof Element ? target.getAttribute("data-pick") : null;
    return pick === null ? [] : [pick];
  });

/** What can be picked becomes a button for keyboards and screen readers; one of them is in the order of tabs. */
export function makeControls(svg: SVGSVGElement, { picked, picks }: Picking): void {
  svg.setAttribute("role", "group");
  const title = svg.querySelector(":scope > title");
  if (title !== null) {
    svg.setAttribute("aria-label", title.textContent);
    title.remove(); // Or every spot of the board would show it under the pointer.
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

/** Buttons for the picks that are not in the picture, for the move that can stand as it is, and for the way back. */
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

function button(text: string, kind: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.className = kind;
  return made;
}

/** Gives a part the focus, and its place in the order of tabs. */
export function enter(picture: Element, part: HTMLElement | SVGElement): void {
  if (part instanceof SVGElement) {
    for (const other of picture.querySelectorAll('[tabindex="0"]')) {
      other.setAttribute("tabindex", "-1");
    }
    part.setAttribute("tabindex", "0");
  }
  part.focus();
}

/** An arrow key goes from the control with the focus to the next one on the board. Returns whether it was an arrow there. */
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
