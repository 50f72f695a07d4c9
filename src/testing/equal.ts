/** Compares plain JSON, and locates the first difference. */

/** Returns the path of the first difference between two values, `undefined` if they are equal. */
export function difference(one: unknown, other: unknown): string | undefined {
  const path = differsAt(one, other);
  if (path === undefined) return undefined;
  return path === "" ? "as a whole" : `at ${path.slice(1)}`;
}

/** Returns the path with a dot before every key; built from the end, so that equal values allocate nothing. */
function differsAt(one: unknown, other: unknown): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return "";
  }
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  // Nearly always, the keys are the same and in the same order.
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

/** Tests whether a value and everything in it is frozen. */
export const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));
