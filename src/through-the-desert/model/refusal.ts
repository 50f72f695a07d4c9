/** The types of refusals: why a move is illegal, as data. */
import type { Because, BySeat, InMove, InPhase } from "../../kit/engine/refusals.js";
import type { Colour, Phase, Space } from "./state.js";

/**
 * The reason why a move is illegal. If it breaks several rules, the refusal is the first in the order of this list: form, phase,
 * colour, the space itself, then its neighbours.
 *
 * @category Playing
 */
export type Refusal =
  | (Because<"malformed", null> & InMove)
  | Because<"game-over", "F1">
  | (Because<"wrong-phase", "D4" | "L1" | "C1"> & InPhase<Phase>)
  | (Because<"given-back-already", "D4"> & BySeat)
  | (Because<"no-such-leader", "L1"> & WithHand)
  | (Because<"colour-used-this-round", "L5"> & BySeat)
  | Because<"no-loose-camel", "C7">
  | (Because<"occupied", "L2" | "C3"> & BySeat)
  | Because<"oasis", "L2" | "C3">
  | Because<"water", "L2">
  | (Because<"territory", "C3"> & BySeat)
  | (Because<"next-to-oasis", "L3"> & NearOasis)
  | (Because<"next-to-leader", "L4"> & NearLeader)
  | Because<"not-next-to-own-camel", "C4">
  | (Because<"next-to-rival-camel", "C5"> & NearCamel & BySeat);

/** The leaders to choose from. @category Refusals */
export interface WithHand {
  /** The leaders in hand. */
  readonly hand: readonly Colour[];
}

/** The oasis that is too near. @category Refusals */
export interface NearOasis {
  /** The space of the oasis. */
  readonly oasis: Space;
}

/** The leader that is too near. @category Refusals */
export interface NearLeader {
  /** The space where it stands. */
  readonly leader: Space;
}

/** The camel that is too near. @category Refusals */
export interface NearCamel {
  /** The space where it stands. */
  readonly camel: Space;
}
