/** Errors of bots and arenas. */
import { printable } from "../input/printable.js";
import { CaravanseraiError, errorTest } from "./base.js";

/**
 * A bot in a worker or a program of its own did not answer.
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<BotError>("BotError");
  /**
   * Makes the error.
   *
   * @param message - The problem, as a sentence. It may quote a program: it is cut, and cleared of control characters.
   */
  constructor(message: string) {
    super(printable(message));
  }
}

/**
 * Why an arena can't be finished: a package is not installed, Redis can't be reached, a worker has another version of this
 * package, or was not given the module of the game or of a bot, a bot or the game failed, a worker crashed, or a worker returned something that is not a game of this arena.
 *
 * @category Errors
 */
export type ArenaFailure =
  | "not-installed"
  | "unreachable"
  | "other-version"
  | "not-allowed"
  | "failed"
  | "crashed"
  | "broken";

/**
 * An arena whose games are played in worker threads or on other machines could not be finished.
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<ArenaError>("ArenaError");
  /**
   * Makes the error.
   *
   * @param message - The problem, as a sentence. It may quote a worker: it is cut, and cleared of control characters.
   */
  constructor(
    /** The kind of failure. */
    readonly reason: ArenaFailure,
    message: string,
  ) {
    super(printable(message));
  }
}
