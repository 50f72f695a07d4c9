/** The deadline of the running test, shared with the watchdog. */

/** The data of the watchdog: the deadlines in {@link processorTime} and in wall time; 0 if nothing is running. */
export interface WatchdogData {
  readonly deadlines: SharedArrayBuffer;
}

/** Returns the processor time of this process, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const WAITING = { factor: 20, atLeast: 60_000 };

/** Sets the deadlines to `limit` milliseconds of processor time, or clears them. */
export function setDeadline(deadlines: Float64Array, limit: number | undefined): void {
  deadlines[1] = limit === undefined ? 0 : Date.now() + WAITING.atLeast + WAITING.factor * limit;
  deadlines[0] = limit === undefined ? 0 : processorTime() + limit;
}
