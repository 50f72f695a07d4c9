/**
 * Steps (N8). Most of them turn out to be illegal, in no order that a processor could predict. So each is written to the list and
 * the length of the list grows by 0 or 1, which costs less than a branch.
 */
import { ABOVE, BELOW, LANDINGS, LEFT, RIGHT } from "./landing.js";
import { codeOf } from "./pawn-move-codes.js";
import type { Position } from "./position.js";

/**
 * Writes the steps of all pawns to the eight squares around them into a list, in order. Returns how many there are. `landings`
 * has, by cell of a pawn, the part of `LANDINGS` that tells where it may land. Beside the squares next to it, the pawn itself
 * does not count.
 */
export function listSteps(
  { pawns, placed, spots, ground }: Position,
  landings: Int16Array,
  codes: Int32Array,
): number {
  const { stride } = ground.board;
  let end = 0;
  for (let index = 0; index < placed; index++) {
    const from = pawns[index];
    const landing = landings[from];
    const above = from - stride;
    const below = from + stride;
    const step = codeOf(1, from, 0);
    codes[end] = step | (above - 1);
    end += LANDINGS[landing + spots[above - 1]];
    codes[end] = step | above;
    end += LANDINGS[landing + (spots[above] & ~BELOW)];
    codes[end] = step | (above + 1);
    end += LANDINGS[landing + spots[above + 1]];
    codes[end] = step | (from - 1);
    end += LANDINGS[landing + (spots[from - 1] & ~RIGHT)];
    codes[end] = step | (from + 1);
    end += LANDINGS[landing + (spots[from + 1] & ~LEFT)];
    codes[end] = step | (below - 1);
    end += LANDINGS[landing + spots[below - 1]];
    codes[end] = step | below;
    end += LANDINGS[landing + (spots[below] & ~ABOVE)];
    codes[end] = step | (below + 1);
    end += LANDINGS[landing + spots[below + 1]];
  }
  return end;
}
