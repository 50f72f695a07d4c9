/** Errors of records and of moves in notation. */
import type { GameRefusal } from "../../game.js";
import { quoted } from "../input/quoted.js";
import { CaravanseraiError, errorTest } from "./base.js";
import { cappedProblems, listed, type Problem } from "./problems.js";

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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<NotationError>("NotationError");
  /**
   * Makes the error.
   *
   * @param what - The problem, as a sentence.
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
 * Why a record can't be replayed: it is broken or one of its moves is illegal, a newer version wrote it, or it is of another game.
 *
 * @category Errors
 */
export type RecordFailure = "broken" | "newer-version" | "other-game";

/**
 * A record that can't be replayed: it is malformed, one of its moves is illegal, or this version can't read it.
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<RecordError>("RecordError");
  /** At most 20 problems; the number of further ones is the last. */
  readonly problems: readonly Problem[];
  /**
   * Makes the error.
   *
   * @param problems - All problems.
   */
  constructor(
    problems: readonly Problem[],
    /** The number of the move at fault, from 1; `null` if no move is. */
    readonly move: number | null = null,
    /** Why the move is illegal; `null` for any other problem. */
    readonly refusal: GameRefusal | null = null,
    /** The states from set-up to the move at fault; only the last one from functions that keep no others. */
    readonly states: readonly unknown[] = [],
    /** The kind of failure. */
    readonly reason: RecordFailure = "broken",
  ) {
    super(`Cannot replay the record: ${listed(cappedProblems(problems))}`);
    this.problems = cappedProblems(problems);
  }
}
