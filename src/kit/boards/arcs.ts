/** The arcs of a hex: runs of open places among its six neighbours, in the order of `HEX_STEPS`. */
import { bitCount } from "./sets.js";

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
