/** The parts that the author of a game writes: its rules, its input and its output. `makeGame` makes the game from them. */
import type * as v from "valibot";
import type { GameState, GameTypes, Seats, Seed, StateOrView, Viewer } from "../../game.js";
import type { Problem } from "../errors.js";
import type { Migrations } from "../input/json.js";
import type { Encoding } from "./encoding.js";
import type { Knowledge } from "./knowledge.js";
import type { Rules } from "./rules.js";

/** The types of a game that {@link makeGame} can make: its states keep their seed. @category Parts of a game */
export interface PlayableTypes extends GameTypes {
  /** The whole state of a game. */
  readonly state: GameState;
}

/**
 * A state or view as a schema reads it, field by field: its fields may still contradict each other.
 *
 * @category Parts of a game
 */
export type AsRead<Value> = {
  readonly [Key in Exclude<keyof Value, never>]: Value[Key] extends Seats<infer Entry>
    ? readonly Entry[]
    : Value[Key];
};

/** The format of the states and views of a game, which checks values from outside. @category Parts of a game */
export interface StateFormat<Types extends PlayableTypes> {
  /** A valibot schema of the states. */
  readonly state: v.GenericSchema<unknown, AsRead<Types["state"]>>;
  /** A valibot schema of the views. */
  readonly view: v.GenericSchema<unknown, AsRead<Types["view"]>>;
  /**
   * The steps from each version of the format to the next: the first from version 1 to version 2, and so on. The version that the
   * game writes is the number of steps plus 1. Default: no steps, so that it is 1.
   */
  readonly migrations?: Migrations;
  /**
   * Returns the problems that no schema can find: fields of a state or view that contradict each other, or a position from which
   * the game can't go on. Called only if the schema finds no problem.
   *
   * @param state - A state or view that fits its schema.
   */
  problemsOf?(state: StateOrView<Types>): readonly Problem[];
}

/**
 * A game as its author writes it: its rules, its input and its output. `Position` is the form that the rules work on, mutable and
 * private to the game.
 *
 * @category Parts of a game
 */
export interface GameParts<Types extends PlayableTypes, Position> extends Rules<Types, Position> {
  /** The id of the game, as in the `game` of its states. */
  readonly id: string;

  /**
   * Returns the first state. Throws a `SetupError` unless the options are valid: see {@link checkOptions}.
   *
   * @param options - The options from outside, not checked yet.
   */
  setup(options: Types["options"]): Types["state"];
  /** The format of states and views. */
  readonly format: StateFormat<Types>;

  /**
   * Returns the position of a state or view. The position of a view lacks what the view hides.
   *
   * @param state - A valid state or view.
   */
  read(state: StateOrView<Types>): Position;
  /**
   * Returns the state of a position, with all lists in the order that `commit` keeps.
   *
   * @param position - The position to write.
   * @param seed - The seed of the game.
   */
  write(position: Position, seed: Seed): Types["state"];
  /**
   * Returns the state after some events. It decides nothing: everything that it needs is in the events, except the state of the
   * random generator. No event may contain that, so it comes from the position after them. Default: writes the position, and shares
   * with the state before everything that is equal. That costs a comparison of the whole state for each move.
   *
   * @param state - The state before the move.
   * @param events - The events, in order.
   * @param after - The position after the events.
   */
  commit?(
    state: Types["state"],
    events: readonly Types["event"][],
    after: Position,
  ): Types["state"];

  /**
   * Returns the state without what the viewer may not know: at least without `seed` and the random generator.
   *
   * @param state - The whole state.
   * @param viewer - A seat or `"spectator"`.
   */
  view(state: Types["state"], viewer: Viewer): Types["view"];
  /**
   * Returns an event without what the viewer may not know. Default: the whole event, for games whose events hide nothing.
   *
   * @param event - The whole event.
   * @param viewer - The seat or `"spectator"` that the event is for.
   * @param state - The state before the move.
   */
  viewEvent?(event: Types["event"], viewer: Viewer, state: Types["state"]): Types["event"];
  /**
   * Returns a state that fits a view: hidden parts are drawn from the seed, with the probabilities that follow from the rules.
   *
   * @param view - The view of a seat or of a spectator.
   * @param seed - The seed for the hidden parts.
   */
  resample(view: Types["view"], seed: Seed): Types["state"];

  /**
   * Returns a move in notation: without spaces and `#`, and different for different moves.
   *
   * @param position - The position, for its board.
   * @param move - A move on this board.
   */
  formatMove(position: Position, move: Types["move"]): string;
  /**
   * Returns the move that a notation stands for, legal now or not. Throws a `NotationError` if the text is not a move.
   *
   * @param position - The position, for its board.
   * @param text - A move in notation, or any other text.
   */
  parseMove(position: Position, text: string): Types["move"];
  /**
   * Returns all data needed to draw the board.
   *
   * @param position - The position to draw.
   */
  board(position: Position): Types["board"];
  /**
   * Returns the picks that make a move, which a person makes in any order.
   *
   * @param position - The position, for its board.
   * @param move - A move on this board.
   */
  picks(position: Position, move: Types["move"]): readonly Types["pick"][];
  /**
   * Returns a move of each type, legal or not. From them `whyNot` finds the reason for picks that no legal move has, such as a tile
   * while a caravan is to be moved. Default: none, so that `whyNot` says nothing about such picks.
   *
   * @param position - The position, for its board.
   */
  examples?(position: Position): readonly Types["move"][];

  /** What bots know about playing the game. Default: nothing but the rules. */
  readonly knowledge?: Knowledge<Position>;
  /** The game as numbers, for `caravanserai/learn`. Default: none, so that networks can't be trained on it. */
  readonly encoding?: Encoding<Position>;
}
