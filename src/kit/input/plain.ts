/**
 * Values from outside are read once, into a plain copy, before anything else. So no getter can return something else later,
 * call back into the library in the middle of its work, or throw at an unexpected place.
 */
import type { Problem } from "../errors.js";
import { DEEPEST, LONGEST_QUOTE, MOST_VALUES } from "./limits.js";
import { quoted } from "./quoted.js";

/** A plain copy, or the reason why there is none. */
export type Copied =
  | { readonly good: true; readonly value: unknown }
  | { readonly good: false; readonly problems: readonly Problem[] };

/** Thrown and caught while copying. */
class NotPlain extends Error {}

/** Tests whether every object inherits a name. Fields of our types never have such a name. */
const isInherited = (key: string): boolean => key in Object.prototype;

/**
 * Makes a plain copy of a value: own enumerable fields and entries of lists, without prototypes, and 0 for minus zero, as in
 * JSON. Primitive values are kept, also those that JSON does not have.
 */
export function plainCopy(value: unknown): Copied {
  if (typeof value !== "object" || value === null) {
    return { good: true, value: value === 0 ? 0 : value };
  }
  let left = MOST_VALUES;
  const path: (string | number)[] = [];

  function copy(part: unknown): unknown {
    if (typeof part !== "object" || part === null) return part === 0 ? 0 : part;
    if (path.length >= DEEPEST) throw new NotPlain(`expected at most ${DEEPEST} levels`);
    return Array.isArray(part) ? copyList(part) : copyFields(part);
  }

  function copyList(list: readonly unknown[]): unknown[] {
    // Read once, since a proxy can answer anything.
    const { length } = list;
    spend(length);
    const entries: unknown[] = [];
    for (let index = 0; index < length; index++) {
      path.push(index);
      entries.push(copy(list[index]));
      path.pop();
    }
    return entries;
  }

  function copyFields(object: object): Record<string, unknown> {
    if (ArrayBuffer.isView(object)) throw new NotPlain("expected plain JSON, got a typed array");
    const keys = Object.keys(object);
    spend(keys.length);
    const fields: Record<string, unknown> = {};
    for (const key of keys) {
      path.push(key);
      if (isInherited(key)) throw new NotPlain("unknown field");
      fields[key] = copy((object as Readonly<Record<string, unknown>>)[key]);
      path.pop();
    }
    return fields;
  }

  function spend(count: number): void {
    if (count > left) throw new NotPlain(`expected at most ${MOST_VALUES} values in all`);
    left -= count;
  }

  try {
    return { good: true, value: copy(value) };
  } catch (error) {
    // Any other error was thrown by a getter or a proxy.
    const message = error instanceof NotPlain ? error.message : "this can't be read";
    return { good: false, problems: [{ path: pathOf(path), message }] };
  }
}

/** Tests whether a key needs no quotes. A longer key is quoted, which cuts it. */
const isPlainKey = (key: string): boolean => key.length <= LONGEST_QUOTE && /^[\w-]+$/u.test(key);

/** Formats keys as a path: `["water", 3, "value"]` is `water[3].value`. Keys that are not names are quoted. */
export function pathOf(keys: readonly unknown[]): string {
  let path = "";
  for (const key of keys) {
    if (typeof key === "number") path += `[${key}]`;
    else {
      const name = String(key);
      const text = isPlainKey(name) ? name : quoted(name);
      path += path === "" ? text : `.${text}`;
    }
  }
  return path;
}

/**
 * Makes a plain copy of a move. Moves are small and flat, so this is cheap: an object inside is kept as it is, and readers of
 * moves refuse it without looking inside. A list or an unreadable value becomes something that is not a move.
 */
export function plainMove(move: unknown): unknown {
  if (typeof move !== "object" || move === null) return move;
  try {
    if (Array.isArray(move)) return [];
    return ArrayBuffer.isView(move) ? null : { ...move };
  } catch {
    return null;
  }
}

/**
 * Reads some fields of a live object from outside, such as a worker or the module of a game, each once. A field that is missing
 * or can't be read is `undefined`.
 */
export function fieldsOf<Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): Partial<Readonly<Record<Key, unknown>>> {
  const fields: Partial<Record<Key, unknown>> = {};
  try {
    const object = Object(value) as Readonly<Record<Key, unknown>>;
    for (const key of keys) fields[key] = object[key];
  } catch {
    // A getter or a proxy has thrown.
  }
  return fields;
}

/**
 * Reads the entries of a list of live objects from outside, each once. Returns `undefined` if the value is not a list, has more
 * than `most` entries, or can't be read.
 */
export function entriesOf(value: unknown, most: number): unknown[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    const list: readonly unknown[] = value;
    const { length } = list;
    return length > most ? undefined : Array.from({ length }, (_, index) => list[index]);
  } catch {
    return undefined;
  }
}
