/** The board as a front-end draws it: every hex with its outline and what is on it, and the lines between hexes. */
import type { BoardLine, BoardSpace, GameBoard, Seat } from "../../game.js";
import type { Terrain } from "./drawing.js";
import type { Colour } from "./state.js";

/** Who owns a camel or a territory: a seat and the colour of its caravan. @category Board */
export interface Owner {
  /** The seat. */
  readonly seat: Seat;
  /** The colour. */
  readonly colour: Colour;
}

/** A camel on the board. @category Board */
export interface Camel extends Owner {
  /** Whether it carries the leader. */
  readonly leader: boolean;
}

/** The contents of a hex of the board. @category Board */
export interface HexContents {
  /** The camel on it, or `null`. */
  readonly camel: Camel | null;
  /** Whether it is an oasis, which is a space with a palm. */
  readonly oasis: boolean;
  /** The value of the water token on it, or `null`. */
  readonly water: number | null;
  /** The caravan that encloses it, or `null`. */
  readonly territory: Owner | null;
}

/** A hex of the board, with a corner at the top. A mountain has no name and no contents. @category Board */
export type BoardHex = BoardSpace<Terrain, HexContents>;

/** The dividing line, where it is the edge of the board (rule D2). @category Board */
export type EdgeLine = BoardLine<"edge">;

/**
 * The border of a territory: a closed line, whose last point is its first. It runs clockwise around the territory, and
 * counterclockwise around holes in it.
 *
 * @category Board
 */
export interface TerritoryBorder extends BoardLine<"territory">, Owner {}

/** All data needed to draw the board. @category Board */
export type Board = GameBoard<BoardHex, EdgeLine | TerritoryBorder>;
