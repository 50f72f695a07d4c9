/** Points within closed lines. */
import type { BoardLine, BoardPoint } from "../../game.js";

/** Tests whether a point lies within closed lines, by the even-odd rule: a line inside another cuts a hole. Open lines enclose nothing. */
export function enclosedBy(lines: readonly BoardLine[], { x, y }: BoardPoint): boolean {
  let inside = false;
  for (const { points } of lines) {
    const last = points[points.length - 1];
    if (points.length < 4 || last.x !== points[0].x || last.y !== points[0].y) continue;
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1], points[index]];
      if (from.y > y === to.y > y) continue;
      if (x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) inside = !inside;
    }
  }
  return inside;
}
