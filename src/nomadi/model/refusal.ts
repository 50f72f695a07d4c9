/** The types of refusals: why a move is illegal, as data. */
import type { Because, BySeat, InMove, InPhase } from "../../kit/engine/refusals.js";
import type { Phase, Square } from "./state.js";

/**
 * The reason why a move is illegal: a code to switch on, the rule behind it, and the details for a tooltip. If a move breaks
 * several rules, the refusal names the first in the order below: its form, the phase, what it uses, where it ends, and what follows
 * from it.
 *
 * @category Playing
 */
export type Refusal =
  | (Because<"malformed", null> & InMove)
  | Because<"game-over", "N24">
  | (Because<"wrong-phase", "N3" | "N5" | "N6" | "N15" | "N21" | "N28"> & InPhase<Phase>)
  | Because<"start-or-goal", "N3">
  | Because<"card-there", "N3">
  | Because<"not-in-start", "N5">
  | (Because<"occupied", "N5" | MoveRule> & BySeat)
  | Because<"not-beside-pawn", "N5">
  | (Because<"no-such-die", "N6"> & WithDice)
  | (Because<"no-pawn", "N6"> & OnSquare)
  | Because<"in-goal", "N12">
  | Because<"no-free-side", "N7">
  | Because<"out-of-reach", MoveRule>
  | Because<"back-to-start", "N12">
  | Because<"back-over-valley", "N12">
  | Because<"to-and-fro", "N13">
  | Because<"out-of-contact", "N11">
  | (Because<"price-too-high", "N21"> & AtMost)
  | (Because<"not-enough-cash", "N21" | "N28"> & WithCash);

/** The rule of the step or jump, which depends on the die. @category Refusals */
export type MoveRule = "N8" | "N9" | "N10";

/** The dice that could be used instead. @category Refusals */
export interface WithDice {
  /** The dice that are left. */
  readonly dice: readonly number[];
}

/** The square without a pawn. @category Refusals */
export interface OnSquare {
  /** The square. */
  readonly square: Square;
}

/** The limit of a price. @category Refusals */
export interface AtMost {
  /** The highest price. */
  readonly most: number;
}

/** The cash that is needed, and the cash that there is. @category Refusals */
export interface WithCash {
  /** The coins that are needed. */
  readonly needed: number;
  /** The coins that the player has. */
  readonly cash: number;
}
