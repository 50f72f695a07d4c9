/** Draws from lists. */
import type { Random } from "../../kit/chance/random.js";

/** Draws an entry of a list. */
export const drawn = <Entry>(random: Random, entries: readonly Entry[]): Entry =>
  entries[random.below(entries.length)];

/** Returns a list in random order. */
export function shuffled<Entry>(random: Random, entries: readonly Entry[]): Entry[] {
  const all = [...entries];
  for (let last = all.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all;
}

/** Returns a list of this length in which each value has its share, in the order of the values. */
export function sharedOut<Value>(
  shares: readonly (readonly [Value, number])[],
  count: number,
): Value[] {
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  let before = 0;
  return shares.flatMap(([value, share]) => {
    const from = Math.round((before * count) / whole);
    before += share;
    const to = Math.round((before * count) / whole);
    return Array.from({ length: to - from }, () => value);
  });
}
