/** Every error that the library throws: what is wrong and where, as data and as a sentence. */
import type { GameRefusal } from "../game.js";
import { undrafted } from "./state/drafts.js";
import { MOST_PROBLEMS } from "./input/limits.js";
import { plainCopy } from "./input/plain.js";
import { quoted } from "./input/quoted.js";

export { quoted };

/** One thing that is wrong with a value from outside. @category Errors */
export interface Problem {
  /** Where, as a path such as `water[3].value`; empty for the whole. */
  readonly path: string;
  /** What, as a sentence. */
  readonly message: string;
}

/** One thing that is wrong with a drawing. @category Errors */
export interface DrawingProblem {
  /** The line of the drawing, from 1; `null` if the drawing as a whole is meant. */
  readonly row: number | null;
  /** The character of that line, from 1; `null` if the line as a whole is meant. */
  readonly column: number | null;
  /** What, as a sentence. */
  readonly message: string;
}

/** Marks our errors in every copy of this library: CommonJS and ES modules, and several versions side by side. */
const MARK = Symbol.for("caravanserai.error");

/** Whether a value is an error of some copy of this library, of one class or of any. */
function isError(value: unknown, name?: string): boolean {
  try {
    const error = value as
      { readonly [MARK]?: unknown; readonly name?: unknown } | null | undefined;
    return error?.[MARK] === true && (name === undefined || error.name === name);
  } catch {
    return false; // Something that can't be read is none of ours.
  }
}

/**
 * The base class of all errors that this library throws on purpose. `instanceof` recognises errors of the same copy of the
 * library; the static method `is` of each class also those of another copy, such as the CommonJS build beside the ES module.
 *
 * @example
 * ```ts
 * import { CaravanseraiError, setup } from "caravanserai/through-the-desert";
 *
 * try {
 *   setup({ players: 0, seed: 1 });
 * } catch (error) {
 *   if (!CaravanseraiError.is(error)) throw error;
 * }
 * ```
 *
 * @category Errors
 */
export abstract class CaravanseraiError extends Error {
  /**
   * Whether a value is an error of this library, of whatever copy.
   *
   * @param value - Any value, such as what was caught.
   */
  static is(value: unknown): value is CaravanseraiError {
    return isError(value);
  }
  /**
   * Makes such an error.
   *
   * @param message - What is wrong, as a sentence.
   */
  constructor(message: string) {
    super(message);
    Object.defineProperty(this, MARK, { value: true });
  }
}

/** The first problems, and how many more there are. A list that is cut already stays as it is. */
function capped<Entry>(
  problems: readonly Entry[],
  more: (message: string) => Entry,
): readonly Entry[] {
  if (problems.length <= MOST_PROBLEMS + 1) return problems;
  const rest = problems.length - MOST_PROBLEMS;
  return [...problems.slice(0, MOST_PROBLEMS), more(`and ${rest} more`)];
}

const cappedProblems = (problems: readonly Problem[]): readonly Problem[] =>
  capped(problems, (message) => ({ path: "", message }));

/** Problems in one line. A message that names its place needs no path before it. */
const listed = (problems: readonly Problem[]): string =>
  problems
    .map(({ path, message }) =>
      path === "" || message.includes(`\`${path}\``) ? message : `${path}: ${message}`,
    )
    .join("; ");

/**
 * Options that `setup` can't use, with every problem at once.
 *
 * @example
 * ```ts
 * import { setup, SetupError } from "caravanserai/through-the-desert";
 *
 * try {
 *   setup({ players: 0, seed: 1 });
 * } catch (error) {
 *   if (error instanceof SetupError) console.log(error.problems[0]?.path); // players
 * }
 * ```
 *
 * @category Errors
 */
export class SetupError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "SetupError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is SetupError {
    return isError(value, "SetupError");
  }
  /** Everything that is wrong; after 20 problems the rest is counted. */
  readonly problems: readonly Problem[];
  /**
   * Makes such an error.
   *
   * @param problems - Everything that is wrong.
   */
  constructor(problems: readonly Problem[]) {
    const first = cappedProblems(problems);
    super(`Cannot set up the game: ${listed(first)}`);
    this.problems = first;
  }
}

/**
 * A drawing that is not a valid layout, with every problem at once.
 *
 * @example
 * ```ts
 * import { defineLayout, LayoutError } from "caravanserai/through-the-desert";
 *
 * try {
 *   defineLayout({ name: "Typo", drawing: ". x" });
 * } catch (error) {
 *   if (error instanceof LayoutError) console.log(error.problems[0]?.column); // 3
 * }
 * ```
 *
 * @category Errors
 */
export class LayoutError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "LayoutError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is LayoutError {
    return isError(value, "LayoutError");
  }
  /** Everything that is wrong; after 20 problems the rest is counted. */
  readonly problems: readonly DrawingProblem[];
  /**
   * Makes such an error.
   *
   * @param problems - Everything that is wrong.
   */
  constructor(problems: readonly DrawingProblem[]) {
    const first = capped(problems, (message) => ({ row: null, column: null, message }));
    super(`Not a valid layout: ${first.map(describe).join("; ")}`);
    this.problems = first;
  }
}

/** A drawing's problem in one line. */
export function describe({ row, column, message }: DrawingProblem): string {
  if (row === null) return message;
  return column === null ? `row ${row}: ${message}` : `row ${row}, column ${column}: ${message}`;
}

/**
 * A move that `apply` refuses, with the reason that `explain` gives. Every game throws a class of its own that extends this one:
 * it has the same name, and `refusal` has the type of that game.
 *
 * @example
 * ```ts
 * import { apply, IllegalMoveError, setup } from "caravanserai";
 *
 * try {
 *   apply(setup("through-the-desert", { players: 2, seed: 1 }), { type: "give-back", colour: "sky" });
 * } catch (error) {
 *   if (error instanceof IllegalMoveError) console.log(error.game, error.refusal.reason); // through-the-desert wrong-phase
 * }
 * ```
 *
 * @category Errors
 */
export class IllegalMoveError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "IllegalMoveError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is IllegalMoveError {
    return isError(value, "IllegalMoveError");
  }
  /** What was refused, as a plain copy; `undefined` if it can't be read. */
  readonly move: unknown;
  /**
   * Makes such an error.
   *
   * @param move - The move.
   */
  constructor(
    /** Why it is refused. */
    readonly refusal: GameRefusal,
    move: unknown,
    /** The id of the game whose move it is, `null` if it was not given. */
    readonly game: string | null = null,
  ) {
    super(refusal.rule === null ? refusal.message : `${refusal.message} (rule ${refusal.rule})`);
    // An error outlives the recipe that a draft belongs to, also one inside the move.
    const copy = plainCopy(undrafted(move));
    this.move = copy.good ? copy.value : undefined;
  }
}

/**
 * Why a value is not taken as a state or view: it is broken, from a newer version, of another game, or, only in bundles that
 * check no states but loaded ones, not loaded.
 *
 * @category Errors
 */
export type LoadFailure = "broken" | "newer-version" | "other-game" | "not-loaded";

/**
 * A value that is not a valid state or view of the game. `load` and `loadView` throw it, and so does every other function that
 * takes a state or view.
 *
 * @example
 * ```ts
 * import { load, LoadError } from "caravanserai/through-the-desert";
 *
 * try {
 *   load({ game: "chess" });
 * } catch (error) {
 *   if (error instanceof LoadError) console.log(error.reason); // other-game
 * }
 * ```
 *
 * @category Errors
 */
export class LoadError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "LoadError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is LoadError {
    return isError(value, "LoadError");
  }
  /** Everything that is wrong; after 20 problems the rest is counted. */
  readonly problems: readonly Problem[];
  /**
   * Makes such an error.
   *
   * @param problems - Everything that is wrong.
   */
  constructor(
    /** Which kind of failure it is. */
    readonly reason: LoadFailure,
    problems: readonly Problem[],
  ) {
    super(`Not a valid state: ${listed(cappedProblems(problems))}`);
    this.problems = cappedProblems(problems);
  }
}

/** What is thrown if it is not one field that is wrong, but the value as a whole. */
export const loadError = (message: string, reason: LoadFailure = "broken"): LoadError =>
  new LoadError(reason, [{ path: "", message }]);

/**
 * Patches that can't be applied, or whose result is not a valid state or view.
 *
 * @example
 * ```ts
 * import { patch, PatchError, setup } from "caravanserai";
 *
 * try {
 *   patch(setup("nomadi", { players: 2, seed: 1 }), [{ op: "remove", path: ["camels"] }]);
 * } catch (error) {
 *   if (error instanceof PatchError) console.log(error.problems[0]?.path); // [0].path
 * }
 * ```
 *
 * @category Errors
 */
export class PatchError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "PatchError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is PatchError {
    return isError(value, "PatchError");
  }
  /** Everything that is wrong; after 20 problems the rest is counted. */
  readonly problems: readonly Problem[];
  /**
   * Makes such an error.
   *
   * @param problems - Everything that is wrong.
   */
  constructor(problems: readonly Problem[]) {
    const first = cappedProblems(problems);
    super(`Cannot apply the patches: ${listed(first)}`);
    this.problems = first;
  }
}

/**
 * A text that is not a move in a game's notation.
 *
 * @example
 * ```ts
 * import { NotationError, parseMove, setup } from "caravanserai/through-the-desert";
 *
 * try {
 *   parseMove(setup({ players: 2, seed: 1 }), "x7");
 * } catch (error) {
 *   if (error instanceof NotationError) console.log(error.column); // 1
 * }
 * ```
 *
 * @category Errors
 */
export class NotationError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "NotationError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is NotationError {
    return isError(value, "NotationError");
  }
  /**
   * Makes such an error.
   *
   * @param what - What is wrong, as a sentence.
   */
  constructor(
    /** The text that was read. */
    readonly text: unknown,
    /** The character at fault, from 1. */
    readonly column: number,
    what: string,
  ) {
    super(`Not a move: ${what} at column ${column} of ${quoted(text)}`);
  }
}

/**
 * A record that can't be replayed: it is malformed, or one of its moves is illegal.
 *
 * @example
 * ```ts
 * import { record, RecordError, replay } from "caravanserai/through-the-desert";
 *
 * try {
 *   replay({ ...record({ players: 2, seed: 1 }, []), moves: ["-h"] });
 * } catch (error) {
 *   if (error instanceof RecordError) console.log(error.move, error.refusal?.reason); // 1 wrong-phase
 * }
 * ```
 *
 * @category Errors
 */
export class RecordError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "RecordError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is RecordError {
    return isError(value, "RecordError");
  }
  /** Everything that is wrong; after 20 problems the rest is counted. */
  readonly problems: readonly Problem[];
  /**
   * Makes such an error.
   *
   * @param problems - Everything that is wrong.
   */
  constructor(
    problems: readonly Problem[],
    /** The number of the move at fault, from 1; `null` if it is not a move. */
    readonly move: number | null = null,
    /** Why the move is illegal; `null` if it is not a matter of legality. */
    readonly refusal: GameRefusal | null = null,
    /** The states up to the move at fault, from set-up on. Of functions that keep none, only the last. */
    readonly states: readonly unknown[] = [],
  ) {
    super(`Cannot replay the record: ${listed(cappedProblems(problems))}`);
    this.problems = cappedProblems(problems);
  }
}

/**
 * Any other invalid argument, such as a seat that does not exist.
 *
 * @example
 * ```ts
 * import { ArgumentError, setup, view } from "caravanserai/through-the-desert";
 *
 * try {
 *   view(setup({ players: 2, seed: 1 }), 5);
 * } catch (error) {
 *   if (error instanceof ArgumentError) console.log(error.argument); // viewer
 * }
 * ```
 *
 * @category Errors
 */
export class ArgumentError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "ArgumentError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is ArgumentError {
    return isError(value, "ArgumentError");
  }
  /**
   * Makes such an error.
   *
   * @param what - What is wrong, as a sentence.
   */
  constructor(
    /** The name of the argument. */
    readonly argument: string,
    what: string,
  ) {
    super(`${argument}: ${what}`);
  }
}

/**
 * A bot could not answer: one that thinks in a worker or is a program of its own.
 *
 * @example
 * ```ts
 * import { BotError } from "caravanserai/bots";
 *
 * BotError.is(new BotError("the worker is gone")); // => true
 * ```
 *
 * @category Errors
 */
export class BotError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "BotError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is BotError {
    return isError(value, "BotError");
  }
}

/**
 * Why an arena can't be played to its end: a package is not installed, Redis can't be reached, a worker has another version of
 * this package, a bot or the game failed, a worker crashed, or what came from elsewhere is not a game of this arena.
 *
 * @category Errors
 */
export type ArenaFailure =
  "not-installed" | "unreachable" | "other-version" | "failed" | "crashed" | "broken";

/**
 * An arena whose games are played elsewhere, in worker threads or on other machines, could not be played to its end.
 *
 * @example
 * ```ts
 * import { ArenaError } from "caravanserai/bots";
 *
 * const error = new ArenaError("crashed", "game 3: the worker thread ran out of memory");
 * error.reason; // => "crashed"
 * ```
 *
 * @category Errors
 */
export class ArenaError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "ArenaError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is ArenaError {
    return isError(value, "ArenaError");
  }
  /**
   * Makes such an error.
   *
   * @param message - What is wrong, as a sentence.
   */
  constructor(
    /** Which kind of failure it is. */
    readonly reason: ArenaFailure,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The platform lacks something that a function needs. Only `randomSeed` needs anything: the rules run everywhere.
 *
 * @example
 * ```ts
 * import { PlatformError, randomSeed } from "caravanserai";
 *
 * try {
 *   randomSeed();
 * } catch (error) {
 *   if (error instanceof PlatformError) console.log(error.missing); // crypto.getRandomValues
 * }
 * ```
 *
 * @category Errors
 */
export class PlatformError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "PlatformError";
  /**
   * Whether a value is an error of this class, of whatever copy of the library.
   *
   * @param value - Any value, such as what was caught.
   */
  static override is(value: unknown): value is PlatformError {
    return isError(value, "PlatformError");
  }
  constructor(
    /** What is missing, as its name in JavaScript. */
    readonly missing: string,
  ) {
    super(`this platform has no \`${missing}\``);
  }
}
