/** Errors of options and layouts. */
import { CaravanseraiError, errorTest } from "./base.js";
import {
  capped,
  cappedProblems,
  describe,
  type DrawingProblem,
  listed,
  type Problem,
} from "./problems.js";

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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<SetupError>("SetupError");
  /** At most 20 problems; the number of further ones is the last. */
  readonly problems: readonly Problem[];
  /**
   * Makes the error.
   *
   * @param problems - All problems.
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<LayoutError>("LayoutError");
  /** At most 20 problems; the number of further ones is the last. */
  readonly problems: readonly DrawingProblem[];
  /**
   * Makes the error.
   *
   * @param problems - All problems.
   */
  constructor(problems: readonly DrawingProblem[]) {
    const first = capped(problems, (message) => ({ row: null, column: null, message }));
    super(`Not a valid layout: ${first.map(describe).join("; ")}`);
    this.problems = first;
  }
}
