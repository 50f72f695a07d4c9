/** What the author of a game writes: its rules, and what comes in and goes out. `makeGame` makes the game of it. */
import type * as v from "valibot";
import type {
  GameState,
  GameTypes,
  MovePick,
  Seats,
  Seed,
  StateOrView,
  Viewer,
} from "../../game.js";
import type { Problem } from "../errors.js";
import type { Migrations } from "../input/json.js";
import type { Rules } from "./rules.js";

/** The types of a game that {@link makeGame} can make: its states keep their seed. @category Parts of a game */
export interface PlayableTypes extends GameTypes {
  /** A whole game at one moment. */
  readonly state: GameState;
}

/**
 * A state or view as a schema reads it, field by field: whether its fields agree is not known yet.
 *
 * @category Parts of a game
 */
export type AsRead<Value> = {
  readonly [Key in Exclude<keyof Value, never>]: Value[Key] extends Seats<infer Entry>
    ? readonly Entry[]
    : Value[Key];
};

/** What the states and views of a game look like: how a value from outside is checked. @category Parts of a game */
export interface StateFormat<Types extends PlayableTypes> {
  /** A valibot schema of the states. */
  readonly state: v.GenericSchema<unknown, AsRead<Types["state"]>>;
  /** A valibot schema of the views. */
  readonly view: v.GenericSchema<unknown, AsRead<Types["view"]>>;
  /**
   * The steps from each version of the format to the next: the first from version 1 to version 2, and so on. The version that
   * the game writes is one more than their number. Default: none, so that it is 1.
   */
  readonly migrations?: Migrations;
  /**
   * What no schema can tell: whether the fields of a state or view agree, and whether the game can go on from there. It is asked
   * only where the schema is content.
   *
   * @param state - A state or view that fits its schema.
   */
  problemsOf?(state: StateOrView<Types>): readonly Problem[];
}

/**
 * A game as its author writes it: its rules, and what comes in and goes out. `Position` is the form that the rules work on, mutable
 * and private to the game.
 *
 * @category Parts of a game
 */
export interface GameParts<Types extends PlayableTypes, Position> extends Rules<Types, Position> {
  /** The id of the game, as in the `game` of its states. */
  readonly id: string;

  /**
   * Returns the first state. Throws a `SetupError` unless the options are valid: see {@link checkOptions}.
   *
   * @param options - What the user passed, not checked yet.
   */
  setup(options: Types["options"]): Types["state"];
  /** What states and views look like. */
  readonly format: StateFormat<Types>;

  /**
   * Returns the position of a state or view. What a view hides, the position must do without.
   *
   * @param state - A valid state or view.
   */
  read(state: StateOrView<Types>): Position;
  /**
   * Returns the state of a position, with everything in the order that `commit` keeps.
   *
   * @param position - The position to write.
   * @param seed - The seed of the game.
   */
  write(position: Position, seed: Seed): Types["state"];
  /**
   * Returns the state after some events. It decides nothing: all that it needs is in the events, except the state of the random
   * generator, which no event may contain and which is in the position after them.
   *
   * @param state - The state before the move.
   * @param events - What happened, in order.
   * @param after - The position after it.
   */
  commit(state: Types["state"], events: readonly Types["event"][], after: Position): Types["state"];

  /**
   * Returns the state without what the viewer may not know: at least without `seed` and the random generator.
   *
   * @param state - The whole state.
   * @param viewer - Who looks at it.
   */
  view(state: Types["state"], viewer: Viewer): Types["view"];
  /**
   * Returns an event without what the viewer may not know. Default: events contain nothing that is hidden.
   *
   * @param event - The whole event.
   * @param viewer - Who gets it.
   * @param state - The state before the move.
   */
  viewEvent?(event: Types["event"], viewer: Viewer, state: Types["state"]): Types["event"];
  /**
   * Returns a state that fits a view: what is hidden is drawn from the seed, all possibilities as likely as the rules make them.
   *
   * @param view - What a viewer knows.
   * @param seed - Where the guesses come from.
   */
  resample(view: Types["view"], seed: Seed): Types["state"];

  /**
   * Returns a move in notation: without blanks and `#`, and different for different moves.
   *
   * @param position - The position, for its board.
   * @param move - A move on this board.
   */
  formatMove(position: Position, move: Types["move"]): string;
  /**
   * Returns the move of a notation, legal now or not. Throws a `NotationError` if it is none.
   *
   * @param position - The position, for its board.
   * @param text - A move in notation, or any other text.
   */
  parseMove(position: Position, text: string): Types["move"];
  /**
   * Returns everything that is needed to draw the board.
   *
   * @param position - The position to draw.
   */
  board(position: Position): Types["board"];
  /**
   * Returns what a person picks to make a move, in any order.
   *
   * @param position - The position, for its board.
   * @param move - A move on this board.
   */
  picks(position: Position, move: Types["move"]): readonly MovePick[];
}
