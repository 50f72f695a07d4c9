/** Lines along the sides of spaces, and the rectangle around points: for drawing any board. */
import type { BoardBounds, BoardPoint } from "../../game.js";

/** A side of a space, from one corner to the next, clockwise round the space. Spaces share the objects of common corners. */
export type Side = readonly [from: BoardPoint, to: BoardPoint];

/** Joins sides to lines: open ones first, then closed ones, whose last point is their first. */
export function linesAlong(sides: readonly Side[]): readonly (readonly BoardPoint[])[] {
  const onward = new Map<BoardPoint, BoardPoint[]>();
  const balance = new Map<BoardPoint, number>();
  for (const [from, to] of sides) {
    onward.set(from, [...(onward.get(from) ?? []), to]);
    balance.set(from, (balance.get(from) ?? 0) + 1);
    balance.set(to, (balance.get(to) ?? 0) - 1);
  }
  const starts = sides.map(([from]) => from);
  const ends = starts.filter((point) => (balance.get(point) ?? 0) > 0);
  const lines: (readonly BoardPoint[])[] = [];
  for (const start of [...ends, ...starts]) {
    const line = [start];
    let next = onward.get(start)?.shift();
    while (next !== undefined) {
      line.push(next);
      next = onward.get(next)?.shift();
    }
    if (line.length > 1) lines.push(Object.freeze(line));
  }
  return Object.freeze(lines);
}

/** Returns the smallest rectangle around some points. */
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
