/** Checks what bots in this thread and in workers are given: their options and those of `think`. */
import * as v from "valibot";
import type { Seed } from "../game.js";
import { check, type Checked, checkSeed, wholeNumber } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { LONGEST_NAME } from "../kit/input/limits.js";
import { fieldsOf } from "../kit/input/plain.js";
import type { ThinkOptions } from "./bot.js";

/** The largest budget: more than a day, in milliseconds or in iterations. */
const LARGEST_BUDGET = 1_000_000_000;

/** Returns the schemas of the options of a bot that searches. A function, so that pages that only start a bot in a worker leave it out. */
export function searchEntries() {
  const budget = v.optional(wholeNumber(1, LARGEST_BUDGET));
  return {
    name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))),
    seed: v.optional(v.unknown(), 0),
    iterations: budget,
    milliseconds: budget,
    ponder: v.optional(v.boolean(), false),
  };
}

const workerSchema = v.strictObject({
  bot: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), "hard"),
  seed: v.optional(v.unknown(), 0),
});

/** Checks the options of a bot in a worker. Throws an `ArgumentError`. */
export const checkWorkerOptions = (options: unknown): { bot: string; seed: Seed } =>
  withSeed(check(workerSchema, options, "option"));

/** Returns checked options with their seed checked too. Throws an `ArgumentError`. */
export function withSeed<Options extends { readonly seed: unknown }>(
  checked: Checked<Options>,
): Options & { readonly seed: Seed } {
  if (checked.good) return { ...checked.value, seed: checkSeed(checked.value.seed) };
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Checks the options of `think`. Throws an `ArgumentError`. */
export function checkThinking<Move extends object>(
  options: ThinkOptions<Move>,
): ThinkOptions<Move> {
  const { signal, onProgress } = fieldsOf(options, "signal", "onProgress");
  checkSignal(signal);
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw new ArgumentError("onProgress", `expected a function, got ${quoted(onProgress)}`);
  }
  // Both were just checked.
  return { signal, onProgress } as ThinkOptions<Move>;
}

/** Throws an `ArgumentError` unless the value is a signal or `undefined`. */
export function checkSignal(signal: unknown): void {
  if (signal === undefined) return;
  if (typeof fieldsOf(signal, "throwIfAborted").throwIfAborted === "function") return;
  throw new ArgumentError("signal", `expected an AbortSignal, got ${quoted(signal)}`);
}
