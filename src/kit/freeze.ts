/** Plain JSON made read-only for good. */

/** Freezes a value and everything in it that is not frozen yet. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const key in value) {
    const part = value[key];
    if (typeof part === "object") deepFreeze(part);
  }
  return Object.freeze(value);
}
