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
export type DesertSonsState = Exclude<State, never>;
/** A {@link View}, named for code that uses several games. @category Contract */
export type DesertSonsView = Exclude<View, never>;
/** A {@link Move}, named for code that uses several games. @category Contract */
export type DesertSonsMove = Exclude<Move, never>;
/** A {@link MoveEvent}, named for code that uses several games. @category Contract */
export type DesertSonsEvent = Exclude<MoveEvent, never>;
/** A {@link Refusal}, named for code that uses several games. @category Contract */
export type DesertSonsRefusal = Exclude<Refusal, never>;
/** A {@link Pick}, named for code that uses several games. @category Contract */
export type DesertSonsPick = Exclude<Pick, never>;

/** The types of this game, for the `Game` contract. @category Contract */
export interface Types extends GameTypes {
  /** The options of `setup`. */
  readonly options: Options;
  /** The state of a game. */
  readonly state: DesertSonsState;
  /** The move of a seat. */
  readonly move: DesertSonsMove;
  /** An event that a move causes. */
  readonly event: DesertSonsEvent;
  /** The state as a viewer may know it. */
  readonly view: DesertSonsView;
  /** The points of each seat, and the winners. */
  readonly score: Score;
  /** The reason why a move is illegal. */
  readonly refusal: DesertSonsRefusal;
  /** One part of a move that a person can pick. */
  readonly pick: DesertSonsPick;
  /** The board as it is drawn. */
  readonly board: Board;
}
