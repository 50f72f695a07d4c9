/** The board as a front-end draws it: every square with its outline and what is on it, and the valley between squares. */
import type { BoardLine, BoardSpace, GameBoard, Seat } from "../../game.js";
import type { Terrain } from "./drawing.js";

/** A card that lies face down on a square. @category Board */
export interface FaceDownCard {
  /** Its value; `null` in a view, since nobody has seen it. */
  readonly value: number | null;
}

/** The contents of a square of the board. @category Board */
export interface SquareContents {
  /** The seat whose pawn stands there, or `null`. */
  readonly pawn: Seat | null;
  /** The card that lies there, or `null`. */
  readonly card: FaceDownCard | null;
  /** Whether the square lies on the goal side of the valley. */
  readonly goalSide: boolean;
}

/** A square of the board. Its terrain is that of this game: the goal may lie elsewhere than drawn (rule N27). @category Board */
export type BoardSquare = BoardSpace<Terrain, SquareContents>;

/** The valley, or a part of it. Going along it, the goal side is on the left. @category Board */
export type ValleyLine = BoardLine<"valley">;

/** All data needed to draw the board. @category Board */
export type Board = GameBoard<BoardSquare, ValleyLine>;
