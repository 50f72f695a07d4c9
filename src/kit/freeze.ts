/** Plain JSON made read-only for good. */

/** Freezes a value and everything in it that is not frozen yet. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    // By index: `for in` makes a text of every index of a list.
    for (let index = 0; index < value.length; index++) {
      const part: unknown = value[index];
      if (typeof part === "object") deepFreeze(part);
    }
  } else {
    for (const key in value) {
      const part = value[key];
      if (typeof part === "object") deepFreeze(part);
    }
  }
  return Object.freeze(value);
}
