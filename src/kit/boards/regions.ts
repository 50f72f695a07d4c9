/** Flood fills: the connected parts of a board. */

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
