/** Plain values: copies, their contents in order, and what two of them share. */

/** Returns a copy of plain data that shares nothing with it. */
export function copied<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copied) as Value;
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copied<unknown>(value[key]);
  // The same fields with copies of their values.
  return copy as Value;
}

/** Lists everything in plain data, in an order that depends on the data only. */
export function* contentsOf(value: unknown): Iterable<number | string | boolean | null> {
  if (Array.isArray(value)) {
    yield value.length;
    for (const one of value as readonly unknown[]) yield* contentsOf(one);
  } else if (typeof value === "object" && value !== null) {
    for (const key of Object.keys(value).sort()) {
      yield key;
      yield* contentsOf((value as Readonly<Record<string, unknown>>)[key]);
    }
  } else {
    // Plain data has nothing else.
    yield value as number | string | boolean | null;
  }
}

/** Returns `after` with every part that equals one of `before` replaced by that part: equal parts are one object. */
export function sharing<Value>(before: Value, after: Value): Value {
  if (typeof before !== "object" || before === null) return after;
  if (typeof after !== "object" || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Readonly<Record<string, unknown>>;
  const next = after as Record<string, unknown>;
  const keys = Object.keys(next);
  const copy: Record<string, unknown> = Array.isArray(after)
    ? ([] as unknown as Record<string, unknown>)
    : {};
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const shared = Object.hasOwn(old, key) ? sharing(old[key], next[key]) : next[key];
    copy[key] = shared;
    isSame &&= Object.hasOwn(old, key) && Object.is(shared, old[key]);
  }
  // The same fields, each with its own or an equal value.
  return isSame ? before : (copy as Value);
}
