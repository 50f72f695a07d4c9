/** Sequential halving at the root: all candidates get the same iterations, and after each round the worse half drops out. */

/** Returns the number of rounds. The last round has a single candidate, which therefore gets the most iterations. */
export const roundsFor = (candidates: number): number => 33 - Math.clz32(candidates - 1);

/** Candidates, identified by their places at the root. */
export class SequentialHalving {
  private readonly candidates: number[];
  private readonly rounds: number;
  private round = 0;
  private next = 0;

  /** Starts the first round. */
  constructor(candidates: readonly number[]) {
    this.candidates = [...candidates];
    this.rounds = roundsFor(candidates.length);
  }

  /** Tests whether all candidates that are left have had the same number of iterations. */
  get isEven(): boolean {
    return this.next === 0;
  }

  /**
   * Returns the candidate of the next iteration. A round ends when `progress`, which goes from 0 to 1, says so, but only when all
   * candidates have had the same number of iterations.
   */
  select(progress: number, valueOf: (place: number) => number): number {
    const { candidates } = this;
    while (this.isEven && candidates.length > 1 && progress >= (this.round + 1) / this.rounds) {
      this.round++;
      candidates.sort((one, other) => valueOf(other) - valueOf(one) || one - other);
      candidates.length = (candidates.length + 1) >> 1;
    }
    const candidate = candidates[this.next];
    this.next = (this.next + 1) % candidates.length;
    return candidate;
  }
}
