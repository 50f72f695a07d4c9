/** Marks of seats: a colour, a shape and a pattern, so that colour is not needed to tell them apart. */
import { tag } from "./markup.js";
import { colour } from "./theme.js";

/** A shape of about 1 around the origin, by seat: disc, square, triangle, diamond, cross. */
const SHAPES: readonly string[] = [
  "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
  "M-.88-.88H.88V.88H-.88Z",
  "M0-1.1L1.08.82H-1.08Z",
  "M0-1.2L1.05 0L0 1.2L-1.05 0Z",
  "M-.42-1.1H.42V-.42H1.1V.42H.42V1.1H-.42V.42H-1.1V-.42H-.42Z",
];

/** The pattern of a line by seat, as the `stroke-dasharray` of a wide line: solid, dashes, dots, dashes and dots, short dashes. */
export const SEAT_DASHES: readonly string[] = ["none", "25 17", "0 16", "22 14 0 14", "7 15"];

/** A wreath around the mark of a winner. */
export const LAUREL = tag("path", {
  d: "M-2 15.5A15.5 15.5 0 0 1-9-12.6M2 15.5A15.5 15.5 0 0 0 9-12.6M-14 6l-5 1M14 6l5 1M-15.4-2l-5-1M15.4-2l5-1M-13-9l-4-3M13-9l4-3M-9.5 12.5l-3 4M9.5 12.5l3 4",
  class: "laurel",
});

/** Returns the mark of a seat with a radius in pixels, around a point (default: the origin). */
export const seatMark = (seat: number, radius: number, x = 0, y = 0): string =>
  tag("path", {
    d: SHAPES[seat],
    transform: `${x === 0 && y === 0 ? "" : `translate(${x} ${y})`}scale(${radius})`,
    style: `fill:${colour(`seat-${seat}`)}`,
    class: "seat-mark",
  });
