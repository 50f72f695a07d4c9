/** Where hexes with a corner at the top are drawn: their centres and corners, and the lines along their sides. */
import type { BoardBounds, BoardPoint } from "../../game.js";
import type { Hex } from "../../kit/hex.js";

/** The corners of a hex, clockwise from the top, in half widths to the right and half sides downwards. */
const CORNERS: readonly (readonly [right: number, down: number])[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** Half a side of a hex that is 1 wide. */
const HALF_SIDE = 1 / (2 * Math.sqrt(3));

/** The centre of a hex. Hexes side by side are 1 apart. */
export const centreOf = ({ row, column }: Hex): BoardPoint =>
  Object.freeze({ x: column / 2, y: 3 * row * HALF_SIDE });

/** Makes outlines of hexes. A corner that several hexes share is one point. */
export class Outlines {
  private readonly points = new Map<string, BoardPoint>();

  /** The corners of a hex, clockwise from the top. */
  of({ row, column }: Hex): readonly BoardPoint[] {
    return Object.freeze(
      CORNERS.map(([right, down]) => this.pointAt(column + right, 3 * row + down)),
    );
  }

  private pointAt(halfWidths: number, halfSides: number): BoardPoint {
    const key = `${halfWidths},${halfSides}`;
    let point = this.points.get(key);
    if (point === undefined) {
      point = Object.freeze({ x: halfWidths / 2, y: halfSides * HALF_SIDE });
      this.points.set(key, point);
    }
    return point;
  }
}

/** Sides of hexes, each from one corner to the next, clockwise round its hex. */
export type Sides = Map<BoardPoint, BoardPoint>;

/** Adds the side of an outline that faces the neighbour at a place of `RING`. */
export function addSide(sides: Sides, outline: readonly BoardPoint[], place: number): void {
  // The ring goes round counterclockwise from the right, the corners clockwise from the top.
  const corner = (7 - place) % 6;
  sides.set(outline[corner], outline[(corner + 1) % 6]);
}

/** The lines that sides make where they meet: open ones first, then closed ones, whose last point is their first. */
export function linesAlong(sides: Sides): readonly (readonly BoardPoint[])[] {
  const lines: (readonly BoardPoint[])[] = [];
  const left = new Map(sides);
  const ends = new Set(sides.values());
  const starts = [...sides.keys()];
  for (const start of [...starts.filter((point) => !ends.has(point)), ...starts]) {
    if (!left.has(start)) continue;
    const line = [start];
    let next = left.get(start);
    left.delete(start);
    while (next !== undefined) {
      line.push(next);
      const after = left.get(next);
      left.delete(next);
      next = after;
    }
    lines.push(Object.freeze(line));
  }
  return Object.freeze(lines);
}

/** The smallest rectangle around some points. */
export function boundsOf(points: readonly BoardPoint[]): BoardBounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return Object.freeze({ x: left, y: top, width: right - left, height: bottom - top });
}
