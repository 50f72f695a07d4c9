/** The outlines of hexes (with a corner at the top) and of squares. The centres of neighbours are 1 apart. */
import type { BoardPoint } from "../../game.js";
import type { Side } from "./outline.js";
import type { GridPlace } from "./places.js";

/** A corner: units to the right of the centre, and below it. A unit is half a width wide. */
type Corner = readonly [right: number, down: number];

/** Makes the points of a grid. A corner that several spaces share is one point. */
export class Outlines {
  private readonly points = new Map<string, BoardPoint>();

  /** Takes the corners of a space, clockwise, the numbers of units of a column and of a row, and the height of a unit. */
  constructor(
    private readonly corners: readonly Corner[],
    private readonly column: number,
    private readonly row: number,
    private readonly height: number,
  ) {}

  /** Returns the centre of a space. */
  centre(place: GridPlace): BoardPoint {
    return this.pointAt(place, [0, 0]);
  }

  /** Returns the corners of a space, clockwise. */
  of(place: GridPlace): readonly BoardPoint[] {
    return Object.freeze(this.corners.map((corner) => this.pointAt(place, corner)));
  }

  private pointAt({ row, column }: GridPlace, [right, down]: Corner): BoardPoint {
    const x = (column * this.column + right) / 2;
    const y = (row * this.row + down) * this.height;
    const key = `${x},${y}`;
    let point = this.points.get(key);
    if (point === undefined) this.points.set(key, (point = Object.freeze({ x, y })));
    return point;
  }
}

/** Makes the outlines of hexes, from the corner at the top. A unit is half a side high. */
export const hexOutlines = (): Outlines =>
  new Outlines(
    [
      [0, -2],
      [1, -1],
      [1, 1],
      [0, 2],
      [-1, 1],
      [-1, -1],
    ],
    1,
    3,
    1 / (2 * Math.sqrt(3)),
  );

/** Makes the outlines of squares, from the upper left corner. */
export const squareOutlines = (): Outlines =>
  new Outlines(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
    2,
    2,
    0.5,
  );

/** Returns the side of an outline that faces a neighbour, by the index of the step to it. */
export function sideOf(outline: readonly BoardPoint[], step: number): Side {
  const corners = outline.length;
  // The steps of squares go round as their corners do; those of hexes the other way, from the right.
  const corner = corners === 6 ? (7 - step) % 6 : step;
  return [outline[corner], outline[(corner + 1) % corners]];
}

/** Returns the sides between some spaces and all others. */
export function sidesAround(
  spaces: ReadonlySet<number>,
  beside: Int32Array,
  outlines: readonly (readonly BoardPoint[])[],
): Side[] {
  const around: Side[] = [];
  for (const space of spaces) {
    const outline = outlines[space];
    for (let step = 0; step < outline.length; step++) {
      if (!spaces.has(beside[space * outline.length + step])) around.push(sideOf(outline, step));
    }
  }
  return around;
}
