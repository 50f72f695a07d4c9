/** What a caravan could get to from a space: water and oases, the nearer the better. */
import type { Position } from "../rules/position.js";

/** What an oasis earns (E2). */
const OASIS = 5;

/** How much there is to reach from a space, for a caravan that has scored the oases in `scored` (a bit for each). */
export function reachFrom({ ground, water }: Position, space: number, scored: number): number {
  const { board, oases } = ground;
  const pull = (target: number, points: number): number => {
    const steps = Math.max(1, distance(board.spaces[space], board.spaces[target]));
    return points / (steps * steps);
  };
  let sum = 0;
  for (const [index, oasis] of oases.entries()) {
    if ((scored & (1 << index)) === 0) sum += pull(oasis, OASIS);
  }
  for (let target = 0; target < board.count; target++) {
    if (water[target] > 0) sum += pull(target, water[target]);
  }
  return sum;
}

/** By space: how much there is to reach from it. Nothing is scored or taken while leaders are placed, so it stays the same. */
export function reachOfLeaders(position: Position): Float64Array {
  return Float64Array.from({ length: position.ground.board.count }, (_, space) =>
    reachFrom(position, space, 0),
  );
}

/** How many steps two hexes are apart: neighbours in a row are two columns apart, rows are shifted by one. */
function distance(
  one: { readonly row: number; readonly column: number },
  other: { readonly row: number; readonly column: number },
): number {
  const rows = Math.abs(one.row - other.row);
  return rows + Math.max(0, (Math.abs(one.column - other.column) - rows) / 2);
}
