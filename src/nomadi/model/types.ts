/**
 * The types of this game, for the `Game` contract. Each union gets a second name that contains the game: without it, editors and
 * compilers would show `State | State | State` where several games are used together. `Exclude` gives a union a new name.
 */
import type { GameTypes } from "../../game.js";
import type { Board } from "./board.js";
import type { MoveEvent } from "./events.js";
import type { Move } from "./move.js";
import type { Pick } from "./pick.js";
import type { Refusal } from "./refusal.js";
import type { Options, Score, State, View } from "./state.js";

/** A {@link State}, named for code that uses several games. @category Contract */
export type NomadiState = Exclude<State, never>;
/** A {@link View}, named for code that uses several games. @category Contract */
export type NomadiView = Exclude<View, never>;
/** A {@link Move}, named for code that uses several games. @category Contract */
export type NomadiMove = Exclude<Move, never>;
/** A {@link MoveEvent}, named for code that uses several games. @category Contract */
export type NomadiEvent = Exclude<MoveEvent, never>;
/** A {@link Refusal}, named for code that uses several games. @category Contract */
export type NomadiRefusal = Exclude<Refusal, never>;
/** A {@link Pick}, named for code that uses several games. @category Contract */
export type NomadiPick = Exclude<Pick, never>;

/** The types of this game, for the `Game` contract. @category Contract */
export interface Types extends GameTypes {
  /** The options of `setup`. */
  readonly options: Options;
  /** The state of a game. */
  readonly state: NomadiState;
  /** The move of a seat. */
  readonly move: NomadiMove;
  /** An event that a move causes. */
  readonly event: NomadiEvent;
  /** The state as a viewer may know it. */
  readonly view: NomadiView;
  /** The points of each seat, and the winners. */
  readonly score: Score;
  /** The reason why a move is illegal. */
  readonly refusal: NomadiRefusal;
  /** One part of a move that a person can pick. */
  readonly pick: NomadiPick;
  /** The board as it is drawn. */
  readonly board: Board;
}
