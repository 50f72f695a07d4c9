/** The geometry of hexes with a corner at the top: their centres, corners and sides. */
import type { BoardPoint } from "../../game.js";
import type { Hex } from "../../kit/boards/hex.js";
import type { Side } from "../../kit/boards/outline.js";

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

/** Returns the centre of a hex. The centres of neighbouring hexes are 1 apart. */
export const centreOf = ({ row, column }: Hex): BoardPoint =>
  Object.freeze({ x: column / 2, y: 3 * row * HALF_SIDE });

/** Makes outlines of hexes. A corner that several hexes share is one point. */
export class Outlines {
  private readonly points = new Map<string, BoardPoint>();

  /** Returns the corners of a hex, clockwise from the top. */
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

/** Returns the side of an outline that faces the neighbour at a place of `RING`. */
export function sideOf(outline: readonly BoardPoint[], place: number): Side {
  // The ring goes round counterclockwise from the right, the corners clockwise from the top.
  const corner = (7 - place) % 6;
  return [outline[corner], outline[(corner + 1) % 6]];
}
