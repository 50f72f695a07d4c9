/** Checks the options of bots, before a bot is made. */
import * as v from "valibot";
import type { Game, GameTypes, Seed } from "../game.js";
import { checkKnowledge } from "../kit/engine/check-knowledge.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { check, checkSeed } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf, plainMove } from "../kit/input/plain.js";
import { searchEntries, withSeed } from "./thinking.js";
import type { SearchWorkers } from "./workers/search-workers.js";

const searchSchema = v.strictObject(searchEntries());

/** Checked options. */
export interface GoodOptions {
  readonly name?: string | undefined;
  readonly seed: Seed;
  readonly iterations?: number | undefined;
  readonly milliseconds?: number | undefined;
  readonly ponder?: boolean | undefined;
}

/** Code among the options, which is not copied: knowledge instead of the game's own, and workers to search on. */
interface Code {
  readonly knowledge?: Knowledge | undefined;
  readonly workers?: SearchWorkers | undefined;
}

const withoutBudget = v.pick(searchSchema, ["name", "seed"]);
const seedOnly = v.pick(searchSchema, ["seed"]);

/** The kinds of bots by their options: those that search have a budget, levels have one of their own. */
export type Kind = "level" | "plain" | "search";

const SCHEMAS = { plain: withoutBudget, level: seedOnly, search: searchSchema };

/** Checks the options of a bot of one game. Throws an `ArgumentError`. */
export function checkSettings(options: unknown, kind: Kind): GoodOptions & Code {
  const given: unknown = plainMove(options);
  const { knowledge, workers, ...data } = isObject(given) ? (given as Code) : {};
  checkPlayed(undefined, knowledge);
  if (workers !== undefined) checkWorkers(workers, knowledge, kind);
  const checked = check(SCHEMAS[kind], isObject(given) ? data : options, "option");
  return { ...withSeed(checked), knowledge, workers };
}

/** Throws an `ArgumentError` unless bots can search on the workers. */
function checkWorkers(workers: unknown, knowledge: unknown, kind: Kind): void {
  if (kind === "plain") throw new ArgumentError("options.workers", "unknown option `workers`");
  if (typeof fieldsOf(workers, "bot").bot !== "function") {
    const expected = "expected workers of `searchWorkers` or `searchThreads`";
    throw new ArgumentError("options.workers", `${expected}, got ${quoted(workers)}`);
  }
  if (knowledge === undefined) return;
  const message = "knowledge is code, which can't be sent to workers: make the game with it";
  throw new ArgumentError("options.knowledge", message);
}

/** Checks the options of a bot of any game. Throws an `ArgumentError`. The game is code, and is not copied. */
export function checkOptions<Types extends GameTypes>(
  options: { readonly game?: Game<Types> },
  kind: Kind,
): GoodOptions & Code & { readonly game: Game<Types> | undefined } {
  // It comes from outside, whatever its type. The schema refuses anything but an object.
  const given: unknown = plainMove(options);
  const { game, ...settings } = isObject(given) ? (given as typeof options) : {};
  checkPlayed(game, undefined);
  return { ...checkSettings(isObject(given) ? settings : options, kind), game };
}

/** Checks the options of a bot by its name: a seed, or an object. Throws an `ArgumentError`. */
export const checkNamed = <Types extends GameTypes>(
  given: Seed | { readonly game?: Game<Types> },
): ReturnType<typeof checkOptions<Types>> =>
  typeof given === "object"
    ? checkOptions<Types>(given, "level")
    : { ...seeded(given), game: undefined };

/** Checks the options of a bot of one game by its name: a seed, or an object. Throws an `ArgumentError`. */
export const checkNamedOfOne = (given: unknown): GoodOptions & Code =>
  typeof given === "object" ? checkSettings(given, "level") : seeded(given);

const seeded = (seed: unknown): GoodOptions => ({ seed: checkSeed(seed) });

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Throws an `ArgumentError` unless the game can be one, and the knowledge has the form of knowledge. */
function checkPlayed(game: unknown, knowledge: unknown): void {
  if (game !== undefined) checkGame(game);
  if (knowledge !== undefined) checkKnowledge(knowledge, "knowledge");
}

/** Throws an `ArgumentError` unless the value can be a game. */
export function checkGame(game: unknown): void {
  if (typeof fieldsOf(game, "setup").setup === "function") return;
  throw new ArgumentError("game", `expected the module of a game, got ${quoted(game)}`);
}
