/** The error of an illegal move. */
import type { GameRefusal } from "../../game.js";
import { plainCopy } from "../input/plain.js";
import { undrafted } from "../state/drafts.js";
import { CaravanseraiError, errorTest } from "./base.js";

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
   * Tests whether a value is an error of this class, from any copy of the library.
   *
   * @param value - Any value, such as a caught error.
   */
  static override readonly is = /* @__PURE__ */ errorTest<IllegalMoveError>("IllegalMoveError");
  /** A plain copy of the refused move; `undefined` if it can't be read. */
  readonly move: unknown;
  /**
   * Makes the error.
   *
   * @param move - The move.
   */
  constructor(
    /** The reason. */
    readonly refusal: GameRefusal,
    move: unknown,
    /** The id of the game; `null` if unknown. */
    readonly game: string | null = null,
  ) {
    super(refusal.rule === null ? refusal.message : `${refusal.message} (rule ${refusal.rule})`);
    // An error outlives the recipe of a draft, also of one inside the move.
    const copy = plainCopy(undrafted(move));
    this.move = copy.good ? copy.value : undefined;
  }
}
