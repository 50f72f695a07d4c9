/** A minimal `AbortSignal` that we abort ourselves: not every platform has `AbortController`. */
import type { Signal } from "./platform.js";

/** A signal that is aborted by `abort`, or together with another one. */
export class Stop implements Signal {
  /** Whether `abort` was called, and the other signal was not aborted before. */
  isStopped = false;
  private readonly listeners = new Set<() => void>();
  private readonly follow = (): void => {
    this.tell();
  };

  /** Makes a signal with the reason of its own abort; it follows `other`, if that is given, until it is released. */
  constructor(
    private readonly ownReason: unknown,
    private readonly other?: Signal,
  ) {
    other?.addEventListener?.("abort", this.follow);
  }

  get aborted(): boolean {
    return this.isStopped || this.other?.aborted === true;
  }

  get reason(): unknown {
    return this.isStopped ? this.ownReason : this.other?.reason;
  }

  throwIfAborted(): void {
    if (this.isStopped) throw this.ownReason;
    this.other?.throwIfAborted();
  }

  addEventListener(_type: "abort", listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.listeners.delete(listener);
  }

  /** Aborts. */
  abort(): void {
    if (this.aborted) return;
    this.isStopped = true;
    this.tell();
  }

  /** Follows the other signal no longer. */
  release(): void {
    this.other?.removeEventListener?.("abort", this.follow);
  }

  private tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
