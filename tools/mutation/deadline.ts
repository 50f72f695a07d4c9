/** Until when the test that is running has time, shared with the watchdog. */

/** What the watchdog is started with: the deadline in {@link processorTime}, and by the clock; 0 if nothing is running. */
export interface WatchdogData {
  readonly deadlines: SharedArrayBuffer;
}

/** The processor time that this process has used, in milliseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const WAITING = { factor: 20, atLeast: 60_000 };

/** Sets the deadlines: so many milliseconds of processor time, or none. */
export function setDeadline(deadlines: Float64Array, limit: number | undefined): void {
  deadlines[1] = limit === undefined ? 0 : Date.now() + WAITING.atLeast + WAITING.factor * limit;
  deadlines[0] = limit === undefined ? 0 : processorTime() + limit;
}
