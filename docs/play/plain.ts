/** Reads values from outside: saved values, files and links, which may hold anything. */

/** An object whose fields are unknown. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the fields of a value; none if it is not an object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Returns a text, cut to `longest` characters; empty if the value is not a text. */
export const textOf = (value: unknown, longest: number): string =>
  typeof value === "string" ? value.slice(0, longest) : "";

/** Returns the value if it is allowed, or else the first allowed one. */
export const oneOf = <Value>(value: unknown, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((one) => one === value) ?? allowed[0];
