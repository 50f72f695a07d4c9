/** What the author of a game writes: its rules, and what comes in and goes out. `makeGame` makes the game of it. */
import type * as v from "valibot";
import type {
  GameState,
  GameTypes,
  MovePick,
  RandomSource,
  Seat,
  Seats,
  Seed,
  Viewer,
} from "../../game.js";
import type { Problem } from "../errors.js";
import type { Migrations } from "../input/json.js";

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
export type AsRead<Table> = {
  readonly [Key in Exclude<keyof Table, never>]: Table[Key] extends Seats<infer Entry>
    ? readonly Entry[]
    : Table[Key];
};

/** What the states and views of a game look like: how a value from outside is checked. @category Parts of a game */
export interface TableFormat<Types extends PlayableTypes> {
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
   * @param table - A state or view that fits its schema.
   */
  problemsOf?(table: Types["state"] | Types["view"]): readonly Problem[];
}

/**
 * Faster ways for simulations. All are optional and must do what the other parts do: `checkGame` of `caravanserai/testing`
 * compares them.
 *
 * @category Parts of a game
 */
export interface FastParts<Types extends PlayableTypes, Position> {
  /**
   * How many legal moves there are.
   *
   * @param position - The position to move in.
   */
  count?(position: Position): number;
  /**
   * The legal move at `index`, a whole number from 0 on; `undefined` past the end.
   *
   * @param position - The position to move in.
   * @param index - The place of the move in the list of moves.
   */
  nth?(position: Position, index: number): Types["move"] | undefined;
  /**
   * Makes a legal move.
   *
   * @param position - The position, which is changed.
   * @param move - A legal move.
   */
  play?(position: Position, move: Types["move"]): void;
  /**
   * Makes random moves to the end and returns how many. A number that the generator returns must be checked: throw an
   * `ArgumentError` if it is out of bounds.
   *
   * @param position - The position, which is changed.
   * @param random - The generator that chooses.
   */
  playout?(position: Position, random: RandomSource): number;
  /** How moves are taken back. Without it, a copy of the position is kept for each move. */
  readonly trail?: {
    /**
     * Makes the position keep a trail from now on. A copy of a position has none.
     *
     * @param position - The position that will be searched on.
     */
    begin(position: Position): void;
    /**
     * Takes back the last move of the trail, and returns whether there was one.
     *
     * @param position - The position, which is changed.
     */
    undo(position: Position): boolean;
  };
}

/**
 * A game as its author writes it. `Position` is the form that the rules work on: mutable, and nobody else's business. `Decision`
 * is what the rules make of a move; it must not have a field `reason`, since that is how a refusal is recognised.
 *
 * No part may keep anything between two calls, and only `play` may change a position.
 *
 * @category Parts of a game
 */
export interface GameParts<
  Types extends PlayableTypes,
  Position,
  Decision extends object = Types["move"],
> {
  /** The id of the game, as in the `game` of its states. */
  readonly id: string;

  /**
   * The first state. Throws a `SetupError` unless the options are good: see {@link checkOptions}.
   *
   * @param options - What the user passed, not checked yet.
   */
  setup(options: Types["options"]): Types["state"];
  /** What states and views look like. */
  readonly format: TableFormat<Types>;

  /**
   * The position of a state or view. What a view hides, the position must do without.
   *
   * @param table - A valid state or view.
   */
  read(table: Types["state"] | Types["view"]): Position;
  /**
   * The state of a position, with everything in the order that `commit` keeps.
   *
   * @param position - The position to write.
   * @param seed - The seed of the game.
   */
  write(position: Position, seed: Seed): Types["state"];
  /**
   * The state after some events. It decides nothing: all that it needs is in the events, except the state of the random generator,
   * which no event may tell and which is in the position after them.
   *
   * @param state - The state before the move.
   * @param events - What happened, in order.
   * @param after - The position after it.
   */
  commit(state: Types["state"], events: readonly Types["event"][], after: Position): Types["state"];

  /**
   * A copy that shares nothing that `play` changes. It may be written into `over`, a position no longer needed.
   *
   * @param position - The position to copy.
   * @param over - A position whose memory may be used again.
   */
  copy(position: Position, over?: Position): Position;
  /**
   * How many seats there are.
   *
   * @param position - The position of the game.
   */
  players(position: Position): number;
  /**
   * The seat that decides, `null` once the game is over.
   *
   * @param position - The position of the game.
   */
  seat(position: Position): Seat | null;
  /**
   * Every legal move once, in an order that depends on the position only; none once the game is over.
   *
   * @param position - The position to move in.
   */
  moves(position: Position): readonly Types["move"][];
  /**
   * What a value from outside means as a move on this board, whether legal now or not; or why it is no move.
   *
   * @param position - The position, for its board.
   * @param move - Any value.
   */
  readMove(position: Position, move: unknown): Decision | Types["refusal"];
  /**
   * Why a decision is illegal, `undefined` if it is legal.
   *
   * @param position - The position to move in.
   * @param decision - What `readMove` returned.
   */
  judge(position: Position, decision: Decision): Types["refusal"] | undefined;
  /**
   * Makes a legal decision, and all that follows without a choice, up to the next decision. Everything that happens is added to
   * `tell`; a simulation does not want to know, and gives none.
   *
   * @param position - The position, which is changed.
   * @param decision - A legal decision.
   * @param tell - Where to add events; `undefined` in simulations.
   */
  play(position: Position, decision: Decision, tell: Types["event"][] | undefined): void;
  /**
   * Points by source, and the winners once the game is over. In the position of a view, what is not hidden counts.
   *
   * @param position - The position to count.
   */
  score(position: Position): Types["score"];
  /**
   * A whole number that is equal for equal positions and differs for others, the random generator included: see {@link hashOf}.
   *
   * @param position - The position to hash.
   */
  hash(position: Position): number;

  /**
   * The state without what the viewer may not know: at least without `seed` and the random generator.
   *
   * @param state - The whole state.
   * @param viewer - Who looks at it.
   */
  view(state: Types["state"], viewer: Viewer): Types["view"];
  /**
   * An event without what the viewer may not know. Default: events tell nothing that is hidden.
   *
   * @param event - The whole event.
   * @param viewer - Who is told.
   */
  viewEvent?(event: Types["event"], viewer: Viewer): Types["event"];
  /**
   * A state that fits a view: what is hidden is drawn from the seed, all possibilities as likely as the rules make them.
   *
   * @param view - What a viewer knows.
   * @param seed - Where the guesses come from.
   */
  resample(view: Types["view"], seed: Seed): Types["state"];

  /**
   * A move in notation: without blanks and `#`, and different for different moves.
   *
   * @param position - The position, for its board.
   * @param move - A move on this board.
   */
  formatMove(position: Position, move: Types["move"]): string;
  /**
   * The move of a notation, legal now or not. Throws a `NotationError` if it is none.
   *
   * @param position - The position, for its board.
   * @param text - A move in notation, or any other text.
   */
  parseMove(position: Position, text: string): Types["move"];
  /**
   * Everything that is needed to draw the board.
   *
   * @param position - The position to draw.
   */
  board(position: Position): Types["board"];
  /**
   * What a person picks to make a move, in any order.
   *
   * @param position - The position, for its board.
   * @param move - A move on this board.
   */
  picks(position: Position, move: Types["move"]): readonly MovePick[];

  /** Faster ways for simulations. */
  readonly fast?: FastParts<Types, Position>;
}
