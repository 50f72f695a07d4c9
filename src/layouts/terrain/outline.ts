/** The outline of a board: its spaces grow from the lowest ground, and its edge is smoothed. */
import { cutSpaces, regionFrom } from "../../kit/boards/regions.js";
import { NONE } from "../../kit/none.js";
import type { Area } from "./area.js";
import { cellsOf, countBeside, mark, type Marks } from "./marks.js";

/** Returns a number of cells that grow together from the lowest one, always the lowest next. */
export function grow(area: Area, heights: Int32Array, size: number): Marks {
  const { beside, count, orbits, sides } = area;
  const grown = new Uint8Array(count);
  const edge = new Set<number>();
  let left = size;
  let next = lowest(heights, heights.keys());
  while (next !== NONE && left > 0) {
    for (const cell of orbits[next]) {
      grown[cell] = 1;
      left--;
      edge.delete(cell);
      for (let side = cell * sides; side < (cell + 1) * sides; side++) {
        if (beside[side] !== NONE && grown[beside[side]] === 0) edge.add(beside[side]);
      }
    }
    next = lowest(heights, edge);
  }
  return grown;
}

/** Returns the lowest of some cells, and of equally low ones that with the lowest number. */
function lowest(heights: Int32Array, cells: Iterable<number>): number {
  let best = NONE;
  for (const cell of cells) {
    const isLower =
      best === NONE ||
      heights[cell] < heights[best] ||
      (heights[cell] === heights[best] && cell < best);
    if (isLower) best = cell;
  }
  return best;
}

const ROUNDS = 4;

/** Takes away spits of cells that hang by a third of their sides or less, and fills bays of a single cell. */
export function smooth(area: Area, cells: Marks): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (let cell = 0; cell < area.count; cell++) {
      const beside = countBeside(area, cells, cell);
      if (cells[cell] === 1 && beside * 3 <= area.sides) mark(area, cells, cell, 0);
      if (cells[cell] === 0 && beside === area.sides - 1) mark(area, cells, cell, 1);
    }
  }
}

/** Widens a board wherever the loss of a single cell would cut it. Returns whether it is now connected without such cells. */
export function widen(area: Area, cells: Marks): boolean {
  const isInside = (cell: number): boolean => cells[cell] === 1;
  for (let round = 0; round < ROUNDS; round++) {
    const all = cellsOf(cells);
    if (regionFrom(area, all[0], isInside).length < all.length) return false;
    const cuts = cutSpaces(area, isInside);
    if (cuts.length === 0) return true;
    for (const cut of cuts) {
      for (let side = cut * area.sides; side < (cut + 1) * area.sides; side++) {
        const next = area.beside[side];
        if (next === NONE) return false;
        if (cells[next] === 0 && countBeside(area, cells, next) >= 2) mark(area, cells, next, 1);
      }
    }
  }
  return false;
}
