/** What every platform has that bots need and TypeScript's own library does not name: a clock and a way to wait. */

/** What is used of `AbortSignal`. @category Bots */
export interface Signal {
  /** Whether it was aborted. */
  readonly aborted: boolean;
  /** Why. */
  readonly reason: unknown;
  /** Throws the reason if it was aborted. */
  throwIfAborted(): void;
  /**
   * Calls a function when it is aborted.
   *
   * @param type - Always `abort`.
   * @param listener - Is called when the signal is aborted.
   */
  addEventListener?(type: "abort", listener: () => void): void;
  /**
   * Does so no longer.
   *
   * @param type - Always `abort`.
   * @param listener - The one that was added.
   */
  removeEventListener?(type: "abort", listener: () => void): void;
}

interface Platform {
  readonly performance: { now(): number };
  setTimeout(then: () => void, milliseconds: number): unknown;
}

// Node, browsers, Deno, Bun and workers have both.
const platform = globalThis as unknown as Platform;

/** Milliseconds since some moment. */
export const now = (): number => platform.performance.now();

/** Lets whatever else waits in this thread run. */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    platform.setTimeout(resolve, 0);
  });
