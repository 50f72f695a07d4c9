/**
 * The types of this game, gathered for the contract that every game keeps. Each union has a second name here, with the game in it:
 * where several games meet, editors and compilers would else show `State | State | State`. `Exclude` gives a union a new name.
 */
import type { GameTypes } from "../../game.js";
import type { Board } from "./board.js";
import type { MoveEvent } from "./events.js";
import type { Move } from "./move.js";
import type { Refusal } from "./refusal.js";
import type { Options, Score, State, View } from "./state.js";

/** A {@link State}, where several games meet. @category Contract */
export type ThroughTheDesertState = Exclude<State, never>;
/** A {@link View}, where several games meet. @category Contract */
export type ThroughTheDesertView = Exclude<View, never>;
/** A {@link Move}, where several games meet. @category Contract */
export type ThroughTheDesertMove = Exclude<Move, never>;
/** A {@link MoveEvent}, where several games meet. @category Contract */
export type ThroughTheDesertEvent = Exclude<MoveEvent, never>;
/** A {@link Refusal}, where several games meet. @category Contract */
export type ThroughTheDesertRefusal = Exclude<Refusal, never>;

/** The types of this game, for the `Game` contract. @category Contract */
export interface Types extends GameTypes {
  /** What `setup` takes. */
  readonly options: Options;
  /** What the functions work on. */
  readonly state: ThroughTheDesertState;
  /** What a seat decides. */
  readonly move: ThroughTheDesertMove;
  /** What a move causes. */
  readonly event: ThroughTheDesertEvent;
  /** What a viewer may know. */
  readonly view: ThroughTheDesertView;
  /** What the seats have earned. */
  readonly score: Score;
  /** Why a move is illegal. */
  readonly refusal: ThroughTheDesertRefusal;
  /** The board as it is drawn. */
  readonly board: Board;
}
