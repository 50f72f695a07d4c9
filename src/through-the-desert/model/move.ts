/** The moves: everything that a seat can decide. */
import type { Colour, Space } from "./state.js";

/** A decision: a leader given back, a leader placed, or a camel placed. @category Playing */
export type Move = GiveBack | PlaceLeader | PlaceCamel;

/** Giving back a leader in a game of five (rule D4). @category Moves */
export interface GiveBack {
  /** The type of the move. */
  readonly type: "give-back";
  /** The colour of the leader. */
  readonly colour: Colour;
}

/** Placing a leader (rule L1). @category Moves */
export interface PlaceLeader {
  /** The type of the move. */
  readonly type: "leader";
  /** The colour of the leader. */
  readonly colour: Colour;
  /** The space where it goes. */
  readonly space: Space;
}

/** Placing a camel (rule C1). @category Moves */
export interface PlaceCamel {
  /** The type of the move. */
  readonly type: "camel";
  /** The colour of the camel. */
  readonly colour: Colour;
  /** The space where it goes. */
  readonly space: Space;
}
