/** Bad input as data: short enough to be reported in full and kept in a file, however large the input is. */
import { giants, oddities, replaced, replacements } from "../../test/bad-input/junk.js";

/** A description of an argument. */
export type Spec =
  /** Any JSON. */
  | { readonly json: unknown }
  /** Something from test/bad-input/junk.ts, by name. */
  | { readonly junk: string }
  /** A text of parts, with repetitions. */
  | { readonly text: readonly (string | readonly [string, number])[] }
  /** A list that repeats a value. */
  | { readonly list: Spec; readonly times: number }
  /** The original number plus this. */
  | { readonly more: number }
  /** Another part of the good argument. */
  | { readonly from: readonly string[] }
  /** The original list without one of its entries, or with one twice. */
  | { readonly without: number }
  | { readonly twice: number }
  /** The original object without one of its fields, or with another. */
  | { readonly lacking: string }
  | { readonly extra: string }
  /** The good argument with parts replaced. */
  | { readonly changed: readonly { readonly path: readonly string[]; readonly to: Spec }[] }
  /** The good argument, a text, with some characters replaced. */
  | { readonly cut: number; readonly skip: number; readonly insert: readonly [string, number] };

/** One call. */
export interface Case {
  /** The name of a function in test/bad-input/doors.ts. */
  readonly door: string;
  /** The index of the bad argument. */
  readonly argument: number;
  readonly spec: Spec;
  /** Whether the argument is frozen, so that changing it throws. */
  readonly frozen?: boolean;
  /** In the corpus: the former failure. */
  readonly once?: string;
}

/** Copies a good argument as a mutable value. */
const plain = (good: unknown): unknown => {
  if (typeof good === "string") return good.startsWith("{") ? JSON.parse(good) : good;
  return typeof good === "object" && good !== null ? JSON.parse(JSON.stringify(good)) : good;
};

/** Returns the value at a path. */
export const partAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Readonly<Record<string, unknown>>)[key], value);

/** Builds the value of a spec: in place of a whole good argument, or of a part of it. */
export function build(spec: Spec, good: unknown, whole = good): unknown {
  if ("json" in spec) return spec.json;
  if ("junk" in spec) {
    const make = oddities[spec.junk] ?? giants[spec.junk];
    return make === undefined ? replacements[spec.junk]?.(good) : make();
  }
  if ("text" in spec) {
    return spec.text
      .map((part) => (typeof part === "string" ? part : part[0].repeat(part[1])))
      .join("");
  }
  if ("list" in spec) return new Array<unknown>(spec.times).fill(build(spec.list, good, whole));
  if ("more" in spec) return typeof good === "number" ? good + spec.more : spec.more;
  if ("from" in spec) return partAt(whole, spec.from);
  if ("without" in spec) return listOf(good).filter((_, index) => index !== spec.without);
  if ("twice" in spec) return [...listOf(good), listOf(good)[spec.twice]];
  if ("lacking" in spec) {
    const fields = Object.entries((good ?? {}) as Readonly<Record<string, unknown>>);
    return Object.fromEntries(fields.filter(([key]) => key !== spec.lacking));
  }
  if ("extra" in spec) return { ...(good as object), [spec.extra]: 0 };
  if ("cut" in spec) {
    const text = typeof good === "string" ? good : JSON.stringify(good);
    const [insert, times] = spec.insert;
    return text.slice(0, spec.cut) + insert.repeat(times) + text.slice(spec.cut + spec.skip);
  }
  const before = plain(good);
  let value = before;
  for (const { path, to } of spec.changed) {
    value = replaced(value, path, (part) => build(to, part, before));
  }
  return value;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];
