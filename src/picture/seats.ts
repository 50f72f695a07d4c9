/** Marks of seats: a colour and a shape, so that colour is not needed to tell them apart. */
import { tag } from "./markup.js";
import { colour } from "./theme.js";

/** A shape of about 1 around the origin, by seat: disc, square, triangle, diamond, star. */
const SHAPES: readonly string[] = [
  "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
  "M-.88-.88H.88V.88H-.88Z",
  "M0-1.1L1.08.82H-1.08Z",
  "M0-1.2L1.05 0L0 1.2L-1.05 0Z",
  "M0-1.2L.36-.4L1.2-.36L.54.18L.76 1.02L0 .54L-.76 1.02L-.54.18L-1.2-.36L-.36-.4Z",
];

/** Returns the mark of a seat with a radius in pixels, around a point (default: the origin). */
export const seatMark = (seat: number, radius: number, x = 0, y = 0): string =>
  tag("path", {
    d: SHAPES[seat],
    transform: `${x === 0 && y === 0 ? "" : `translate(${x} ${y})`}scale(${radius})`,
    style: `fill:${colour(`seat-${seat}`)}`,
    class: "seat-mark",
  });
