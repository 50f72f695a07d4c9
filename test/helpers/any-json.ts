/** Whatever might come from outside, for tests of bad input. */
import fc from "fast-check";
import { expect } from "vitest";

/** Any JSON. */
export const json = fc.jsonValue({ maxDepth: 4 });

/** Runs something that may only fail with an error of these kinds. */
export function onlyThrows(
  kinds: readonly (new (...args: never[]) => Error)[],
  run: () => unknown,
): void {
  try {
    run();
  } catch (error) {
    if (!kinds.some((kind) => error instanceof kind)) throw error;
    expect((error as Error).message.length).toBeGreaterThan(0);
  }
}

/** A value with one thing in it changed, removed or added, anywhere. */
export function mutated(value: unknown, picks: readonly number[], replacement: unknown): unknown {
  const [pick = 0, ...rest] = picks;
  if (typeof value !== "object" || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[pick % (keys.length + 1)];
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as Record<string, unknown>) };
  const fields = copy as Record<string, unknown>;
  if (key === undefined) fields[Array.isArray(copy) ? String(copy.length) : "extra"] = replacement;
  else if (rest.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else Reflect.deleteProperty(fields, key);
  } else fields[key] = mutated(fields[key], rest, replacement);
  return copy;
}
