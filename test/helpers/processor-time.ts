/** Milliseconds of processor time: other than on a clock, the work of other programs does not count. */

/** What a call takes. */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least that a call takes in some tries: memory that is cleared meanwhile is not its own work. */
export const leastTime = (run: () => unknown, tries = 20): number =>
  Math.min(...Array.from({ length: tries }, () => processorTime(run)));
