/** The base class of all errors, and the test that recognizes them in every copy of the library. */

/** Marks our errors in every copy of this library: CommonJS and ES modules, and several versions side by side. */
const MARK = Symbol.for("caravanserai.error");

/** Makes the test for errors of one class, or of any class, from every copy of this library. */
export const errorTest =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- Each class names its type, which the name can't give.
  <ErrorType>(name?: string) =>
    (value: unknown): value is ErrorType => {
      try {
        const error = value as
          { readonly [MARK]?: unknown; readonly name?: unknown } | null | undefined;
        return error?.[MARK] === true && (name === undefined || error.name === name);
      } catch {
        return false; // A value that can't be read is not one of our errors.
      }
    };

/**
 * The base class of all errors that this library throws on purpose. `instanceof` recognizes errors of the same copy of the
 * library; `is` of each class also those of another copy, such as the CommonJS build beside the ES module.
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
   * Tests whether a value is an error of this library, from any copy of it.
   *
   * @param value - Any value, such as a caught error.
   */
  static readonly is = /* @__PURE__ */ errorTest<CaravanseraiError>();
  /**
   * Makes the error.
   *
   * @param message - The problem, as a sentence.
   */
  constructor(message: string) {
    super(message);
    Object.defineProperty(this, MARK, { value: true });
  }
}
