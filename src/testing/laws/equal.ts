/** Compares plain JSON, and locates the first difference. */

/** The first difference between two values. */
export interface Difference {
  /** Where it is, such as `seats.1.card`; empty if the values differ as a whole. */
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Returns the first difference between two values, `undefined` if they are equal. */
export function difference(one: unknown, other: unknown): Difference | undefined {
  const path = differsAt(one, other);
  if (path === undefined) return undefined;
  return { path: path.join("."), one: valueAt(one, path), other: valueAt(other, path) };
}

/** Returns the keys that lead to the difference; built from the end, so that equal values allocate nothing. */
function differsAt(one: unknown, other: unknown): string[] | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return [];
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
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
}

/** Returns the value that keys lead to; `undefined` if there is none. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    // Any value but `null` and `undefined` can be indexed.
    found = (found as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }
  return found;
}

/** Returns the path of the first part of a value that is not frozen, `undefined` if all are; empty for the value itself. */
export function firstThawed(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Object.isFrozen(value)) return "";
  for (const [key, part] of Object.entries(value)) {
    const found = firstThawed(part);
    if (found !== undefined) return found === "" ? key : `${key}.${found}`;
  }
  return undefined;
}

/** The longest text of a value in a message. */
const MOST_SHOWN = 300;

/** Returns a value as text for a message. */
export function shown(value: unknown): string {
  let text: string;
  try {
    // These have no JSON.
    const isBare = value === undefined || typeof value === "function" || typeof value === "symbol";
    text = isBare ? String(value) : JSON.stringify(value);
  } catch {
    text = typeof value;
  }
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
