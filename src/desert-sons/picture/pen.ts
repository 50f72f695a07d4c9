/** Writes paths as short as possible: in whole numbers, relative to the point before. */

/** A point of a tile. */
export type Spot = readonly [x: number, y: number];

/** Returns a point after a number of quarter turns clockwise. */
export function turned([x, y]: Spot, turns: number): Spot {
  switch (turns & 3) {
    case 0:
      return [x, y];
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    default:
      return [y, -x];
  }
}

/** The place of a path: the centre of a tile, and the rotation of the tile. */
export interface Around {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/** Draws one path. */
export class Pen {
  d = "";
  private x = 0;
  private y = 0;

  /** Goes to a point. */
  move(to: Spot, { x, y, turns }: Around): this {
    const [dx, dy] = turned(to, turns);
    this.x = Math.round(x + dx);
    this.y = Math.round(y + dy);
    this.d += `M${this.x}${joined(this.y)}`;
    return this;
  }

  /** Draws a straight line. */
  line(to: Spot, around: Around): this {
    this.d += `l${this.steps([to], around)}`;
    return this;
  }

  /** Draws curves: two control points and an end each. */
  curve(points: readonly Spot[], around: Around): this {
    for (let at = 0; at < points.length; at += 3) {
      this.d += `c${this.steps(points.slice(at, at + 3), around)}`;
    }
    return this;
  }

  /** Closes the path. */
  close(): this {
    this.d += "Z";
    return this;
  }

  /** Returns points as text, relative to the one before, and moves the pen to the last of them. */
  private steps(points: readonly Spot[], { x, y, turns }: Around): string {
    let text = "";
    let toX = this.x;
    let toY = this.y;
    for (const point of points) {
      const [dx, dy] = turned(point, turns);
      toX = Math.round(x + dx);
      toY = Math.round(y + dy);
      const right = toX - this.x;
      text += (text === "" ? String(right) : joined(right)) + joined(toY - this.y);
    }
    this.x = toX;
    this.y = toY;
    return text;
  }
}

/** Returns a whole number as it is written after another one. */
export const joined = (number: number): string => (number < 0 ? String(number) : ` ${number}`);
