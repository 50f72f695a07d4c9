/** Long work in slices, between which other tasks of the thread run. */
import { breath, now, type Signal } from "../platform.js";

/** The milliseconds that a bot searches before it yields to other tasks. */
const SLICE = 12;
/** The number of iterations between two checks of the clock. */
export const ROUND = 16;

/** How the work is cut. */
interface Cutting {
  readonly signal?: Signal | undefined;
  /** Called before each pause. */
  readonly onPause?: () => void;
  /** Pauses. Default: until other waiting tasks have run. */
  readonly pause?: () => Promise<void>;
  /** The milliseconds between two pauses. */
  readonly slice?: number;
}

/** Calls `step` until it returns `false`, with pauses. Rejects once the signal is aborted. */
export async function inSlices(
  step: () => boolean,
  { signal, onPause, pause = breath, slice = SLICE }: Cutting = {},
): Promise<void> {
  let end = now() + slice;
  while (step()) {
    if (now() < end) continue;
    onPause?.();
    await pause();
    signal?.throwIfAborted();
    end = now() + slice;
  }
}
