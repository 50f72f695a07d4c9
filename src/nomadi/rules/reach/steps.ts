/**
 * Steps (N8). Each is written to the list, whose length then grows by 1 if it is legal and by 0 if not: that costs less than a
 * branch, since most steps are illegal and no processor could predict which.
 */
import { ABOVE, BELOW, LANDINGS, LEFT, RIGHT } from "./landing.js";
import { pawnAction } from "../packing.js";
import type { Position } from "../position.js";

/**
 * Writes the steps of all pawns to the eight squares around them into a list, in order. Returns how many there are. `landings`
 * has, by cell of a pawn, the part of `LANDINGS` that tells where it may land. Beside the squares next to it, the pawn itself
 * does not count.
 */
export function listSteps(
  { pawns, placed, spots, setting }: Position,
  landings: Int16Array,
  actions: Int32Array,
): number {
  const { stride } = setting.board;
  let end = 0;
  for (let index = 0; index < placed; index++) {
    const from = pawns[index];
    const landing = landings[from];
    const above = from - stride;
    const below = from + stride;
    const step = pawnAction(1, from, 0);
    actions[end] = step | (above - 1);
    end += LANDINGS[landing + spots[above - 1]];
    actions[end] = step | above;
    end += LANDINGS[landing + (spots[above] & ~BELOW)];
    actions[end] = step | (above + 1);
    end += LANDINGS[landing + spots[above + 1]];
    actions[end] = step | (from - 1);
    end += LANDINGS[landing + (spots[from - 1] & ~RIGHT)];
    actions[end] = step | (from + 1);
    end += LANDINGS[landing + (spots[from + 1] & ~LEFT)];
    actions[end] = step | (below - 1);
    end += LANDINGS[landing + spots[below - 1]];
    actions[end] = step | below;
    end += LANDINGS[landing + (spots[below] & ~ABOVE)];
    actions[end] = step | (below + 1);
    end += LANDINGS[landing + spots[below + 1]];
  }
  return end;
}
