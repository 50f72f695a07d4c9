/** The shapes of valleys that boards lie in: each is a few beds, drawn for a board of width 100 and turned at random. */
import type { Random } from "../../kit/chance/random.js";
import type { Bed, Point } from "./landscape.js";

/** A bed: where it begins and ends, and how much deeper it lies. */
type Line = readonly [x: number, y: number, toX: number, toY: number, depth: number];

const SHAPES: readonly (readonly Line[])[] = [
  // A broad basin.
  [[-22, 4, 22, -4, 0]],
  // A valley that bends.
  [
    [-52, -18, 0, 8, 0],
    [0, 8, 52, -4, 0],
  ],
  // A crescent.
  [
    [-46, 26, -34, -12, 0],
    [-34, -12, 34, -12, 0],
    [34, -12, 46, 26, 0],
  ],
  // Two basins and a pass between them.
  [
    [-38, -6, -26, -6, 12],
    [-32, -6, 32, 6, -10],
    [26, 6, 38, 6, 12],
  ],
  // Three valleys that meet.
  [
    [0, 0, -44, -24, 0],
    [0, 0, 46, -12, 0],
    [0, 0, 4, 36, 0],
  ],
  // A large basin with a side valley.
  [
    [-30, 0, -8, 0, 12],
    [-8, 0, 46, -18, -4],
  ],
];

/** Draws a shape for a board of a width in units, mirrored at random. */
export function drawBeds(random: Random, width: number): readonly Bed[] {
  const shape = SHAPES[random.below(SHAPES.length)];
  const across = random.below(2) === 0 ? 1 : -1;
  const down = random.below(2) === 0 ? 1 : -1;
  const pointAt = (x: number, y: number): Point => ({
    x: Math.trunc((x * width * across) / 100),
    y: Math.trunc((y * width * down) / 100),
  });
  return shape.map(([x, y, toX, toY, depth]) => ({
    from: pointAt(x, y),
    to: pointAt(toX, toY),
    depth: Math.trunc((depth * width) / 100),
  }));
}
