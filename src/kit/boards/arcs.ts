/** The arcs of a hex: runs of open places among its six neighbours, in the order of `HEX_STEPS`. */
import { bitCount } from "./sets.js";

/** The maximum number of arcs in a ring. */
export const MOST_ARCS = 3;

/** The arcs of open neighbours, by their bit set, with one bit for each place of the ring: each arc is a bit set too, shortest first, then zeros. */
export const ARCS_IN: Uint8Array = Uint8Array.from({ length: 64 * MOST_ARCS }, (_, index) => {
  const open = Math.trunc(index / MOST_ARCS);
  const arcs = new Set<number>();
  for (let place = 0; place < 6; place++) {
    let arc = open & (1 << place);
    // From one end of the longest arc with an end, five places, to the other.
    for (let step = 0; step < 4; step++)
      arc |= open & ((arc << 1) | (arc >> 5) | (arc >> 1) | (arc << 5));
    if (arc !== 0) arcs.add(arc);
  }
  return [...arcs].sort((a, b) => bitCount(a) - bitCount(b))[index % MOST_ARCS] ?? 0;
});

/** The number of arcs of open neighbours, by their bit set. */
export const ARCS: Uint8Array = Uint8Array.from(
  { length: 64 },
  (_, open) => ARCS_IN.subarray(open * MOST_ARCS, (open + 1) * MOST_ARCS).filter(Boolean).length,
);
