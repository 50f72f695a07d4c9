/** Checks the options of a pool of workers, and of its bots. Schemas are made in the functions, so that pages without a pool leave them out. */
import * as v from "valibot";
import { ArgumentError } from "../../kit/errors.js";
import { check, wholeNumber } from "../../kit/input/check.js";
import { LONGEST_NAME } from "../../kit/input/limits.js";
import type { GoodOptions } from "../options.js";
import { searchEntries, withSeed } from "../thinking.js";

/** More workers than any machine has cores. */
export const MOST_WORKERS = 1024;

/** Checks the options of a pool, and returns the number of workers. Throws an `ArgumentError`. */
export function checkPool(options: unknown): number | undefined {
  const schema = v.strictObject({ workers: v.optional(wholeNumber(1, MOST_WORKERS)) });
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value.workers;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Checks the options of a bot on a pool of workers. Throws an `ArgumentError`. */
export function checkPoolBot(options: unknown): GoodOptions & { readonly bot: string } {
  const bot = v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), "expert");
  const schema = v.strictObject({ ...searchEntries(), bot });
  return withSeed(check(schema, options, "option"));
}
