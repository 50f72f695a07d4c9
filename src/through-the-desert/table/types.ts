/** The types of this game, gathered for the contract that every game keeps. */
import type { GameTypes } from "../../game.js";
import type { Board } from "./board.js";
import type { MoveEvent } from "./events.js";
import type { Refusal } from "./refusal.js";
import type { Move } from "./move.js";
import type { Options, Score, State, View } from "./state.js";

/** The types of this game, for the `Game` contract. @category Contract */
export interface Types extends GameTypes {
  /** What `setup` takes. */
  readonly options: Options;
  /** What the functions work on. */
  readonly state: State;
  /** What a seat decides. */
  readonly move: Move;
  /** What a move causes. */
  readonly event: MoveEvent;
  /** What a viewer may know. */
  readonly view: View;
  /** What the seats have earned. */
  readonly score: Score;
  /** Why a move is illegal. */
  readonly refusal: Refusal;
  /** The board as it is drawn. */
  readonly board: Board;
}
