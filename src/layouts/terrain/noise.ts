/** Smooth random heights, in whole numbers only: the same on every platform. */
import { mixed } from "../../kit/chance/random.js";

/** Returns the height at a point, from 0 to 1023. */
export type Noise = (x: number, y: number) => number;

/** Heights have 10 bits, as have the weights by which neighbouring heights are mixed. */
const BITS = 10;
const ONE = 1 << BITS;

/**
 * Makes value noise: random heights at the corners of a lattice, and a smooth transition between them.
 *
 * @param seed - 32 bits that determine all heights.
 * @param cell - The distance of two corners of the lattice.
 */
export function valueNoise(seed: number, cell: number): Noise {
  const corner = (column: number, row: number): number =>
    mixed(mixed(seed ^ Math.imul(column, 0x9e3779b1)) ^ Math.imul(row, 0x85ebca6b)) & (ONE - 1);
  return (x, y) => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    const right = smooth(Math.floor(((x - column * cell) * ONE) / cell));
    const down = smooth(Math.floor(((y - row * cell) * ONE) / cell));
    const above = mix(corner(column, row), corner(column + 1, row), right);
    const below = mix(corner(column, row + 1), corner(column + 1, row + 1), right);
    return mix(above, below, down);
  };
}

/** Returns `3 t^2 - 2 t^3` of a weight: level at both ends. */
const smooth = (weight: number): number => (weight * weight * (3 * ONE - 2 * weight)) >> (2 * BITS);

const mix = (one: number, other: number, weight: number): number =>
  (one * (ONE - weight) + other * weight) >> BITS;

/** Returns the whole part of a square root. */
export function wholeRoot(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  // Platforms may round a root differently.
  while (root * root > square) root--;
  while ((root + 1) * (root + 1) <= square) root++;
  return root;
}
