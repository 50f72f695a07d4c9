/**
 * The board as a front-end draws it: every field with its contents, and the lines on tiles. Also a single tile, ready to be drawn.
 */
import type { BoardLine, BoardPoint, BoardSpace, GameBoard, Seat } from "../../game.js";
import type { Action, Face, Portion, Tile } from "./state.js";

/** One of the four sides of a tile. @category Board */
export type SideName = "N" | "E" | "S" | "W";

/** A side of a tile as it lies (rule T1). @category Board */
export interface TileSide {
  /** The side. */
  readonly side: SideName;
  /** The terrain of the side. */
  readonly terrain: "desert" | "oasis";
  /** The line that leads to it from the centre, or `null`. */
  readonly line: "brown" | "white" | null;
}

/** A line on a tile, from its centre to the middle of a side (rule T1). @category Board */
export type RoadLine = BoardLine<"brown" | "white">;

/** An action space, and the anchor of its symbol. @category Board */
export interface ActionSpace {
  /** The action that it gives. */
  readonly action: Action;
  /** The anchor of its symbol. */
  readonly anchor: BoardPoint;
}

/** A portion of a tile, and the anchors of everything in it. @category Board */
export interface TilePortion<Space extends ActionSpace = ActionSpace> {
  /** Its sides as the tile lies, such as `NE`. */
  readonly portion: Portion;
  /** The anchor of a symbol for the oasis. */
  readonly symbol: BoardPoint;
  /** The anchor of an explorer. */
  readonly explorer: BoardPoint;
  /** Its action spaces. */
  readonly spaces: readonly Space[];
}

/**
 * A tile as it lies, ready to be drawn. Points are relative to its centre, from -0.5 to 0.5. No two anchors, the centre
 * included, are closer than `spacing`, and none is closer than 0.08 to an edge.
 *
 * @category Board
 */
export interface ParsedTile {
  /** The tile as it lies, as text. */
  readonly face: Face;
  /** Its sides: north, east, south, west. */
  readonly sides: readonly TileSide[];
  /** Its lines, in the order of their sides. */
  readonly lines: readonly RoadLine[];
  /** Its portions, in the order of their first sides. */
  readonly portions: readonly TilePortion[];
  /** The anchor of a caravan: the centre. */
  readonly caravan: BoardPoint;
  /** The least distance between two anchors: symbols of this diameter do not overlap. It is at least 0.11. */
  readonly spacing: number;
}

/** An action space on the board. @category Board */
export interface PlacedSpace extends ActionSpace {
  /**
   * Whether an explorer can still take it: it is not taken, and its oasis is incomplete or still to be scored. Of equal spaces of
   * an oasis, those that come first in board order count as taken first.
   */
  readonly free: boolean;
}

/** A portion on the board. @category Board */
export interface PlacedPortion extends TilePortion<PlacedSpace> {
  /** Whether its oasis is complete (rule T24). */
  readonly complete: boolean;
  /** Whether its oasis is being scored. */
  readonly scoring: boolean;
}

/** An explorer on a field. @category Board */
export interface StandingExplorer {
  /** Its height. */
  readonly height: number;
  /** The seat that owns the explorer. */
  readonly seat: Seat;
  /** The portion it stands on. */
  readonly portion: Portion;
  /** The anchor where it stands. */
  readonly anchor: BoardPoint;
}

/** The contents of a field. All points are points of the board. @category Board */
export interface FieldContents {
  /** The tile, `null` if the field is unexplored or belongs to the cross. */
  readonly tile: Tile | null;
  /** The rotation of the tile: 0 to 3 quarter turns clockwise. */
  readonly rotation: number;
  /** The tile or the field of the cross as it lies there, `null` if the field is unexplored. */
  readonly face: Face | null;
  /** Whether it belongs to the cross. */
  readonly cross: boolean;
  /** Whether caravans start there (rule T8). */
  readonly start: boolean;
  /** The portions of oasis. */
  readonly portions: readonly PlacedPortion[];
  /** The explorers there; a tile has at most one (rule T20). */
  readonly explorers: readonly StandingExplorer[];
  /** The seat whose caravan stands in the middle, or `null`. */
  readonly caravan: Seat | null;
}

/** The terrain of a field: a tile with any oasis counts as oasis (rule T1). @category Board */
export type FieldTerrain = "unexplored" | "desert" | "oasis";

/** A field of the area. @category Board */
export type BoardField = BoardSpace<FieldTerrain, FieldContents>;

/** All data needed to draw the area. @category Board */
export type Board = GameBoard<BoardField, RoadLine>;
