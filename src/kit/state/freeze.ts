/** Deep freezing of plain JSON. */

/** Freezes a value and everything in it that is not frozen yet. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    for (const part of value as unknown[]) if (typeof part === "object") deepFreeze(part);
  } else {
    for (const key in value) {
      const part = value[key];
      if (typeof part === "object") deepFreeze(part);
    }
  }
  return Object.freeze(value);
}
