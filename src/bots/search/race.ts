/** The race of the best decisions at the root: all get the same games, and after each round the worse half drops out. */

/** A race of decisions, named by their places. */
export class Race {
  private readonly runners: number[];
  private readonly rounds: number;
  private round = 0;
  private next = 0;

  /** Starts a race. The last round is run by one decision alone, so that it is the one with most games in the end. */
  constructor(runners: readonly number[]) {
    this.runners = [...runners];
    this.rounds = 33 - Math.clz32(runners.length - 1);
  }

  /** Whether all that are left have had the same number of games. */
  get isEven(): boolean {
    return this.next === 0;
  }

  /** The decision to look at next. A round ends with time, but only when the race is even: `progress` goes from 0 to 1. */
  turn(progress: number, valueOf: (place: number) => number): number {
    const { runners } = this;
    while (this.isEven && runners.length > 1 && progress >= (this.round + 1) / this.rounds) {
      this.round++;
      runners.sort((one, other) => valueOf(other) - valueOf(one) || one - other);
      runners.length = (runners.length + 1) >> 1;
    }
    const runner = runners[this.next];
    this.next = (this.next + 1) % runners.length;
    return runner;
  }
}
