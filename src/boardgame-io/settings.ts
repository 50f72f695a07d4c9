/** Checks the options of `toBoardgameIo` and of a match. */
import * as v from "valibot";
import type { Game, GameAbout, GameTypes, Seed } from "../game.js";
import { limitBoard } from "../kit/boards/limit-layouts.js";
import { check, wholeNumber } from "../kit/input/check.js";
import { ArgumentError, CaravanseraiError, quoted, SetupError } from "../kit/errors.js";
import { randomSeed } from "../kit/chance/random-seed.js";
import type { BoardgameIoSetup } from "./types.js";

/** More players than any game has. */
const MOST_PLAYERS = 12;

/** More characters than any layout has. */
const LONGEST_LAYOUT = 1_000_000;

/** The functions of a game that are used. */
const USED = [
  "setup",
  "legalMoves",
  "apply",
  "score",
  "explain",
  "events",
  "view",
  "load",
] as const;

const isFunction = (value: unknown): boolean => typeof value === "function";

const schema = v.strictObject({
  defaults: v.optional(v.record(v.string(), v.unknown()), {}),
  seed: v.optional(
    v.custom<() => Seed>(isFunction, "a function that returns a seed"),
    () => randomSeed,
  ),
  redact: v.optional(v.boolean(), false),
  layouts: v.optional(v.union([v.literal("built-in"), wholeNumber(0, LONGEST_LAYOUT)])),
});

/** Checked options of `toBoardgameIo`. */
export type Settings = v.InferOutput<typeof schema>;

/** Checks the options of `toBoardgameIo`. Throws an `ArgumentError`. */
export function checkSettings(options: unknown): Settings {
  const settings = checkOptions(schema, options);
  for (const key of ["players", "seed"] as const) {
    if (!Object.hasOwn(settings.defaults, key)) continue;
    throw new ArgumentError(`options.defaults.${key}`, NOT_THERE[key]);
  }
  return settings;
}

/** Checks options against a schema. Throws an `ArgumentError`. */
export function checkOptions<Schema extends v.GenericSchema>(
  schema: Schema,
  options: unknown,
): v.InferOutput<Schema> {
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Throws an `ArgumentError` unless a value has the functions of a game. */
export function checkGameFunctions(game: unknown): void {
  const missing = USED.find((name) => {
    try {
      return !isFunction((game as Readonly<Record<string, unknown>> | null | undefined)?.[name]);
    } catch {
      return true; // A value that can't be read is not a game.
    }
  });
  if (missing === undefined) return;
  throw new ArgumentError(
    "game",
    `expected a game with the function \`${missing}\`, got ${quoted(game)}`,
  );
}

/** Why these two options can't be set for a match. */
const NOT_THERE = {
  players: "boardgame.io says how many play",
  seed: "boardgame.io publishes the options of a match, and who knows the seed knows what is hidden",
};

/** The matches that can be created. */
export interface Matches<Types extends GameTypes> {
  /** The id of the game. */
  readonly name: string;
  /** The minimum and maximum number of players. */
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Checks the options of a match. Throws a `SetupError`. */
  readonly optionsOf: (setupData: unknown, players: number) => BoardgameIoSetup<Types>;
  /** Sets a match up. */
  readonly begin: (options: BoardgameIoSetup<Types>, players: number) => Types["state"];
}

/** A game, with the facts about it if it has some. @category boardgame.io */
export type GameWithFacts<Types extends GameTypes> = Game<Types> & Partial<WithAbout>;

/** The facts about a game. @category boardgame.io */
export interface WithAbout {
  /** The facts, such as which boards the game has. */
  readonly about: GameAbout;
}

/** Finds out which matches of a game can be created. */
export function matchesOf<Types extends GameTypes>(
  game: GameWithFacts<Types>,
  { defaults, seed, layouts }: Settings,
): Matches<Types> {
  const { about } = game;
  if (layouts !== undefined && about === undefined) {
    throw new ArgumentError(
      "options.layouts",
      "expected a game that says `about` which boards it has",
    );
  }
  // `setup` checks all options, whatever their type.
  const setUp = (options: object, players: number, drawn: Seed): Types["state"] =>
    game.setup({ ...options, players, seed: drawn });

  function optionsOf(setupData: unknown, players: number): BoardgameIoSetup<Types> {
    const own = plainOptions(setupData);
    if (layouts !== undefined && about !== undefined) limitBoard(about, own, layouts);
    const options = { ...defaults, ...own };
    // Problems never depend on the seed, so any seed finds them.
    setUp(options, players, 0);
    // `setup` has checked it.
    return options as BoardgameIoSetup<Types>;
  }

  const counts = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);
  const possible = counts.filter(
    (players) => problemIn(() => optionsOf({}, players)) === undefined,
  );
  // No number of players is possible: `setup` says why.
  if (possible.length === 0) optionsOf({}, 2);
  return {
    name: setUp(defaults, possible[0], 0).game,
    minPlayers: Math.min(...possible),
    maxPlayers: Math.max(...possible),
    optionsOf,
    begin: (options, players) => setUp(options, players, seed()),
  };
}

/** Returns the options in `setupData`, as a plain copy. */
function plainOptions(setupData: unknown): Readonly<Record<string, unknown>> {
  if (setupData === undefined || setupData === null) return {};
  const checked = check(v.record(v.string(), v.unknown()), setupData, "option");
  if (!checked.good) throw new SetupError(checked.problems);
  const unwanted = (["players", "seed"] as const).filter((key) =>
    Object.hasOwn(checked.value, key),
  );
  if (unwanted.length === 0) return checked.value;
  throw new SetupError(unwanted.map((key) => ({ path: key, message: NOT_THERE[key] })));
}

/** Returns the message of our error that `attempt` throws, `undefined` if it throws none. */
export function problemIn(attempt: () => unknown): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (CaravanseraiError.is(error)) return error.message;
    throw error;
  }
}
