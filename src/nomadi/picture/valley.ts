/** The valley: a dry river bed between the squares. */
import type { BoardPoint } from "../../game.js";
import { rounded, tag } from "../../picture/markup.js";
import type { Board, ValleyLine } from "../model/board.js";
import { curve, whim } from "./hand.js";
import { SIDE } from "./scene.js";

/** Draws the whole valley. */
export function drawValley({ lines }: Board): string {
  const paths = lines.map(({ points }) => curve(wandering(points))).join("");
  return (
    tag("path", { d: paths, class: "valley-bank" }) +
    tag("path", { d: paths, class: "valley-bed" }) +
    tag("path", { d: lines.map(pebbles).join(""), class: "pebble" })
  );
}

/** Returns points along a line, half a square apart, each moved a little to the side. Corners and ends stay in place. */
function wandering(points: ValleyLine["points"]): BoardPoint[] {
  const way: BoardPoint[] = [scaled(points[0], 0, 0)];
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1];
    const to = points[index];
    const steps = Math.max(1, Math.round(2 * Math.hypot(to.x - from.x, to.y - from.y)));
    for (let step = 1; step <= steps; step++) {
      const along = step / steps;
      const point = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
      const name = `${point.x} ${point.y}`;
      const stray = step === steps ? 0 : 5;
      way.push(scaled(point, (whim(name, 1) - 0.5) * stray, (whim(name, 2) - 0.5) * stray));
    }
  }
  return way;
}

const scaled = ({ x, y }: BoardPoint, right: number, down: number): BoardPoint => ({
  x: x * SIDE + right,
  y: y * SIDE + down,
});

function pebbles({ points }: ValleyLine): string {
  return wandering(points)
    .slice(1, -1)
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => {
      const name = `${rounded(x)} ${rounded(y)}`;
      const right = (whim(name, 3) - 0.5) * 12;
      return `M${rounded(x + right)} ${rounded(y + (whim(name, 4) - 0.5) * 4)}h.01`;
    })
    .join("");
}
