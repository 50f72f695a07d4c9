/** The types of refusals: why a move is illegal, as data. */
import type { Seat } from "../../game.js";
import type { Because, BySeat, InMove, InPhase } from "../../kit/engine/refusals.js";
import type { Field, Good, Phase, Portion, Tile } from "./state.js";

/**
 * The reason why a move is illegal. If it breaks several rules, the refusal is the first in the order of this list: form, phase,
 * what the move needs, where it goes.
 *
 * @category Playing
 */
export type Refusal =
  | (Because<"malformed", null> & InMove)
  | Because<"game-over", "T32">
  | (Because<"wrong-phase", AskingRule> & InPhase<Phase>)
  | Because<"no-start", "T8">
  | (Because<"start-taken", "T8"> & BySeat)
  | Because<"no-water", "T11" | "T15">
  | Because<"unexplored", "T10">
  | Because<"already-there", "T10">
  | (Because<"occupied", "T10"> & BySeat)
  | Because<"out-of-reach", "T10" | "T11">
  | Because<"driver-not-needed", "T11">
  | Because<"no-open-line", "T12">
  | Because<"reserve-full", "T13">
  | Because<"stack-empty", "T13">
  | Because<"not-in-reserve", "T14" | "T15" | "T16">
  | (Because<"not-drawn", "T13"> & WithTile)
  | Because<"own-reserve", "T15">
  | Because<"nobody-there", "T15">
  | Because<"explored", "T17">
  | Because<"no-line-there", "T17">
  | (Because<"does-not-fit", "T17"> & OnSides)
  | (Because<"same-as-other-rotation", "T17"> & WithRotation)
  | Because<"reserve-not-full", "T16">
  | (Because<"tile-fits", "T16"> & OnField)
  | (Because<"not-yours", "T20" | "T21"> & OfOwner)
  | Because<"no-oasis-tile", "T20">
  | (Because<"not-in-supply", "T20"> & OnField)
  | (Because<"no-such-portion", "T20" | "T25"> & WithPortions)
  | Because<"not-on-board", "T21">
  | Because<"not-complete", "T25">
  | Because<"no-such-space", "T28">
  | (Because<"same-good", "T28"> & WithGood)
  | Because<"no-such-good", "T28">
  | Because<"no-free-slot", "T28">
  | Because<"empty-slot", "T28">;

/** The rules that ask for a decision. @category Refusals */
export type AskingRule = "T8" | "T10" | "T12" | "T13" | "T20" | "T23" | "T25" | "T28";

/** The tile that has to be placed. @category Refusals */
export interface WithTile {
  /** The tile. */
  readonly tile: Tile;
}

/** The sides where a tile does not fit. @category Refusals */
export interface OnSides {
  /** The sides that do not fit, such as `NW`. */
  readonly sides: string;
}

/** The smaller rotation that gives the same face. @category Refusals */
export interface WithRotation {
  /** The rotation to use instead. */
  readonly rotation: number;
}

/** The field where the explorer stands, or where a tile fits. @category Refusals */
export interface OnField {
  /** The field. */
  readonly field: Field;
}

/** The owner of the explorer. @category Refusals */
export interface OfOwner {
  /** The seat. */
  readonly owner: Seat;
}

/** The portions to choose from. @category Refusals */
export interface WithPortions {
  /** The portions of the tile. */
  readonly portions: readonly Portion[];
}

/** The good that is offered. @category Refusals */
export interface WithGood {
  /** The good. */
  readonly good: Good;
}
