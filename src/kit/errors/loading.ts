/** Errors of saved states, views and patches. */
import { CaravanseraiError, errorTest } from "./base.js";
import { cappedProblems, listed, type Problem } from "./problems.js";

/**
 * Why a value is not accepted as a state or view: it is broken, from a newer version, of another game, or not loaded (only in
 * bundles that check states only when they are loaded).
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<LoadError>("LoadError");
  /** At most 20 problems; the number of further ones is the last. */
  readonly problems: readonly Problem[];
  /**
   * Makes the error.
   *
   * @param problems - All problems.
   */
  constructor(
    /** The kind of failure. */
    readonly reason: LoadFailure,
    problems: readonly Problem[],
  ) {
    super(`Not a valid state: ${listed(cappedProblems(problems))}`);
    this.problems = cappedProblems(problems);
  }
}

/** Makes the error for a value that is wrong as a whole. */
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<PatchError>("PatchError");
  /** At most 20 problems; the number of further ones is the last. */
  readonly problems: readonly Problem[];
  /**
   * Makes the error.
   *
   * @param problems - All problems.
   */
  constructor(problems: readonly Problem[]) {
    const first = cappedProblems(problems);
    super(`Cannot apply the patches: ${listed(first)}`);
    this.problems = first;
  }
}
