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
  const expected = expectationOf(issue);
  const isLength = Array.isArray(input) && expected.startsWith("a list");
  return `expected ${expected}, got ${isLength ? `a list of ${input.length}` : quoted(input)}`;
}

function expectationOf(issue: Issue): string {
  const { type, message, requirement } = issue;
  if (!message.startsWith("Invalid ")) return message;
  if (CHOICES.has(type)) return alternatives(issue);
  const length = LENGTHS[type];
  if (length !== undefined) return `a length of ${length}${String(requirement)}`;
  return KINDS[type] ?? (issue.expected === "Object" ? "an object" : String(issue.expected));
}

type Words = Readonly<Partial<Record<string, string>>>;

/** Valibot's kinds of values that are one of several. */
const CHOICES: ReadonlySet<string> = new Set(["union", "picklist", "literal", "variant"]);

/** The words for its other kinds. */
const KINDS: Words = {
  array: "a list",
  string: "a text",
  number: "a number",
  boolean: "true or false",
  null: "null",
};

const LENGTHS: Words = { length: "", min_length: "at least ", max_length: "at most " };

/** Formats the expectations of a union, or the values of a list. */
function alternatives({ issues, expected }: Issue): string {
  if (issues !== undefined) return [...new Set(issues.map(expectationOf))].join(" or ");
  return String(expected)
    .replace(/^\(|\)$/gu, "")
    .replaceAll(" | ", ", ");
}

/**
 * Makes the schema of a whole number between two bounds, both included. Like the other schemas here, it is one function: small in bundles,
 * and fast. Those in `author-schemas.ts` accept the same values, and converters can read them.
 */
// @__NO_SIDE_EFFECTS__
export function wholeNumber(least: number, most: number) {
  return v.custom<number>(
    // Anything but a whole number has been refused when it is compared.
    (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );
}

/** Makes the schema of a list with `least` to `most` entries. The length is checked first, so that one that is too long costs nothing. */
// @__NO_SIDE_EFFECTS__
export function listOf<Entry extends v.GenericSchema>(entry: Entry, most: number, least = 0) {
  return lengthFirst(v.array(entry), most, least);
}

/** Describes a list with `least` to `most` entries. */
export const listLength = (most: number, least: number): string =>
  `a list of ${least === most ? "" : least === 0 ? "at most " : `${least} to `}${most}`;

/** Makes a schema of lists check the length before the entries. */
export const lengthFirst = <List extends v.GenericSchema>(
  list: List,
  most: number,
  least: number,
): List =>
  refusing(
    list,
    (value) => Array.isArray(value) && (value.length < least || value.length > most),
    listLength(most, least),
  );

/**
 * Makes a schema refuse some values before it does anything else. The schema looks the same to converters: as a step of its own, this
 * could not be written as a JSON Schema.
 */
export function refusing<Schema extends v.GenericSchema>(
  schema: Schema,
  isWrong: (value: unknown) => boolean,
  message: string,
): Schema {
  const wrong = v.custom<unknown>(() => false, message);
  const run: Schema["~run"] = (dataset, config) =>
    (isWrong(dataset.value) ? wrong : schema)["~run"](dataset, config);
  return { ...schema, "~run": run };
}

/** Makes the schema of a text of a bounded length. */
// @__NO_SIDE_EFFECTS__
export function textOf(most: number, least = 0) {
  return v.custom<string>(
    (value) => typeof value === "string" && value.length >= least && value.length <= most,
    ({ input }) =>
      typeof input !== "string"
        ? "a text"
        : `a length of at ${input.length < least ? `least ${least}` : `most ${most}`}`,
  );
}

/** The schema of names of spaces, tiles and the like. */
export const nameSchema = textOf(LONGEST_NAME);

export const SEED = "a text or a whole number as the seed";
export const SHORT_SEED = `a seed of at most ${LONGEST_SEED} characters`;

/** The schema of seeds: a text, or a whole number that JSON keeps exactly. */
export const seedSchema = /* @__PURE__ */ v.custom<Seed>(
  (value) =>
    typeof value === "string" ? value.length <= LONGEST_SEED : Number.isSafeInteger(value),
  ({ input }) => (typeof input === "string" ? SHORT_SEED : SEED),
);

/** Without flags, which JSON Schemas do not have. */
export const CHANCE_KEY = /^[\da-f]{64}$/;
export const A_KEY = "a key of 64 hexadecimal digits";

const anyChance = (): v.GenericSchema<unknown, RandomState> =>
  v.strictObject({
    key: v.custom<string>((value) => typeof value === "string" && CHANCE_KEY.test(value), A_KEY),
    place: wholeNumber(0, 2 ** 31 - 1),
  });

/** The schema of random generators: the `state` of a `Chance`. */
export const chanceSchema = /* @__PURE__ */ anyChance();

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

/** Checks the options of a function, and returns them with their defaults. Throws an `ArgumentError`. */
export function checkArgument<Schema extends v.GenericSchema>(
  schema: Schema,
  options: unknown,
): v.InferOutput<Schema> {
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Checks a seed. Throws an `ArgumentError`. */
export function checkSeed(seed: unknown): Seed {
  // Not `check`, since a draft is not a seed: random generators should not need immer.
  const copy = plainCopy(seed);
  const checked = copy.good ? checkPlain(seedSchema, copy.value) : copy;
  if (!checked.good) throw new ArgumentError("seed", checked.problems[0].message);
  return checked.value;
}
