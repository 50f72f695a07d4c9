/** Errors of modules that should export a game or a bot. */
import { printable } from "../input/printable.js";
import { CaravanseraiError, errorTest } from "./base.js";

/**
 * Why a module can't be used: there is no such file or package, importing it failed, it exports no game or no bot, its game lacks
 * functions, or something else that it exports has a wrong form.
 *
 * @category Errors
 */
export type ModuleFailure =
  "not-found" | "failed" | "no-game" | "no-bot" | "incomplete" | "wrong-export";

/**
 * A module that should export a game or a bot can't be used. The message names the module, and what is missing.
 *
 * @example
 * ```ts
 * import { gameModule, ModuleError } from "caravanserai/kit";
 *
 * try {
 *   gameModule({ setup: () => ({}) }, "./game.js");
 * } catch (error) {
 *   if (error instanceof ModuleError) console.log(error.reason); // no-game
 * }
 * ```
 *
 * @category Errors
 */
export class ModuleError extends CaravanseraiError {
  /** The name of the error class, also in minified bundles. */
  override readonly name = "ModuleError";
  /**
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<ModuleError>("ModuleError");
  /**
   * Makes the error.
   *
   * @param what - The problem, as a sentence.
   */
  constructor(
    /** The module, as it was named. */
    readonly module: string,
    /** The kind of failure. */
    readonly reason: ModuleFailure,
    what: string,
  ) {
    super(printable(`${module}: ${what}`).replaceAll("\n", " "));
  }
}
