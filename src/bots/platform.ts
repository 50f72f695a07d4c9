/** Platform features that bots need and TypeScript's own library does not declare: a clock, a timer and the number of cores. */

/** The part of `AbortSignal` that is used. @category Bots */
export interface Signal {
  /** Whether it was aborted. */
  readonly aborted: boolean;
  /** The reason of the abort. */
  readonly reason: unknown;
  /** Throws the reason if it was aborted. */
  throwIfAborted(): void;
  /**
   * Adds a listener.
   *
   * @param type - Always `abort`.
   * @param listener - Called when the signal is aborted.
   */
  addEventListener?(type: "abort", listener: () => void): void;
  /**
   * Removes a listener.
   *
   * @param type - Always `abort`.
   * @param listener - The listener to remove.
   */
  removeEventListener?(type: "abort", listener: () => void): void;
}

/** Returns the reason of an abort: the caller's own, by default an error. */
export const reasonOf = (signal: Signal | undefined): Error => signal?.reason as Error;

interface Platform {
  readonly performance: { now(): number };
  readonly navigator?: { readonly hardwareConcurrency?: number };
  setTimeout(then: () => void, milliseconds: number): unknown;
}

// Node, browsers, Deno, Bun and workers have both.
const platform = globalThis as unknown as Platform;

/** Returns the time in milliseconds since an arbitrary moment. */
export const now = (): number => platform.performance.now();

/** Resolves after other waiting tasks of this thread have run. */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    platform.setTimeout(resolve, 0);
  });

/** Like {@link breath}, but a program that has nothing else to do ends meanwhile. */
export const pauseIdly = (): Promise<void> =>
  new Promise((resolve) => {
    // A number in browsers, an object in Node.
    const timer = platform.setTimeout(resolve, 0) as { unref?(): void } | number;
    if (typeof timer === "object") timer.unref?.();
  });

/** Returns the number of threads that the machine can run at once, as a browser tells it; 1 if it does not. */
export const browserCores = (): number => platform.navigator?.hardwareConcurrency ?? 1;
