/** The anchors of explorers and symbols on a tile: points at a distance from each other, from the lines and from the centre. */
import type { BoardPoint } from "../../game.js";
import type { Shape } from "../model/tile.js";

/** The anchors of a portion. */
export interface PortionAnchors {
  readonly symbol: BoardPoint;
  readonly explorer: BoardPoint;
  /** In the order of its actions. */
  readonly spaces: readonly BoardPoint[];
}

/** Half of a tile's width, and the middle of a tile. */
export const HALF = 0.5;
export const CENTRE: BoardPoint = Object.freeze({ x: 0, y: 0 });

/**
 * Places for anchors beside the line to the north side, in the triangle that belongs to that side: enough for a portion with
 * one side and nine action spaces. They are at least 0.11 apart, also from those of the other sides.
 */
const PLACES: readonly BoardPoint[] = [
  { y: -0.42, columns: [0.34, 0.22, 0.1] },
  { y: -0.3, columns: [0.22, 0.1] },
  { y: -0.18, columns: [0.1] },
].flatMap(({ y, columns }) => columns.flatMap((x) => [point(x, y), point(-x, y)]));

function point(x: number, y: number): BoardPoint {
  return Object.freeze({ x, y });
}

/** Returns a point of a tile after a number of quarter turns clockwise. */
export function rotatedPoint({ x, y }: BoardPoint, rotation: number): BoardPoint {
  let turned = { x, y };
  // Subtracted from 0 instead of negated, so that no -0 appears.
  for (let turn = 0; turn < rotation; turn++) turned = { x: 0 - turned.y, y: turned.x };
  return Object.freeze(turned);
}

const distance = (one: BoardPoint, other: BoardPoint): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the distance to the nearest of some points. */
const clearance = (from: BoardPoint, points: readonly BoardPoint[]): number =>
  Math.min(...points.map((other) => distance(from, other)));

/** Returns the anchors of each portion of a tile, and the least distance between any two of them or the centre. */
export function placeAnchors({ portions }: Shape): {
  readonly anchors: readonly PortionAnchors[];
  readonly spacing: number;
} {
  const used: BoardPoint[] = [CENTRE];
  let spacing = 2 * HALF;
  const places = portions.map(({ sides }) =>
    [0, 1, 2, 3]
      .filter((side) => (sides & (1 << side)) !== 0)
      .flatMap((side) => PLACES.map((place) => rotatedPoint(place, side))),
  );
  /** Takes the free place of a portion that is farthest from everything placed so far; of equal ones, the first. */
  const take = (portion: number): BoardPoint => {
    const clear = places[portion].map((place) => clearance(place, used));
    const widest = Math.max(...clear);
    spacing = Math.min(spacing, widest);
    const [taken] = places[portion].splice(clear.indexOf(widest), 1);
    used.push(taken);
    return taken;
  };
  // The most important anchors are placed first, so that they get the most room.
  const explorers = portions.map((_, portion) => take(portion));
  const symbols = portions.map((_, portion) => take(portion));
  const spaces = portions.map(({ actions }, portion) => actions.map(() => take(portion)));
  return {
    anchors: portions.map((_, portion) => ({
      explorer: explorers[portion],
      symbol: symbols[portion],
      spaces: spaces[portion],
    })),
    spacing,
  };
}
