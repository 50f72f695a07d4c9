/** Scatters things over a board: at random, then moved one by one until they are spread evenly. */
import type { Random } from "../../kit/chance/random.js";
import type { Area } from "./area.js";
import { cellsOf, type Marks, stepsFrom } from "./marks.js";

/** The order of scattering. */
export interface Scattering {
  /** The number of things. */
  readonly count: number;
  /** The cells over which they should be spread. */
  readonly land: Marks;
  /** The cells where they may lie. */
  readonly allowed: Marks;
  /** The fewest steps between two of them. */
  readonly apart: number;
  /** Up to how many steps away each of them counts for a cell. */
  readonly reach: number;
  /** The number of attempts to move one of them. */
  readonly attempts: number;
  /** What lies there already and counts too: by cell, how many things it is worth. */
  readonly present?: Uint8Array;
}

/**
 * Scatters things, each with its images. The number may come out a little lower or higher, where images come in pairs or threes, and
 * lower if there is no room.
 */
export function scatter(area: Area, random: Random, order: Scattering): Set<number> {
  const { land, allowed, present } = order;
  const nearby = nearbyTable(area, land, Math.max(order.reach, order.apart - 1));
  const scattered = new Set<number>();
  const cover = edgeCover(nearby, order);
  const place = (cell: number, sign: number): void => {
    for (const image of area.orbits[cell]) {
      if (sign > 0) scattered.add(image);
      else scattered.delete(image);
      addCover(cover, nearby[image], order.reach, sign * WORTH);
    }
  };
  if (present !== undefined) {
    for (const [cell, worth] of present.entries()) {
      if (worth > 0) addCover(cover, nearby[cell], order.reach, worth * WORTH);
    }
  }
  const isFree = (cell: number): boolean =>
    area.orbits[cell].every(
      (image) =>
        !scattered.has(image) &&
        nearby[image].every(
          ({ cell: other, steps }) =>
            steps === 0 ||
            steps >= order.apart ||
            (!scattered.has(other) && !area.orbits[cell].includes(other)),
        ),
    );
  /** What lies around a cell and its images: low where there is room. */
  const crowd = (cell: number): number => {
    let sum = 0;
    for (const { cell: other, steps } of nearby[cell]) {
      if (steps <= order.reach) sum += cover[other] * (order.reach + 1 - steps);
    }
    // Cells at the edge have fewer cells around them.
    return Math.trunc((sum * WORTH) / nearby[cell].length);
  };
  const candidates = cellsOf(allowed);
  const best = (tries: number): number | undefined => {
    let found: number | undefined;
    let least = Infinity;
    for (let attempt = 0; attempt < tries; attempt++) {
      const cell = candidates[random.below(candidates.length)];
      if (!isFree(cell)) continue;
      const crowded = crowd(cell);
      if (crowded < least) {
        least = crowded;
        found = cell;
      }
    }
    return found;
  };
  if (candidates.length === 0) return scattered;
  for (let misses = 0; scattered.size < order.count && misses < MISSES;) {
    const cell = best(CANDIDATES);
    if (cell === undefined) misses++;
    // The last few may be too many for a cell with images.
    else if (scattered.size + area.orbits[cell].length > order.count + 1) misses++;
    else place(cell, 1);
  }
  for (let attempt = 0; attempt < order.attempts && scattered.size > 0; attempt++) {
    const list = [...scattered];
    const from = list[random.below(list.length)];
    place(from, -1);
    const to = best(CANDIDATES);
    const isBetter =
      to !== undefined &&
      area.orbits[to].length === area.orbits[from].length &&
      crowd(to) < crowd(from);
    place(isBetter ? to : from, 1);
  }
  return scattered;
}

/** How many cells are compared for each thing: more would make a regular pattern. */
const CANDIDATES = 7;
const MISSES = 40;
/** What a thing counts for the cell on which it lies, for each step of its reach. */
const WORTH = 64;

/** A cell near another one. */
interface Near {
  readonly cell: number;
  readonly steps: number;
}

/** Returns, for each cell of the land, the cells up to some steps away, itself included. */
function nearbyTable(area: Area, land: Marks, most: number): readonly (readonly Near[])[] {
  const isOpen = (cell: number): boolean => land[cell] === 1;
  return Array.from(land, (isLand, cell) => {
    if (isLand === 0) return [];
    const near: Near[] = [];
    const steps = stepsFrom(area, [cell], isOpen, most);
    for (let other = 0; other < steps.length; other++) {
      if (steps[other] >= 0) near.push({ cell: other, steps: steps[other] });
    }
    return near;
  });
}

/**
 * Returns the cover to begin with: outside of the land, as many things count as would lie there. Otherwise they would crowd at the
 * edge, where there are none on the other side.
 */
function edgeCover(nearby: readonly (readonly Near[])[], { count, reach }: Scattering): Int32Array {
  const weights = nearby.map((near) => {
    let weight = 0;
    for (const { steps } of near) weight += Math.max(0, reach + 1 - steps);
    return weight;
  });
  const most = Math.max(...weights);
  const density = Math.round((count * WORTH) / nearby.filter(({ length }) => length > 0).length);
  return Int32Array.from(weights, (weight) => (most - weight) * density);
}

function addCover(cover: Int32Array, near: readonly Near[], reach: number, worth: number): void {
  for (const { cell, steps } of near) {
    if (steps <= reach) cover[cell] += worth * (reach + 1 - steps);
  }
}
