/**
 * Hexes in rows, every second row shifted by half a hex, in doubled coordinates: a hex is two columns wide, so hexes of
 * neighbouring rows have columns of different parity.
 */
import { bitCount } from "./sets.js";

/** A hex by its row and its doubled column. */
export interface Hex {
  readonly row: number;
  readonly column: number;
}

/** The steps to the six neighbours, counterclockwise: right, upper right, upper left, left, lower left, lower right. */
export const RING: readonly Hex[] = [
  { row: 0, column: 2 },
  { row: -1, column: 1 },
  { row: -1, column: -1 },
  { row: 0, column: -2 },
  { row: 1, column: -1 },
  { row: 1, column: 1 },
];

/** Returns a text that is unique for each hex. */
export const hexKey = ({ row, column }: Hex): string => `${row},${column}`;

/** Returns the hex one step away. */
export const stepFrom = (hex: Hex, step: Hex): Hex => ({
  row: hex.row + step.row,
  column: hex.column + step.column,
});

/** Returns the distance of two hexes, in steps. */
export function hexDistance(one: Hex, other: Hex): number {
  const rows = Math.abs(one.row - other.row);
  const columns = Math.abs(one.column - other.column);
  return rows + Math.max(0, (columns - rows) / 2);
}

/**
 * Returns the neighbours of all hexes: for each hex six indices in the order of `RING`, with the list's length for a neighbour
 * that is not in the list.
 */
export function ringTable(hexes: readonly Hex[]): Int32Array {
  const numbers = new Map(hexes.map((hex, number) => [hexKey(hex), number]));
  return Int32Array.from(
    hexes.flatMap((hex) =>
      RING.map((step) => numbers.get(hexKey(stepFrom(hex, step))) ?? hexes.length),
    ),
  );
}

/** The number of arcs of open neighbours, by their bit set: one bit for each place of the ring. */
export const ARCS: Uint8Array = Uint8Array.from({ length: 64 }, (_, open) => {
  if (open === 63) return 1;
  let arcs = 0;
  for (let place = 0; place < 6; place++) {
    const before = (place + 5) % 6;
    if ((open >> place) & 1 && !((open >> before) & 1)) arcs++;
  }
  return arcs;
});

/** The maximum number of arcs in a ring. */
export const MOST_ARCS = 3;

/** The arcs of open neighbours, by their bit set: each arc is a bit set too, shortest first, then zeros. */
export const ARCS_IN: Uint8Array = Uint8Array.from({ length: 64 * MOST_ARCS }, (_, index) => {
  const open = Math.trunc(index / MOST_ARCS);
  const arcs = new Set<number>();
  for (let place = 0; place < 6; place++) {
    let arc = open & (1 << place);
    // Three steps to either side go all the way round.
    for (let step = 0; step < 3; step++)
      arc |= open & ((arc << 1) | (arc >> 5) | (arc >> 1) | (arc << 5));
    if (arc !== 0) arcs.add(arc);
  }
  return [...arcs].sort((a, b) => bitCount(a) - bitCount(b))[index % MOST_ARCS] ?? 0;
});
