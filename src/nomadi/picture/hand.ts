/** The hand that draws: lines that look drawn by hand, and are the same each time. */
import type { BoardPoint } from "../../game.js";
import { grain } from "../../picture/grain.js";
import { rounded } from "../../picture/markup.js";

/** Returns a number from 0 up to 1 that depends only on a name and a purpose. */
export const whim = (name: string | null, purpose: number): number => grain(name ?? "", purpose);

const pair = ({ x, y }: BoardPoint): string => `${rounded(x)} ${rounded(y)}`;
const middle = (one: BoardPoint, other: BoardPoint): BoardPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Returns a closed curve that goes near all points, as the `d` of a path. */
function loop(points: readonly BoardPoint[]): string {
  const last = points[points.length - 1];
  let path = `M${pair(middle(last, points[0]))}`;
  for (const [index, point] of points.entries()) {
    path += `Q${pair(point)} ${pair(middle(point, points[(index + 1) % points.length]))}`;
  }
  return `${path}Z`;
}

/** Returns an open curve from the first point to the last that goes near all others, as the `d` of a path. */
export function curve(points: readonly BoardPoint[]): string {
  let path = `M${pair(points[0])}`;
  for (let index = 1; index < points.length - 1; index++) {
    path += `Q${pair(points[index])} ${pair(middle(points[index], points[index + 1]))}`;
  }
  return `${path}L${pair(points[points.length - 1])}`;
}

/** Returns a round shape with an uneven edge, like a puddle. */
export function puddle(x: number, y: number, radius: number, name: string | null): string {
  const corners = 9;
  return loop(
    Array.from({ length: corners }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI;
      const reach = radius * (0.9 + 0.3 * whim(name, 20 + corner));
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.84 };
    }),
  );
}
