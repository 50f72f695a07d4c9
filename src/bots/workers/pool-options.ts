/** Checks the options of a pool of workers, and of its bots. A module of its own, so that pages without a pool leave it out. */
import * as v from "valibot";
import { ArgumentError } from "../../kit/errors.js";
import { check, wholeNumber } from "../../kit/input/check.js";
import { LONGEST_NAME } from "../../kit/input/limits.js";
import { type GoodOptions, searchSchema, withSeed } from "../options.js";

/** More workers than any machine has cores. */
const MOST_WORKERS = 1024;

const poolSchema = v.strictObject({ workers: v.optional(wholeNumber(1, MOST_WORKERS)) });
const botSchema = v.strictObject({
  ...searchSchema.entries,
  bot: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), "expert"),
});

/** Checks the options of a pool, and returns the number of workers. Throws an `ArgumentError`. */
export function checkPool(options: unknown): number | undefined {
  const checked = check(poolSchema, options, "option");
  if (checked.good) return checked.value.workers;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Checks the options of a bot on a pool of workers. Throws an `ArgumentError`. */
export const checkPoolBot = (options: unknown): GoodOptions & { readonly bot: string } =>
  withSeed(check(botSchema, options, "option"));
