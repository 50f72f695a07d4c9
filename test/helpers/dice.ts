/** A small generator of numbers for tests, independent of the library's own. */
export class Dice {
  constructor(private seed: number) {}

  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number {
    // A linear congruential generator is good enough here; its high bits are the random ones.
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * bound);
  }
}
