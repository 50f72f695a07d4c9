/** Comparing plain JSON, and saying where it differs. */

/** The path of the first difference between two values, `undefined` if they are equal. */
export function difference(one: unknown, other: unknown): string | undefined {
  const path = differsAt(one, other);
  if (path === undefined) return undefined;
  return path === "" ? "as a whole" : `at ${path.slice(1)}`;
}

/** The path with a dot before every key; written from the end, so that equal values cost no text. */
function differsAt(one: unknown, other: unknown): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return "";
  }
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  // The same keys in the same order is what is nearly always so.
  const all = keys.every((key, index) => key === otherKeys[index])
    ? otherKeys
    : [...keys, ...otherKeys];
  for (const key of all) {
    const found = differsAt(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
    );
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Whether a value and everything in it is frozen. */
export const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
