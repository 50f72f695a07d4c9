/** The error that this game throws for an illegal move. */
import { IllegalMoveError as AnyIllegalMoveError } from "../../kit/errors.js";
import type { Refusal } from "./refusal.js";

/**
 * The error that `apply` throws for an illegal move, with the reason that `explain` gives.
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
export class IllegalMoveError extends AnyIllegalMoveError {
  /** The reason for the refusal. */
  declare readonly refusal: Refusal;
  /**
   * Tests whether a value is this error, also from another copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override is(value: unknown): value is IllegalMoveError {
    return AnyIllegalMoveError.is(value) && value.game === "through-the-desert";
  }
  /**
   * Creates the error.
   *
   * @param refusal - Why the move is illegal.
   * @param move - The move.
   */
  constructor(refusal: Refusal, move: unknown) {
    super(refusal, move, "through-the-desert");
  }
}
