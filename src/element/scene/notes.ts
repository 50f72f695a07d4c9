/** Notes on the board: moves and places that the page points out, drawn above the picture of any game. */
import { ArgumentError, quoted } from "../../kit/errors.js";
import { entriesOf, fieldsOf } from "../../kit/input/plain.js";
import { MOST_PICKS } from "../kit.js";
import { partOf } from "../input/parts.js";
import type { BoardNote } from "../properties.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** The radius of a badge, and of a ring around a place, where the height of the picture is 1000. */
const BADGE = 17;
const RING = 22;

/** Checks notes from outside. Throws an {@link ArgumentError}. */
export function checkedNotes(given: unknown): readonly BoardNote[] {
  const notes = given === null || given === undefined ? [] : entriesOf(given, MOST_PICKS);
  if (notes === undefined) {
    throw new ArgumentError(
      "notes",
      `expected a list of at most ${MOST_PICKS} notes, got ${quoted(given)}`,
    );
  }
  return notes.map((note, index) => {
    const { picks, text, strong } = fieldsOf(note, "picks", "text", "strong");
    const list = entriesOf(picks, MOST_PICKS);
    if (list?.every((pick) => typeof pick === "string") !== true) {
      throw new ArgumentError(`notes[${index}].picks`, `expected picks, got ${quoted(picks)}`);
    }
    if (typeof text !== "string") {
      throw new ArgumentError(`notes[${index}].text`, `expected a text, got ${quoted(text)}`);
    }
    return { picks: list, text, strong: strong === true };
  });
}

/** Draws notes into a picture of the board that is on the screen. Picks that are not on the board are left out. */
export function drawNotes(svg: SVGSVGElement, notes: readonly BoardNote[]): void {
  const toPicture = svg.getScreenCTM()?.inverse();
  if (notes.length === 0 || toPicture === undefined) return;
  const group = made("g", { class: "notes", "aria-hidden": "true" });
  const scale = svg.viewBox.baseVal.height / 1000;
  const taken = new Map<string, number>();
  // The first is on top.
  for (const { picks, text, strong } of [...notes].reverse()) {
    const way = picks.flatMap((pick) => {
      const part = partOf(svg, pick);
      return part === null ? [] : [middleOf(part, toPicture)];
    });
    const end = way[way.length - 1];
    if (end === undefined) continue;
    const place = `${Math.round(end.x)} ${Math.round(end.y)}`;
    const number = taken.get(place) ?? 0;
    taken.set(place, number + 1);
    const one = made("g", strong === true ? { class: "strong" } : {});
    one.append(...lines(way), ...badge(end, text, scale, number));
    group.append(one);
  }
  svg.append(group);
}

/** Returns the middle of a part in the units of its picture. */
function middleOf(part: SVGElement, toPicture: DOMMatrix): DOMPoint {
  const { left, top, width, height } = part.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2).matrixTransform(toPicture);
}

/** Returns the line through the places of a move, with an edge that sets it off from the board. */
function lines(way: readonly DOMPoint[]): SVGElement[] {
  if (way.length < 2) return [];
  const d = `M${way.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return [made("path", { d, class: "edge" }), made("path", { d })];
}

/** Returns the badge at the end of a note. Badges at the same place lie side by side. */
function badge({ x, y }: DOMPoint, text: string, scale: number, number: number): SVGElement[] {
  const transform = `translate(${x + number * 2 * BADGE * scale} ${y}) scale(${scale})`;
  const group = made("g", { transform });
  if (text === "") {
    group.append(made("circle", { r: RING, class: "edge" }), made("circle", { r: RING }));
    return [group];
  }
  const label = made("text", { y: 7 });
  label.textContent = text;
  group.append(made("circle", { r: BADGE, class: "badge" }), label);
  return [group];
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
