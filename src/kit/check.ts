/** Checks what comes from outside against a schema, and tells every problem with its path. */
import * as v from "valibot";
import type { Seed } from "../game.js";
import { undrafted } from "./drafts.js";
import { ArgumentError, type Problem, quoted } from "./errors.js";
import { LONGEST_NAME, LONGEST_SEED, MOST_PROBLEMS } from "./limits.js";
import { pathOf, plainCopy } from "./plain.js";

/** The value as the schema's type, or everything that is wrong with it. */
export type Checked<Value> =
  | { readonly good: true; readonly value: Value }
  | { readonly good: false; readonly problems: readonly Problem[] };

/**
 * Checks a plain copy of a value, or of the value behind a draft, against a schema. `noun` is what messages call the keys of the
 * value itself.
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  noun = "field",
): Checked<v.InferOutput<Schema>> {
  const copy = plainCopy(undrafted(value));
  return copy.good ? checkPlain(schema, copy.value, noun) : copy;
}

/** The same for a value that is a plain copy already. */
export function checkPlain<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  noun = "field",
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return { good: true, value: result.output };
  const problems = result.issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key);
    return { path: pathOf(keys), message: messageOf(issue, keys, noun) };
  });
  const rest = result.issues.length - problems.length;
  if (rest > 0) problems.push({ path: "", message: `and ${rest} more` });
  return { good: false, problems };
}

type Issue = v.BaseIssue<unknown>;

/** What is wrong, in our own words. A message that the schema brings along is used as it is. */
function messageOf(issue: Issue, keys: readonly unknown[], noun: string): string {
  const named = `${keys.length > 1 ? "field" : noun} \`${pathOf(keys.slice(-1))}\``;
  if (issue.expected === "never") return `unknown ${named}`;
  if (issue.type === "strict_object" && issue.expected !== "Object") return `missing ${named}`;
  const { input } = issue;
  const given =
    issue.type === "custom" && Array.isArray(input) ? `a list of ${input.length}` : quoted(input);
  return `expected ${expectationOf(issue)}, got ${given}`;
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

/** A list of so many entries. Its length is looked at first, so that a list that is too long costs nothing. */
export function listOf<Entry extends v.GenericSchema>(entry: Entry, most: number, least = 0) {
  const message =
    least === most
      ? `a list of ${most}`
      : least === 0
        ? `a list of at most ${most}`
        : `a list of ${least} to ${most}`;
  const isRight = (value: unknown): boolean =>
    !Array.isArray(value) || (value.length >= least && value.length <= most);
  return v.pipe(v.custom<unknown>(isRight, message), v.array(entry));
}

/** A text of a bounded length. */
export const textOf = (most: number, least = 0) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most));

/** The name of a space, a tile or anything else that a name is looked up for. */
export const nameSchema = textOf(LONGEST_NAME);

const SEED = "a text or a whole number as the seed";
const SHORT_SEED = `a seed of at most ${LONGEST_SEED} characters`;

/** A seed: a text, or a whole number that JSON keeps exactly. */
export const seedSchema = v.union([
  v.pipe(v.string(SEED), v.maxLength(LONGEST_SEED, SHORT_SEED)),
  v.pipe(v.number(SEED), v.safeInteger(SEED)),
]);

/** Where a random generator stands; see `chance.ts`. */
export const chanceSchema = v.strictObject({
  key: v.pipe(
    v.string("a key of 64 hexadecimal digits"),
    v.regex(/^[\da-f]{64}$/u, "a key of 64 hexadecimal digits"),
  ),
  place: wholeNumber(0, 2 ** 31 - 1),
});

/** The seed if it is one. */
export function checkSeed(seed: unknown): Seed {
  const checked = check(seedSchema, seed);
  if (!checked.good) throw new ArgumentError("seed", checked.problems[0].message);
  return checked.value;
}
