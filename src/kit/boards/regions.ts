/** The connected parts of a board, and the spaces that hold them together. */
import { NONE } from "../none.js";

/** Spaces with their neighbours: the same number of entries for each space, out of range where there is no neighbour. */
export interface Neighbourhood {
  /** The number of spaces. */
  readonly count: number;
  /** The neighbours of all spaces, one after another. */
  readonly beside: Int32Array;
}

/**
 * Returns the connected spaces around a space, from near to far: those that can be reached from it by steps between neighbours that
 * `isInside` accepts. Empty if it does not accept the first.
 *
 * @example
 * ```ts
 * import { hexGrid, regionFrom } from "caravanserai/kit";
 *
 * const grid = hexGrid(". . ^ .");
 * regionFrom(grid, 0, (space) => grid.terrain[space] !== "^"); // => [0, 1]
 * ```
 *
 * @param grid - A grid, or any spaces with their neighbours.
 * @param start - The space to start from.
 * @param isInside - Tests whether a space belongs to the region. Default: every space does.
 * @param most - Stops once more spaces than this are found: quick, where only small regions matter. Default: no limit.
 * @category Grids
 */
export function regionFrom(
  { count, beside }: Neighbourhood,
  start: number,
  isInside: (space: number) => boolean = () => true,
  most = Infinity,
): number[] {
  const sides = beside.length / count;
  const region = new Set(isInside(start) ? [start] : []);
  // A set can be added to while it is read.
  for (const space of region) {
    if (region.size > most) break;
    for (const next of beside.subarray(space * sides, (space + 1) * sides)) {
      if (next >= 0 && next < count && isInside(next)) region.add(next);
    }
  }
  return [...region];
}

/**
 * Returns all connected regions of a board, in the order of their first spaces.
 *
 * @example
 * ```ts
 * import { hexGrid, regionsOf } from "caravanserai/kit";
 *
 * const grid = hexGrid(". . ^ .");
 * regionsOf(grid, (space) => grid.terrain[space] !== "^"); // => [[0, 1], [3]]
 * ```
 *
 * @param grid - A grid, or any spaces with their neighbours.
 * @param isInside - Tests whether a space belongs to a region. Default: every space does.
 * @category Grids
 */
export function regionsOf(
  grid: Neighbourhood,
  isInside: (space: number) => boolean = () => true,
): number[][] {
  const seen = new Set<number>();
  const regions: number[][] = [];
  for (let first = 0; first < grid.count; first++) {
    const region = seen.has(first) ? [] : regionFrom(grid, first, isInside);
    for (const space of region) seen.add(space);
    if (region.length > 0) regions.push(region);
  }
  return regions;
}

/**
 * Returns the articulation points of a connected region, ascending: the spaces whose removal would disconnect it (Tarjan's algorithm).
 * A space is one if some part behind it has no neighbour that was visited before the space.
 *
 * @param grid - A grid, or any spaces with their neighbours.
 * @param isInside - Tests whether a space belongs to the region. Default: every space does.
 */
export function cutSpaces(
  { count, beside }: Neighbourhood,
  isInside: (space: number) => boolean = () => true,
): number[] {
  const sides = beside.length / count;
  const visits = new Int32Array(count).fill(NONE);
  /** By space: the earliest visit that can be reached from the spaces behind it. */
  const earliest = new Int32Array(count);
  const cuts = new Set<number>();
  let first = 0;
  while (first < count && !isInside(first)) first++;
  if (first === count) return [];
  const walk = [{ space: first, side: 0 }];
  let steps = 0;
  let partsBehindFirst = 0;
  visits[first] = earliest[first] = steps++;
  while (walk.length > 0) {
    const here = walk[walk.length - 1];
    const { space } = here;
    if (here.side < sides) {
      const next = beside[space * sides + here.side++];
      if (next < 0 || next >= count || !isInside(next)) continue;
      if (visits[next] >= 0) {
        // The parent counts too, which changes nothing: the test for a cut is "not earlier".
        earliest[space] = Math.min(earliest[space], visits[next]);
        continue;
      }
      visits[next] = earliest[next] = steps++;
      walk.push({ space: next, side: 0 });
      continue;
    }
    walk.pop();
    if (walk.length === 0) break;
    const before = walk[walk.length - 1].space;
    earliest[before] = Math.min(earliest[before], earliest[space]);
    if (before === first) partsBehindFirst++;
    else if (earliest[space] >= visits[before]) cuts.add(before);
  }
  if (partsBehindFirst > 1) cuts.add(first);
  return [...cuts].sort((a, b) => a - b);
}
