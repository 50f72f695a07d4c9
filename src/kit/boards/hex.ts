/**
 * Hexes in rows, every second row shifted by half a hex, on doubled columns: a hex is two columns wide, so hexes of
 * neighbouring rows stand on columns of different parity.
 */
import { bitCount } from "./sets.js";

/** A hex by its row and its doubled column. */
export interface Hex {
  readonly row: number;
  readonly column: number;
}

/** The steps to the six neighbours, going round: right, upper right, upper left, left, lower left, lower right. */
export const RING: readonly Hex[] = [
  { row: 0, column: 2 },
  { row: -1, column: 1 },
  { row: -1, column: -1 },
  { row: 0, column: -2 },
  { row: 1, column: -1 },
  { row: 1, column: 1 },
];

/** A text that is different for different hexes. */
export const hexKey = ({ row, column }: Hex): string => `${row},${column}`;

/** The hex one step away. */
export const stepFrom = (hex: Hex, step: Hex): Hex => ({
  row: hex.row + step.row,
  column: hex.column + step.column,
});

/** How many steps two hexes are apart. */
export function hexDistance(one: Hex, other: Hex): number {
  const rows = Math.abs(one.row - other.row);
  const columns = Math.abs(one.column - other.column);
  return rows + Math.max(0, (columns - rows) / 2);
}

/**
 * The neighbours of each hex, six for each in the order of `RING`, as numbers of the list; the list's length stands for a
 * neighbour that is not in the list.
 */
export function ringTable(hexes: readonly Hex[]): Int32Array {
  const numbers = new Map(hexes.map((hex, number) => [hexKey(hex), number]));
  return Int32Array.from(
    hexes.flatMap((hex) =>
      RING.map((step) => numbers.get(hexKey(stepFrom(hex, step))) ?? hexes.length),
    ),
  );
}

/** For each set of open neighbours, a bit for each place of the ring: how many arcs they fall into. */
export const ARCS: Uint8Array = Uint8Array.from({ length: 64 }, (_, open) => {
  if (open === 63) return 1;
  let arcs = 0;
  for (let place = 0; place < 6; place++) {
    const before = (place + 5) % 6;
    if ((open >> place) & 1 && !((open >> before) & 1)) arcs++;
  }
  return arcs;
});

/** How many arcs a ring can fall into at most. */
export const MOST_ARCS = 3;

/** For each set of open neighbours: its arcs, each a set of places, the shortest first; zeros behind them. */
export const ARCS_IN: Uint8Array = Uint8Array.from({ length: 64 * MOST_ARCS }, (_, index) => {
  const open = Math.trunc(index / MOST_ARCS);
  const arcs = new Set<number>();
  for (let place = 0; place < 6; place++) {
    let arc = open & (1 << place);
    // Three times to either side reaches all round.
    for (let step = 0; step < 3; step++)
      arc |= open & ((arc << 1) | (arc >> 5) | (arc >> 1) | (arc << 5));
    if (arc !== 0) arcs.add(arc);
  }
  return [...arcs].sort((a, b) => bitCount(a) - bitCount(b))[index % MOST_ARCS] ?? 0;
});
