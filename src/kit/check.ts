/** Checks what comes from outside against a schema, and tells every problem with its path. */
import * as v from "valibot";
import type { Seed } from "../game.js";
import { undrafted } from "./drafts.js";
import { ArgumentError, type Problem } from "./errors.js";

/** The value as the schema's type, or everything that is wrong with it. */
export type Checked<Value> =
  | { readonly good: true; readonly value: Value }
  | { readonly good: false; readonly problems: readonly Problem[] };

/** Checks a value, or what a draft stands for, against a schema. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, undrafted(value));
  if (result.success) return { good: true, value: result.output };
  return {
    good: false,
    problems: result.issues.map((issue) => ({
      path: pathOf((issue.path ?? []).map(({ key }) => key)),
      message: issue.message,
    })),
  };
}

/** Keys as one path: `["water", 3, "value"]` is `water[3].value`. */
export function pathOf(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === "number") return `${path}[${String(key)}]`;
    return path === "" ? String(key) : `${path}.${String(key)}`;
  }, "");
}

/** A whole number between two bounds, both included. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The seed if it is one. */
export function checkSeed(seed: unknown): Seed {
  const checked = check(seedSchema, seed);
  if (!checked.good) throw new ArgumentError("seed", checked.problems[0].message);
  // Minus zero is not what JSON gives back.
  return typeof checked.value === "number" ? checked.value + 0 : checked.value;
}

/** A seed: a text, or a whole number that JSON keeps exactly. */
export const seedSchema = v.union([v.string(), v.pipe(v.number(), v.safeInteger())]);
