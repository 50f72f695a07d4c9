/** The landscape under a board: how high each cell of an area lies. Boards grow from the lowest cells, so its valleys are their shapes. */
import type { Random } from "../../kit/chance/random.js";
import type { Area } from "./area.js";
import { valueNoise, wholeRoot } from "./noise.js";

/** A point of the plane, in units: a hex is 14 wide, and its rows are 12 apart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The bed of a valley: a straight line, and by how much it lies deeper than others. */
export interface Bed {
  readonly from: Point;
  readonly to: Point;
  readonly depth: number;
}

const COLUMN_UNITS = 7;
const ROW_UNITS = 12;

/** The lattice of large bends and of small ones, and how strong both are, in units. */
const WIDE = 58;
const NARROW = 27;
const WIDE_HEIGHT = 74;
const NARROW_HEIGHT = 30;

/** By number of equal cells, in tenths: the factor with which the sum of their heights varies as much as one height does. */
const SHARES = [0, 10, 7, 6];

/** Returns the height of each cell: its distance from the nearest bed, and bends of the ground. Equal cells are equally high. */
export function heightsOf(area: Area, beds: readonly Bed[], random: Random): Int32Array {
  const wide = valueNoise(random.word(), WIDE);
  const narrow = valueNoise(random.word(), NARROW);
  const points = area.places.map(({ row, column }) => ({
    x: column * COLUMN_UNITS,
    y: row * ROW_UNITS,
  }));
  const distances = points.map((point) => Math.min(...beds.map((bed) => distance(point, bed))));
  const bends = points.map(
    ({ x, y }) => ((wide(x, y) * WIDE_HEIGHT + narrow(x, y) * NARROW_HEIGHT) >> 10) - HALF_BENDS,
  );
  return Int32Array.from(area.orbits, (orbit) => {
    let nearest = Infinity;
    let sum = 0;
    for (const cell of orbit) {
      nearest = Math.min(nearest, distances[cell]);
      sum += bends[cell];
    }
    return nearest + Math.trunc((sum * SHARES[orbit.length]) / 10);
  });
}

const HALF_BENDS = (WIDE_HEIGHT + NARROW_HEIGHT) >> 1;

/** Returns the distance of a point from a bed, less its depth. */
function distance({ x, y }: Point, { from, to, depth }: Bed): number {
  const across = { x: to.x - from.x, y: to.y - from.y };
  const square = across.x * across.x + across.y * across.y;
  const dot = (x - from.x) * across.x + (y - from.y) * across.y;
  const share = square === 0 ? 0 : Math.min(1024, Math.max(0, Math.floor((dot * 1024) / square)));
  const apart = {
    x: x - from.x - Math.floor((across.x * share) / 1024),
    y: y - from.y - Math.floor((across.y * share) / 1024),
  };
  return wholeRoot(apart.x * apart.x + apart.y * apart.y) - depth;
}
