/** Pieces on tiles: explorers, as tall as their numbers say, and caravans. */
import { seatMark } from "../../picture/seats.js";
import { at, escaped, tag } from "../../picture/markup.js";
import { colour } from "../../picture/theme.js";
import type { Seat } from "../../game.js";
import { CAMEL, FAR_LEGS } from "./symbols.js";

/** The drawn heights of the smallest and of the tallest explorer. */
const SMALLEST = 31;
const TALLEST = 50;

/** Returns a function from the heights of a tile set to drawn heights. */
export function scaleOf(sets: readonly (readonly number[])[]): (height: number) => number {
  const heights = sets.flat();
  const least = Math.min(...heights);
  const range = Math.max(1, Math.max(...heights) - least);
  return (height) => SMALLEST + ((TALLEST - SMALLEST) * (height - least)) / range;
}

/** Returns the path of the robe of an explorer whose feet are at the origin. */
const robe = (tall: number): string =>
  `M-13 0C-12.6-7-11-${tall - 22}-7-${tall - 14}Q0-${tall - 10} 7-${tall - 14}C11-${tall - 22} 12.6-7 13 0Q0 3.4-13 0Z`;

/** The size of the number of an explorer on the board, where it has to be read from afar, and elsewhere. */
export const NUMBER = { board: 23, panel: 16.6 };

/** Draws an explorer of the height `tall`: a robe with its number, and the seat's mark as its head. */
export function explorer(
  seat: Seat,
  height: number,
  tall: number,
  size: number = NUMBER.panel,
): string {
  const digits = String(height);
  return (
    tag("ellipse", { rx: 15, ry: 4, class: "shade" }) +
    tag("path", { d: robe(tall), class: "piece", style: `fill:${colour(`seat-${seat}`)}` }) +
    at(0, -(tall - 7), 1, tag("g", { class: "head" }, seatMark(seat, 7))) +
    tag(
      "text",
      { y: -4, class: "number", "font-size": digits.length > 2 ? size * 0.7 : size },
      escaped(digits),
    )
  );
}

/** Draws the empty place of an explorer that is elsewhere. */
export const absent = (tall: number): string => tag("path", { d: robe(tall), class: "absent" });

/** Draws a caravan around the origin: a laden camel with a rider's cloth that shows the seat's mark. */
export const caravan = (seat: Seat): string => {
  const fill = `fill:${colour(`seat-${seat}`)}`;
  return (
    tag("ellipse", { cy: 22, rx: 28, ry: 6, class: "shade" }) +
    tag(
      "g",
      { transform: "scale(2.25)", class: "caravan" },
      tag("path", { d: FAR_LEGS, style: fill, class: "piece" }),
      tag("path", { d: CAMEL, style: fill, class: "piece" }),
    ) +
    tag("path", { d: "M-16-12Q-4-25 7-13L10 5Q-4 11-19 5Z", class: "cloth" }) +
    at(-4, -4.5, 1, seatMark(seat, 7.5))
  );
};
