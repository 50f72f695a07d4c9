/** Errors of other arguments, and of the platform. */
import { CaravanseraiError, errorTest } from "./base.js";

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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<ArgumentError>("ArgumentError");
  /**
   * Makes the error.
   *
   * @param what - The problem, as a sentence.
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
 * The platform lacks a feature. Only `randomSeed` and the board element need one: the rules run everywhere.
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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<PlatformError>("PlatformError");
  constructor(
    /** The name of the missing feature in JavaScript. */
    readonly missing: string,
  ) {
    super(`this platform has no \`${missing}\``);
  }
}
