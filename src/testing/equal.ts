/** Comparing plain JSON, and saying where it differs. */

/** The path of the first difference between two values, `undefined` if they are equal. */
export function difference(one: unknown, other: unknown, path = ""): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return path === "" ? "as a whole" : `at ${path}`;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const [left, right] = [one, other].map((value) => (value as Record<string, unknown>)[key]);
    const found = difference(left, right, path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a value and everything in it is frozen. */
export const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
