/** The pieces: pawns, desert cards, dice and coins, each around the origin. */
import { escaped, rounded, tag } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { colour } from "../../picture/theme.js";

/** Draws a nomad: a cloak in the shape of the seat's mark, and a head with a scarf. About 32 high. */
export function pawn(seat: number): string {
  return (
    tag("ellipse", { cx: 1, cy: 15, rx: 12, ry: 3.6, class: "piece-shadow" }) +
    tag(
      "g",
      { transform: "translate(0 4.5)", class: "cloak" },
      seatMark(seat, 11),
      tag("g", { transform: "translate(-1.2 -1)", class: "light" }, seatMark(seat, 7)),
    ) +
    tag("circle", { cy: -10, r: 5.4, style: `fill:${colour(`seat-${seat}`)}`, class: "head" }) +
    tag("path", { d: "M-4.8-11.6Q0-8.8 4.8-11.6", class: "scarf" })
  );
}

/** The width and height of a card. */
export const CARD = { width: 20, height: 28 };

/** Draws a desert card: its value, or its back. */
export function card(value: number | null): string {
  const { width, height } = CARD;
  const edge = { x: -width / 2, y: -height / 2, width, height, rx: 2.6 };
  const shadow = tag("rect", { ...edge, x: edge.x + 1, y: edge.y + 1.6, class: "piece-shadow" });
  if (value === null) {
    return (
      shadow +
      tag("rect", { ...edge, class: "card-back" }) +
      tag("path", { d: "M-7-11h14v22h-14z", class: "card-line" }) +
      tag("path", { d: "M0-7.5L5 0L0 7.5L-5 0ZM0-3L2 0L0 3L-2 0Z", class: "card-line" })
    );
  }
  const sign = value < 0 ? "\u2212" : "+";
  return (
    shadow +
    tag("rect", { ...edge, class: "card-front" }) +
    tag("text", { y: 5, class: "card-value" }, escaped(`${sign}${Math.abs(value)}`))
  );
}

/** The side of a die. */
export const DIE = 32;

/** Where the pips of a die are, by its value, in thirds of its side. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const pipsOf = (value: number, apart: number): string =>
  (PIPS[value] ?? [])
    .map(([right, down]) => `M${rounded(right * apart)} ${rounded(down * apart)}h.01`)
    .join("");

/** Draws the empty place of a used die, and its value if that is known. */
export function usedDie(value: number | undefined): string {
  const half = DIE / 2 - 3;
  return (
    tag("rect", {
      x: -half,
      y: -half,
      width: 2 * half,
      height: 2 * half,
      rx: 6,
      class: "die-used",
    }) + (value === undefined ? "" : tag("path", { d: pipsOf(value, 6.8), class: "pip-used" }))
  );
}

/** Draws a die that shows a value. */
export function die(value: number): string {
  const half = DIE / 2;
  return (
    tag("rect", {
      x: -half + 1,
      y: -half + 2,
      width: DIE,
      height: DIE,
      rx: 7,
      class: "piece-shadow",
    }) +
    tag("rect", { x: -half, y: -half, width: DIE, height: DIE, rx: 7, class: "die" }) +
    tag("path", { d: pipsOf(value, 8.5), class: "pip" })
  );
}

/** Draws a coin of radius 9; hollow if it is owed. */
export const coin = (owed: boolean): string =>
  owed
    ? tag("circle", { r: 8, class: "coin-owed" }) +
      tag("path", { d: "M-5 5L5-5", class: "coin-owed" })
    : tag("circle", { cx: 0.6, cy: 1.4, r: 9, class: "piece-shadow" }) +
      tag("circle", { r: 9, class: "coin" }) +
      tag("path", { d: "M2.2-4.6A5 5 0 1 0 2.2 4.6A4 4 0 1 1 2.2-4.6Z", class: "coin-print" });
