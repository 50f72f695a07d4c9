/** Checks the options of bots, before a bot is made. */
import * as v from "valibot";
import type { Game, GameTypes, Seed } from "../game.js";
import { checkKnowledge } from "../kit/engine/check-knowledge.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { check, type Checked, checkSeed, wholeNumber } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { LONGEST_NAME } from "../kit/input/limits.js";
import { fieldsOf, plainMove } from "../kit/input/plain.js";
import type { ThinkOptions } from "./bot.js";

/** The largest budget: more than a day, in milliseconds or in iterations. */
const LARGEST_BUDGET = 1_000_000_000;

const budget = wholeNumber(1, LARGEST_BUDGET);

const schema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))),
  seed: v.optional(v.unknown(), 0),
  iterations: v.optional(budget),
  milliseconds: v.optional(budget),
});

/** Checked options. */
export interface GoodOptions {
  readonly name?: string | undefined;
  readonly seed: Seed;
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
}

/** Knowledge instead of the game's own. */
interface Known {
  readonly knowledge?: Knowledge | undefined;
}

const withoutBudget = v.omit(schema, ["iterations", "milliseconds"]);

const workerSchema = v.strictObject({
  bot: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), "hard"),
  seed: v.optional(v.unknown(), 0),
});

/** Checks the options of a bot of one game. Throws an `ArgumentError`. Only searching bots have a budget. Knowledge is code, and is not copied. */
export function checkSettings(options: unknown, hasBudget: boolean): GoodOptions & Known {
  const given: unknown = plainMove(options);
  const { knowledge, ...data } = isObject(given) ? (given as Known) : {};
  checkPlayed(undefined, knowledge);
  const checked = check(
    hasBudget ? schema : withoutBudget,
    isObject(given) ? data : options,
    "option",
  );
  return { ...withSeed(checked), knowledge };
}

/** Checks the options of a bot of any game. Throws an `ArgumentError`. The game is code, and is not copied. */
export function checkOptions<Types extends GameTypes>(
  options: { readonly game?: Game<Types> },
  hasBudget: boolean,
): GoodOptions & Known & { readonly game: Game<Types> | undefined } {
  // It comes from outside, whatever its type. The schema refuses anything but an object.
  const given: unknown = plainMove(options);
  const { game, ...settings } = isObject(given) ? (given as typeof options) : {};
  checkPlayed(game, undefined);
  return { ...checkSettings(isObject(given) ? settings : options, hasBudget), game };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Throws an `ArgumentError` unless the game can be one, and the knowledge has the form of knowledge. */
export function checkPlayed(game: unknown, knowledge: unknown): void {
  if (game !== undefined) checkGame(game);
  if (knowledge !== undefined) checkKnowledge(knowledge, "knowledge");
}

/** Throws an `ArgumentError` unless the value can be a game. */
export function checkGame(game: unknown): void {
  if (typeof fieldsOf(game, "setup").setup === "function") return;
  throw new ArgumentError("game", `expected the module of a game, got ${quoted(game)}`);
}

/** Checks the options of a bot in a worker. Throws an `ArgumentError`. */
export const checkWorkerOptions = (options: unknown): { bot: string; seed: Seed } =>
  withSeed(check(workerSchema, options, "option"));

function withSeed<Options extends { readonly seed: unknown }>(
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
