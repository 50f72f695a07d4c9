/** What `checkLayout` can find. */
import type { FindingsOf, NoData } from "../../kit/boards/findings.js";

/** The problems of a layout by code, with their data. @category Layouts */
export interface LayoutProblems {
  /** The start does not hold all pawns: `setup` refuses the layout (N2). Spaces: the start. */
  readonly "small-start": {
    /** The number of players. */
    readonly players: number;
    /** The number of their pawns. */
    readonly pawns: number;
  };
  /** The start is in several pieces, so that the caravan does not stand together. Spaces: the start. */
  readonly "start-apart": NoData;
  /** Squares of the goal that are not beyond the valley. */
  readonly "near-goal": NoData;
  /** A valley so narrow that a caravan can hardly cross it. */
  readonly "narrow-valley": {
    /** Its width in squares. */
    readonly width: number;
    /** The least width. */
    readonly least: number;
  };
  /** There are no water holes. */
  readonly "no-water": NoData;
  /** All water holes are on one side of the valley. Spaces: the water holes. */
  readonly "water-on-one-side": NoData;
  /** All water holes are in one part of the board. Spaces: the water holes. */
  readonly "one-sided-water": NoData;
  /** Water holes with one neighbour: a single pawn beside them keeps all others away. */
  readonly "closed-water": NoData;
}

/** The hints about a layout by code, with their data. @category Layouts */
export interface LayoutHints {
  /** The pawns of 2 or of 4 players do not fill the start exactly. Spaces: the start. */
  readonly "start-size": {
    /** The number of squares of the start. */
    readonly got: number;
    /** The usual number. */
    readonly usual: number;
  };
  /** The goal is in several pieces. Spaces: the goal. */
  readonly "goal-apart": NoData;
  /** Water holes beside each other. */
  readonly "water-apart": NoData;
  /** Squares that hold a side of the board together: one pawn there is in the way of all others. */
  readonly bottleneck: NoData;
}

/** A finding about a layout. @category Layouts */
export type LayoutFinding = FindingsOf<"problem", LayoutProblems> | FindingsOf<"hint", LayoutHints>;
