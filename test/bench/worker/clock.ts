/** Processor time: what a process has used, however busy the machine is with others. */

/** Seconds of processor time that this process has used so far. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What some work costs each time. */
export class Cost {
  seconds = 0;
  times = 0;

  /** Does work that tells how many times it did something. */
  add(work: () => number): void {
    const before = processorSeconds();
    this.times += work();
    this.seconds += processorSeconds() - before;
  }

  reset(): void {
    this.seconds = 0;
    this.times = 0;
  }

  /** For each time. */
  get nanoseconds(): number {
    return (this.seconds * 1e9) / this.times;
  }
}
