/** What refusals tell besides their reason, for a tooltip to show. */
import type { Refusal as AnyRefusal, Seat } from "../game.js";
import type { Field, Good, Phase, Portion, Tile } from "./state.js";

/** What every refusal has: a reason to switch on, and the rule behind it. @category Refusals */
export interface Because<Reason extends string, Rule extends string | null> extends AnyRefusal {
  /** A code that a program can switch on. */
  readonly reason: Reason;
  /** The id of the rule, `null` where no rule of the game is concerned. */
  readonly rule: Rule;
}

/** Where in a move its form is wrong. @category Refusals */
export interface InMove {
  /** The field at fault; empty for the move as a whole. */
  readonly path: string;
}

/** What is asked for instead. @category Refusals */
export interface InPhase {
  /** The phase of the game. */
  readonly phase: Phase;
}

/** Which seat is in the way. @category Refusals */
export interface BySeat {
  /** The seat. */
  readonly by: Seat;
}

/** Which tile has to be placed. @category Refusals */
export interface WithTile {
  /** The tile. */
  readonly tile: Tile;
}

/** Where a tile does not fit. @category Refusals */
export interface OnSides {
  /** The sides that do not fit, such as `NW`. */
  readonly sides: string;
}

/** Which turn gives the same tile. @category Refusals */
export interface WithTurn {
  /** The turn to name it by. */
  readonly turn: number;
}

/** Which field is meant: where the explorer stands, or where a tile fits. @category Refusals */
export interface OnField {
  /** The field. */
  readonly field: Field;
}

/** Whose explorer it is. @category Refusals */
export interface OfOwner {
  /** The seat. */
  readonly owner: Seat;
}

/** What there is to choose from. @category Refusals */
export interface WithPortions {
  /** The portions of the tile. */
  readonly portions: readonly Portion[];
}

/** Which good is to be had. @category Refusals */
export interface WithGood {
  /** The good. */
  readonly good: Good;
}
