/** Every error that the library throws: what is wrong and where, as data and as a sentence. */
import type { GameRefusal } from "../game.js";
import { undrafted } from "./drafts.js";

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

/**
 * The base class of all errors that this library throws on purpose.
 *
 * @example
 * ```ts
 * import { CaravanseraiError, setup } from "caravanserai/through-the-desert";
 *
 * try {
 *   setup({ players: 0, seed: 1 });
 * } catch (error) {
 *   if (!(error instanceof CaravanseraiError)) throw error;
 * }
 * ```
 *
 * @category Errors
 */
export abstract class CaravanseraiError extends Error {}

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
 *   if (error instanceof SetupError) console.log(error.problems[0].path); // players
 * }
 * ```
 *
 * @category Errors
 */
export class SetupError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "SetupError";
  constructor(
    /** Everything that is wrong. */
    readonly problems: readonly Problem[],
  ) {
    super(`Cannot set up the game: ${listed(problems)}`);
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
 *   if (error instanceof LayoutError) console.log(error.problems[0].column); // 3
 * }
 * ```
 *
 * @category Errors
 */
export class LayoutError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "LayoutError";
  constructor(
    /** Everything that is wrong. */
    readonly problems: readonly DrawingProblem[],
  ) {
    super(`Not a valid layout: ${problems.map(describe).join("; ")}`);
  }
}

/** A longer text is cut when it is quoted. */
const LONGEST_QUOTE = 40;

/** Something that came from outside, as a message names it: short, on one line, with nothing that a terminal obeys. */
export function quoted(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value.length <= LONGEST_QUOTE
        ? escaped(value)
        : `${escaped(value.slice(0, LONGEST_QUOTE))}… (${value.length} characters)`;
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "a list" : "an object";
    default:
      return `a ${typeof value}`;
  }
}

/** A text in quotes, with control characters and marks of writing direction written out. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** A drawing's problem in one line. */
export function describe({ row, column, message }: DrawingProblem): string {
  if (row === null) return message;
  return column === null ? `row ${row}: ${message}` : `row ${row}, column ${column}: ${message}`;
}

/**
 * A move that `apply` refuses, with the reason that `explain` gives.
 *
 * @example
 * ```ts
 * import { apply, IllegalMoveError, setup } from "caravanserai/through-the-desert";
 *
 * try {
 *   apply(setup({ players: 2, seed: 1 }), { type: "give-back", colour: "sky" });
 * } catch (error) {
 *   if (error instanceof IllegalMoveError) console.log(error.refusal.reason); // wrong-phase
 * }
 * ```
 *
 * @category Errors
 */
export class IllegalMoveError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "IllegalMoveError";
  /** What was refused. */
  readonly move: unknown;
  constructor(
    /** Why it is refused. */
    readonly refusal: GameRefusal,
    move: unknown,
  ) {
    super(refusal.rule === null ? refusal.message : `${refusal.message} (rule ${refusal.rule})`);
    // An error outlives the recipe that a draft belongs to.
    this.move = undrafted(move);
  }
}

/** Why a value can't be loaded: it is broken, from a newer version, or of another game. @category Errors */
export type LoadFailure = "broken" | "newer-version" | "other-game";

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
  constructor(
    /** Which kind of failure it is. */
    readonly reason: LoadFailure,
    /** Everything that is wrong. */
    readonly problems: readonly Problem[],
  ) {
    super(`Not a valid state: ${listed(problems)}`);
  }
}

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
 *   if (error instanceof PatchError) console.log(error.problems[0].path); // [0].path
 * }
 * ```
 *
 * @category Errors
 */
export class PatchError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "PatchError";
  constructor(
    /** Everything that is wrong. */
    readonly problems: readonly Problem[],
  ) {
    super(`Cannot apply the patches: ${listed(problems)}`);
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
  constructor(
    /** Everything that is wrong. */
    readonly problems: readonly Problem[],
    /** The number of the move at fault, from 1; `null` if it is not a move. */
    readonly move: number | null = null,
    /** Why the move is illegal; `null` if it is not a matter of legality. */
    readonly refusal: GameRefusal | null = null,
    /** The states up to the move at fault, from set-up on. Of `steps` and `extendRecord`, which keep none, only the last. */
    readonly states: readonly unknown[] = [],
  ) {
    super(`Cannot replay the record: ${listed(problems)}`);
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
  constructor(
    /** The name of the argument. */
    readonly argument: string,
    what: string,
  ) {
    super(`${argument}: ${what}`);
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
  constructor(
    /** What is missing, as its name in JavaScript. */
    readonly missing: string,
  ) {
    super(`this platform has no \`${missing}\``);
  }
}
