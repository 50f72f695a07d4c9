/** What a function takes: a good argument of each kind, and the errors that anything else may cause. */

/** A class of errors, whatever its constructor takes. */
export interface ErrorClass {
  is(value: unknown): boolean;
}

/** One argument of a function. */
export interface Argument {
  readonly good: unknown;
  /** What it is refused with; none if the function answers whatever comes. */
  readonly refusals: readonly ErrorClass[];
  /** Whether a value is as good as the good one. */
  readonly accepts: (value: unknown) => boolean;
}

/** A function that takes something from outside. */
export interface Door {
  /** Such as `nomadi.apply`. */
  readonly name: string;
  readonly run: (...given: unknown[]) => unknown;
  readonly takes: readonly Argument[];
  /** The processor time, in milliseconds, that a call may take if it is more than usual. */
  readonly most?: number;
}

export const takes = (good: unknown, ...refusals: ErrorClass[]): Argument => ({
  good,
  refusals,
  accepts: () => false,
});
export const anything = (good: unknown): Argument => ({ ...takes(good), accepts: () => true });
export const optional = (argument: Argument): Argument => ({
  ...argument,
  accepts: (value) => value === undefined || argument.accepts(value),
});
const isSeed = (value: unknown): boolean =>
  typeof value === "string" ? value.length <= 1000 : Number.isSafeInteger(value);
export const seed = (error: ErrorClass): Argument => ({ ...takes("seed", error), accepts: isSeed });
/** What has no field of its own, such as a `Map`, is as good as no options. */
export const hasNoFields = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  try {
    return !ArrayBuffer.isView(value) && Object.keys(value).length === 0;
  } catch {
    return false;
  }
};
