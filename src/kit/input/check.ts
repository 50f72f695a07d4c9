/** Checks values from outside against a schema, and reports every problem with its path. */
import * as v from "valibot";
import type { Seed } from "../../game.js";
import type { RandomState } from "../chance/chance.js";
import { undrafted } from "../state/drafts.js";
import { ArgumentError, type Problem, quoted, SetupError } from "../errors.js";
import { LONGEST_NAME, LONGEST_SEED, MOST_PROBLEMS } from "./limits.js";
import { pathOf, plainCopy } from "./plain.js";

/** A checked value, or its problems. @category Checks */
export type Checked<Value> =
  | {
      /** Whether the value fits the schema. */
      readonly good: true;
      /** A plain copy of the value. */
      readonly value: Value;
    }
  | {
      /** Whether the value fits the schema. */
      readonly good: false;
      /** All problems. */
      readonly problems: readonly Problem[];
    };

/**
 * Checks a value from outside against a valibot schema. The value is read once, into a plain copy, so no getter can return
 * something else later; an immer draft is resolved first. Too many or too deeply nested values are refused, and at most 20
 * problems are listed.
 *
 * @example
 * ```ts
 * import { check, wholeNumber } from "caravanserai/kit";
 * import * as v from "valibot";
 *
 * const schema = v.strictObject({ type: v.literal("die"), die: wholeNumber(1, 6) });
 * check(schema, { type: "die", die: 3 }).good; // => true
 * const bad = check(schema, { type: "die", die: 7 });
 * bad.good ? [] : bad.problems; // => [{ path: "die", message: "expected a whole number from 1 to 6, got 7" }]
 * ```
 *
 * @param schema - The schema of the value.
 * @param value - Any value.
 * @param noun - The word for top-level keys in messages.
 * @category Checks
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  noun = "field",
): Checked<v.InferOutput<Schema>> {
  const copy = plainCopy(undrafted(value));
  return copy.good ? checkPlain(schema, copy.value, noun) : copy;
}

/** Checks a value that is already a plain copy. */
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

/** Formats an issue in our own words. A message of the schema itself is used as it is. */
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

/** Formats the expectations of a union, or the values of a list. */
function alternatives({ issues, expected }: Issue): string {
  if (issues !== undefined) return [...new Set(issues.map(expectationOf))].join(" or ");
  return String(expected)
    .replace(/^\(|\)$/gu, "")
    .replaceAll(" | ", ", ");
}

/**
 * Makes a valibot schema of a whole number between two bounds, both included.
 *
 * @example
 * ```ts
 * import { check, wholeNumber } from "caravanserai/kit";
 *
 * check(wholeNumber(1, 6), 3).good; // => true
 * check(wholeNumber(1, 6), 2.5).good; // => false
 * ```
 *
 * @param least - The lowest number.
 * @param most - The highest number.
 * @category Checks
 */
export function wholeNumber(least: number, most: number) {
  const message = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

/**
 * Makes a valibot schema of a list with `least` to `most` entries. The length is checked first, so that a list that is too long
 * costs nothing.
 *
 * @example
 * ```ts
 * import { check, listOf, wholeNumber } from "caravanserai/kit";
 *
 * check(listOf(wholeNumber(1, 6), 2), [3, 4]).good; // => true
 * check(listOf(wholeNumber(1, 6), 2), [3, 4, 5]).good; // => false
 * ```
 *
 * @param entry - The schema of each entry.
 * @param most - The maximum length.
 * @param least - The minimum length. Default: 0.
 * @category Checks
 */
export function listOf<Entry extends v.GenericSchema>(entry: Entry, most: number, least = 0) {
  const message =
    least === most
      ? `a list of ${most}`
      : least === 0
        ? `a list of at most ${most}`
        : `a list of ${least} to ${most}`;
  const list = v.pipe(v.array(entry), v.minLength(least, message), v.maxLength(most, message));
  const wrong = v.custom<unknown>(() => false, message);
  // The length is checked before the entries. As a step of the pipe, that could not be written as a JSON Schema.
  const run: (typeof list)["~run"] = (dataset, config) => {
    const { value } = dataset;
    if (!Array.isArray(value) || (value.length >= least && value.length <= most)) {
      return list["~run"](dataset, config);
    }
    // It has no value, only an issue.
    return wrong["~run"](dataset, config) as never;
  };
  const checked: typeof list = { ...list, "~run": run };
  return checked;
}

/** Makes the schema of a text of a bounded length. */
export const textOf = (most: number, least = 0) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most));

/** The schema of names of spaces, tiles and the like. */
export const nameSchema = textOf(LONGEST_NAME);

const SEED = "a text or a whole number as the seed";
const SHORT_SEED = `a seed of at most ${LONGEST_SEED} characters`;

/**
 * Makes a valibot schema of a seed: a text, or a whole number that JSON keeps exactly.
 *
 * @example
 * ```ts
 * import { anySeed, check } from "caravanserai/kit";
 *
 * check(anySeed(), "petra").good; // => true
 * check(anySeed(), 0.5).good; // => false
 * ```
 *
 * @category Checks
 */
export const anySeed = () =>
  v.union([
    v.pipe(v.string(SEED), v.maxLength(LONGEST_SEED, SHORT_SEED)),
    v.pipe(v.number(SEED), v.safeInteger(SEED)),
  ]);

/** The schema of seeds, shared by the library. */
export const seedSchema = anySeed();

/**
 * Makes a valibot schema of a random generator's state: the `state` of a {@link Chance}.
 *
 * @example
 * ```ts
 * import { anyChance, Chance, check } from "caravanserai/kit";
 *
 * check(anyChance(), Chance.of("petra", "dice").state).good; // => true
 * check(anyChance(), { key: "short", place: 0 }).good; // => false
 * ```
 *
 * @category Checks
 */
export const anyChance = (): v.GenericSchema<unknown, RandomState> =>
  v.strictObject({
    key: v.pipe(
      v.string("a key of 64 hexadecimal digits"),
      v.regex(/^[\da-f]{64}$/u, "a key of 64 hexadecimal digits"),
    ),
    place: wholeNumber(0, 2 ** 31 - 1),
  });

/** The schema of random generators, shared by the library. */
export const chanceSchema = anyChance();

/**
 * Checks the options of `setup` against a schema, and returns them with their defaults.
 *
 * @example
 * ```ts
 * import { anySeed, checkOptions, wholeNumber } from "caravanserai/kit";
 * import * as v from "valibot";
 *
 * const schema = v.strictObject({
 *   players: wholeNumber(2, 4),
 *   seed: anySeed(),
 *   wind: v.optional(v.boolean(), false),
 * });
 * checkOptions(schema, { players: 2, seed: 1 }).wind; // => false
 * checkOptions(schema, { players: 9, seed: 1 }); // throws SetupError
 * ```
 *
 * @param schema - The schema of the options.
 * @param options - Any value.
 * @throws {@link SetupError} with every problem and its path.
 * @category Checks
 */
export function checkOptions<Schema extends v.GenericSchema>(
  schema: Schema,
  options: unknown,
): v.InferOutput<Schema> {
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value;
  throw new SetupError(checked.problems);
}

/** Checks a seed. Throws an `ArgumentError`. */
export function checkSeed(seed: unknown): Seed {
  // Not `check`, since a draft is not a seed: random generators should not need immer.
  const copy = plainCopy(seed);
  const checked = copy.good ? checkPlain(seedSchema, copy.value) : copy;
  if (!checked.good) throw new ArgumentError("seed", checked.problems[0].message);
  return checked.value;
}
