/** What is read from outside: kept values, files and links, which may hold anything. */

/** An object whose fields are unknown. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a value; none if it is something else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A text of at most so many characters; empty if it is something else. */
export const textOf = (value: unknown, longest: number): string =>
  typeof value === "string" ? value.slice(0, longest) : "";

/** One of some values; the first if it is something else. */
export const oneOf = <Value>(value: unknown, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((one) => one === value) ?? allowed[0];
