/** Waiting for a signal to be aborted. */
import type { Signal } from "../bots/platform.js";

/** Returns the reason of an abort: the caller's own, by default an error. */
const reasonOf = (signal: Signal | undefined): Error => signal?.reason as Error;

/** Returns a promise that rejects with the signal's reason once it is aborted, until it is released. */
export function untilAborted(signal: Signal | undefined): {
  readonly aborted: Promise<never>;
  readonly release: () => void;
} {
  let release = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    const stop = (): void => {
      reject(reasonOf(signal));
    };
    if (signal?.aborted === true) stop();
    else signal?.addEventListener?.("abort", stop);
    release = () => signal?.removeEventListener?.("abort", stop);
  });
  // It may be aborted when nobody awaits it any more.
  aborted.catch(() => undefined);
  return { aborted, release };
}
