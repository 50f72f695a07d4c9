/** The options of bots, checked: what is wrong is named before a bot is made. */
import * as v from "valibot";
import type { Seed } from "../game.js";
import { check, type Checked, checkSeed, wholeNumber } from "../kit/check.js";
import { ArgumentError } from "../kit/errors.js";
import { LONGEST_NAME } from "../kit/limits.js";

/** The largest budget: a day in milliseconds, and more games than a day has time for. */
const LARGEST_BUDGET = 1_000_000_000;

const budget = wholeNumber(1, LARGEST_BUDGET);

const schema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))),
  seed: v.optional(v.unknown(), 0),
  iterations: v.optional(budget),
  milliseconds: v.optional(budget),
});

/** Options that were checked. */
export interface GoodOptions {
  readonly name?: string | undefined;
  readonly seed: Seed;
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
}

const withoutBudget = v.omit(schema, ["iterations", "milliseconds"]);

const workerSchema = v.strictObject({
  bot: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), "hard"),
  seed: v.optional(v.unknown(), 0),
});

/** The options of a bot, or an `ArgumentError`. Only bots that think for long have a budget. */
export function checkOptions(options: unknown, hasBudget: boolean): GoodOptions {
  return withSeed(check(hasBudget ? schema : withoutBudget, options, "option"));
}

/** The options of a bot in a worker, or an `ArgumentError`. */
export const checkWorkerOptions = (options: unknown): { bot: string; seed: Seed } =>
  withSeed(check(workerSchema, options, "option"));

function withSeed<Options extends { readonly seed: unknown }>(
  checked: Checked<Options>,
): Options & { readonly seed: Seed } {
  if (checked.good) return { ...checked.value, seed: checkSeed(checked.value.seed) };
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}
