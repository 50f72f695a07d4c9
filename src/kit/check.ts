/** Checks what comes from outside against a schema, and tells every problem with its path. */
import * as v from "valibot";
import type { Seed } from "../game.js";
import { undrafted } from "./drafts.js";
import { ArgumentError, type Problem, quoted } from "./errors.js";

/** The value as the schema's type, or everything that is wrong with it. */
export type Checked<Value> =
  | { readonly good: true; readonly value: Value }
  | { readonly good: false; readonly problems: readonly Problem[] };

/** Checks a value, or the value behind a draft, against a schema. `noun` is what messages call the keys of the value itself. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  noun = "field",
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, undrafted(value), { abortPipeEarly: true });
  if (result.success) return { good: true, value: result.output };
  return {
    good: false,
    problems: result.issues.map((issue) => {
      const keys = (issue.path ?? []).map(({ key }) => key);
      return { path: pathOf(keys), message: messageOf(issue, keys, noun) };
    }),
  };
}

type Issue = v.BaseIssue<unknown>;

/** What is wrong, in our own words. A message that the schema brings along is used as it is. */
function messageOf(issue: Issue, keys: readonly unknown[], noun: string): string {
  const named = `${keys.length > 1 ? "field" : noun} \`${String(keys[keys.length - 1])}\``;
  if (issue.expected === "never") return `unknown ${named}`;
  if (issue.type === "strict_object" && issue.expected !== "Object") return `missing ${named}`;
  return `expected ${expectationOf(issue)}, got ${quoted(issue.input)}`;
}

function expectationOf(issue: Issue): string {
  const { type, message, requirement } = issue;
  if (!message.startsWith("Invalid ")) return message;
  switch (type) {
    case "strict_object":
      return "an object";
    case "array":
      return "a list";
    case "string":
      return "a text";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "union":
    case "picklist":
    case "literal":
      return alternatives(issue);
    case "length":
      return `a length of ${String(requirement)}`;
    case "min_length":
      return `a length of at least ${String(requirement)}`;
    case "max_length":
      return `a length of at most ${String(requirement)}`;
    default:
      return String(issue.expected);
  }
}

/** The expectations of a union, or the values of a list. */
function alternatives({ issues, expected }: Issue): string {
  if (issues !== undefined) return [...new Set(issues.map(expectationOf))].join(" or ");
  return String(expected)
    .replace(/^\(|\)$/gu, "")
    .replaceAll(" | ", ", ");
}

/** Keys as one path: `["water", 3, "value"]` is `water[3].value`. */
export function pathOf(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === "number") return `${path}[${String(key)}]`;
    return path === "" ? String(key) : `${path}.${String(key)}`;
  }, "");
}

/** A whole number between two bounds, both included. */
export function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const SEED = "a text or a whole number as the seed";

/** A seed: a text, or a whole number that JSON keeps exactly. */
export const seedSchema = v.union([v.string(SEED), v.pipe(v.number(SEED), v.safeInteger(SEED))]);

/** The seed if it is one. */
export function checkSeed(seed: unknown): Seed {
  const checked = check(seedSchema, seed);
  if (!checked.good) throw new ArgumentError("seed", checked.problems[0].message);
  // Minus zero is not what JSON gives back.
  return typeof checked.value === "number" ? checked.value + 0 : checked.value;
}
