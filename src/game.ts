/**
 * The contract of every game in this library, and the vocabulary that they share.
 *
 * @module
 */

/** The index of a player, from 0. Seat 0 begins. @category Vocabulary */
export type Seat = number;

/** Who sees a state: a seat, or a spectator. @category Vocabulary */
export type Viewer = Seat | "spectator";

/** Determines everything random in a game: a text or a whole number. `7` and `"7"` are the same seed. @category Vocabulary */
export type Seed = string | number;

/** A list with one entry for each seat, by seat. Every game has at least two seats. @category Vocabulary */
export type Seats<Entry> = readonly [Entry, Entry, ...Entry[]];

/** The status of a game that goes on. @category Contract */
export interface Running {
  /** Whether the game has ended. */
  readonly over: false;
  /** Always `null`: the game has not ended. */
  readonly endReason: null;
  /** The seat that decides next. It is not always the seat in turn. */
  readonly seat: Seat;
  /** The seat whose turn it is, `null` before the first turn. */
  readonly inTurn: Seat | null;
}

/** The status of a game that has ended. @category Contract */
export interface Ended<Reason extends string = string> {
  /** Whether the game has ended. */
  readonly over: true;
  /** Why the game ended. */
  readonly endReason: Reason;
  /** Always `null`: no seat decides. */
  readonly seat: null;
  /** Always `null`: no seat is in turn. */
  readonly inTurn: null;
}

/** The fields that identify a state or view. @category Contract */
export interface StateHead {
  /** The id of the game, which is also the name of its module. */
  readonly game: string;
  /** The version of the format. */
  readonly version: number;
}

/** The fields of every state and every view, whatever the game: a union that `over` discriminates. @category Contract */
export type StateBase = (StateHead & Running) | (StateHead & Ended);

/** The complete state of a game, hidden information included. @category Contract */
export type GameState = StateBase & {
  /** The seed of `setup`. */
  readonly seed: Seed;
};

/** The field that makes a view different from a state. @category Contract */
export interface Viewed {
  /** The viewer: a seat or `"spectator"`. */
  readonly viewer: Viewer;
}

/** The part of a state that one viewer may know. @category Contract */
export type GameView = StateBase & Viewed;

/** The points of each seat by source, and the winners. @category Contract */
export interface GameScore<Points extends SeatScore = SeatScore> {
  /** The points, by seat. */
  readonly seats: Seats<Points>;
  /** The seats that won: empty until the game is over, several if they tie. */
  readonly winners: readonly Seat[];
}

/** The points of one seat. Games add a field for each source. @category Contract */
export interface SeatScore {
  /** The sum of all sources; in a view, of those that the viewer may know. */
  readonly total: number;
  /** Whether the total counts everything: `false` in a view that hides part of this seat's score. */
  readonly complete: boolean;
  /** Decides between equal totals, in games with such a rule. It is not part of the total. */
  readonly tieBreak?: number;
}

/** Why a move is refused. Games narrow `reason` and add details. @category Contract */
export interface GameRefusal {
  /** A code that a program can switch on. */
  readonly reason: string;
  /** The id of the rule on the game's rules page; `null` if no rule applies. */
  readonly rule: string | null;
  /** A sentence for people. */
  readonly message: string;
}

/** A game as its options and moves, in plain JSON. @category Contract */
export interface GameRecord<Options = unknown> {
  /** The id of the game. */
  readonly game: string;
  /** The version of the record's format. */
  readonly version: number;
  /** The options of `setup`. */
  readonly options: Options;
  /** All moves in order, in the game's notation. */
  readonly moves: readonly string[];
}

/**
 * A point of a board. Adjacent spaces are 1 apart, `x` grows to the right and `y` downwards: multiply by the size that you
 * want.
 *
 * @category Board
 */
export interface BoardPoint {
  /** The horizontal coordinate, which grows to the right. */
  readonly x: number;
  /** The vertical coordinate, which grows downwards. */
  readonly y: number;
}

/** The smallest rectangle around everything that is drawn. @category Board */
export interface BoardBounds extends BoardPoint {
  /** The width. */
  readonly width: number;
  /** The height. */
  readonly height: number;
}

/** One space of a board, and what is on it. @category Board */
export interface BoardSpace<Terrain extends string = string, Contents extends object = object> {
  /** Its name; `null` if nothing can ever be placed there, such as on a mountain. */
  readonly name: string | null;
  /** Its centre. */
  readonly centre: BoardPoint;
  /** Its corners, clockwise. */
  readonly outline: readonly BoardPoint[];
  /** The kind of terrain. */
  readonly terrain: Terrain;
  /** The pieces and marks on it. */
  readonly contents: Contents;
}

/** A line that is drawn on or between spaces. @category Board */
export interface BoardLine<Kind extends string = string> {
  /** The kind of line. */
  readonly kind: Kind;
  /** The points that it connects, in order. */
  readonly points: readonly BoardPoint[];
}

/** A board and what is on it, ready to draw, in the same form for every game. @category Board */
export interface GameBoard<
  Space extends BoardSpace = BoardSpace,
  Line extends BoardLine = BoardLine,
> {
  /** The smallest rectangle around everything. */
  readonly bounds: BoardBounds;
  /** Every space, in board order. */
  readonly spaces: readonly Space[];
  /** The lines on and between spaces. */
  readonly lines: readonly Line[];
}

/**
 * One part of a move that a person can pick, such as `colour:sky` or `space:f7`.
 *
 * @category Picking
 */
export type MovePick = `${string}:${string}`;

/** The picks that can come next, and the move once it is complete. @category Picking */
export interface Choices<Move extends object = object, Part extends MovePick = MovePick> {
  /** Every pick that leads to a legal move together with those already made, in the order of `legalMoves`. */
  readonly picks: readonly Part[];
  /**
   * The picks to ask for now: of every move that is still possible, its first part that is not picked yet. Someone who has picked
   * nothing is asked for a tile before its rotation, and a page needs to label these only.
   */
  readonly next: readonly Part[];
  /** The legal move that the picks make; `null` while it is incomplete. */
  readonly move: Move | null;
}

/** One step of a recorded game. @category Contract */
export interface ReplayStep<Types extends GameTypes = GameTypes> {
  /** The state before the move. */
  readonly before: Types["state"];
  /** The move. */
  readonly move: Types["move"];
  /** The events of the move. */
  readonly events: readonly Types["event"][];
  /** The state after the move. */
  readonly after: Types["state"];
}

/**
 * The steps of a recorded game, one at a time. The generator returns the last state: the first one if the record has no moves.
 *
 * @category Contract
 */
export type ReplaySteps<Types extends GameTypes = GameTypes> = Generator<
  ReplayStep<Types>,
  Types["state"],
  undefined
>;

/** A recorded game, ready to go on. @category Contract */
export interface Resumed<Types extends GameTypes = GameTypes> {
  /** The state after the last move. */
  readonly state: Types["state"];
  /** All moves so far, in order. */
  readonly moves: readonly Types["move"][];
}

/** One effect of a move. Games add the details. @category Contract */
export interface GameEvent {
  /** The kind of event. */
  readonly type: string;
}

/**
 * One change, in the format of immer's patches: immer's `applyPatches` takes it too.
 *
 * @category Saving
 */
export interface Patch {
  /** The operation at the path. In a list, `add` inserts and `remove` closes the gap. */
  op: "add" | "remove" | "replace";
  /** The keys from the root to the place of the change. */
  path: (string | number)[];
  /** The new value; missing if something is removed. */
  value?: unknown;
}

/** The types that belong together in one game. @category Contract */
export interface GameTypes {
  /** The options of `setup`. */
  readonly options: object;
  /** The complete state of a game. */
  readonly state: StateBase;
  /** The decision of a seat. */
  readonly move: object;
  /** One effect of a move. */
  readonly event: GameEvent;
  /** The part of a state that one viewer may know. */
  readonly view: GameView;
  /** The points of each seat by source. */
  readonly score: GameScore;
  /** Why a move is illegal. */
  readonly refusal: GameRefusal;
  /** One part of a move that a person can pick. */
  readonly pick: MovePick;
  /** The board as it is drawn. */
  readonly board: GameBoard;
}

/** Facts about a game, for menus and command lines. @category Contract */
export interface GameAbout<Board extends object = object> {
  /** The id of the game, which is also the name of its module. */
  readonly id: string;
  /** The smallest and the largest number of players. */
  readonly players: readonly [least: number, most: number];
  /** The option of `setup` that takes a board. */
  readonly boardOption: string;
  /** The boards that come with the game, by name; the first is the default. */
  readonly boards: Readonly<Record<string, Board>>;
  /** Whether players know things that others may not see. */
  readonly hasSecrets: boolean;
  /** A move that costs at least this many expected points is a blunder. */
  readonly blunder: number;
  /** The width of one column of the board as text, in characters. */
  readonly columnWidth: number;
}

/** A state, or a view of one: most functions take either. @category Contract */
export type StateOrView<Types extends GameTypes = GameTypes> = Types["state"] | Types["view"];

/**
 * A random generator: returns a whole number from 0 to `bound - 1`. {@link seededRandom} makes one that gives the same numbers
 * on every platform.
 *
 * @param bound - The number of possible results, at least 1.
 * @category Search
 */
export type RandomSource = (bound: number) => number;

/**
 * A mutable copy of a game, for bots that play millions of moves. It follows the same rules as `apply`, and `state()` returns
 * an immutable state at any time.
 *
 * @category Search
 */
export interface Simulation<Types extends GameTypes> {
  /** Whether the game has ended. */
  readonly over: boolean;
  /** The seat that decides; `null` once the game is over. */
  readonly seat: Seat | null;
  /** Returns every legal move, in the order of `legalMoves`. */
  moves(): readonly Types["move"][];
  /** Returns the number of legal moves, without listing them. */
  count(): number;
  /**
   * Returns the legal move at `index`, in the order of `legalMoves`, without listing them all; `undefined` past the end.
   *
   * @param index - The index of the move, from 0.
   */
  nth(index: number): Types["move"] | undefined;
  /**
   * Makes a legal move. Nothing is checked: after an illegal move the simulation is unusable.
   *
   * @param move - A legal move, such as one of `moves()`.
   */
  play(move: Types["move"]): void;
  /**
   * Makes a move if it is legal, and throws an `IllegalMoveError` otherwise.
   *
   * @param move - The move: any value.
   */
  playChecked(move: unknown): void;
  /**
   * Makes random legal moves until the game is over, and returns their number. One `undo` takes all of them back. Throws an
   * `ArgumentError`, and changes nothing, if the generator returns a number out of bounds.
   *
   * @param random - The random generator that chooses the moves.
   */
  playout(random: RandomSource): number;
  /** Takes back the last move, or the last playout as a whole. Random events will repeat exactly. */
  undo(): void;
  /** Returns the current points by source. */
  score(): Types["score"];
  /** Returns a number that is equal for equal positions, the same as `hash` of the state. */
  hash(): number;
  /** Returns the current state, immutable. */
  state(): Types["state"];
  /** Returns an independent simulation that starts from here, with nothing to undo. */
  clone(): Simulation<Types>;
}

/**
 * The functions that the module of every game exports. All are pure: they never change their arguments, and the same arguments
 * give the same result on every platform. A function that takes a state or view also takes an immer draft of it.
 *
 * @category Contract
 */
export interface Game<Types extends GameTypes> {
  /**
   * Sets up a game, and returns its first state.
   *
   * @param options - The number of players, the seed, and any option that differs from its default.
   */
  setup(options: Types["options"]): Types["state"];
  /**
   * Returns every legal move once, in an order that depends on the position only; empty exactly when the game is over. Legality
   * never depends on hidden information, so a view gives the same moves.
   *
   * @param state - A state or view.
   */
  legalMoves(state: StateOrView<Types>): readonly Types["move"][];
  /**
   * Returns the state after a move.
   *
   * @param state - The state before the move.
   * @param move - The move of the seat that decides.
   */
  apply(state: Types["state"], move: Types["move"]): Types["state"];
  /**
   * Returns the current points by source, and the winners once the game is over. For a view it counts what the viewer may know,
   * and says which totals are complete.
   *
   * @param state - A state or view.
   */
  score(state: StateOrView<Types>): Types["score"];
  /**
   * Returns the board and what is on it, ready to draw. Dice, coins, cards and the supply are in the state.
   *
   * @param state - A state or view.
   */
  board(state: StateOrView<Types>): Types["board"];
  /**
   * Returns the picks that make a move.
   *
   * @param state - A state or view.
   * @param move - A legal move.
   */
  picks(state: StateOrView<Types>, move: Types["move"]): readonly Types["pick"][];
  /**
   * Returns the picks that can come next, and the move once it is complete.
   *
   * @param state - A state or view.
   * @param picked - The picks so far, in any order.
   */
  choices(
    state: StateOrView<Types>,
    picked: readonly string[],
  ): Choices<Types["move"], Types["pick"]>;
  /**
   * Explains why something can't be picked: for a tip at what a person points at. Returns `undefined` if it can be picked, or if no
   * move on this board contains it.
   *
   * @param state - A state or view.
   * @param picked - The picks so far, in any order.
   * @param pick - The pick in question.
   */
  whyNot(
    state: StateOrView<Types>,
    picked: readonly string[],
    pick: string,
  ): Types["refusal"] | undefined;
  /**
   * Explains why a move is illegal; returns `undefined` if it is legal.
   *
   * @param state - A state or view.
   * @param move - Any value.
   */
  explain(state: StateOrView<Types>, move: unknown): Types["refusal"] | undefined;
  /**
   * Returns the events of a move, in order; with a viewer, only what that viewer may know.
   *
   * @param state - The state before the move.
   * @param move - A legal move.
   * @param viewer - A seat or `"spectator"`. Default: nothing is hidden.
   */
  events(state: Types["state"], move: Types["move"], viewer?: Viewer): readonly Types["event"][];
  /**
   * Returns the events of a move that are certain, in order, up to the first one that the viewer can't know: for a preview.
   *
   * @param state - A state or view.
   * @param move - A legal move.
   * @param viewer - A seat or `"spectator"`. Default: the viewer of a view; for a state, the seat that decides.
   */
  foresee(
    state: StateOrView<Types>,
    move: Types["move"],
    viewer?: Viewer,
  ): readonly Types["event"][];
  /**
   * Returns the part of a state that a viewer may know.
   *
   * @param state - The complete state.
   * @param viewer - A seat or `"spectator"`.
   */
  view(state: Types["state"], viewer: Viewer): Types["view"];
  /**
   * Writes a move in short notation.
   *
   * @param state - The state or view before the move.
   * @param move - A legal move.
   */
  formatMove(state: StateOrView<Types>, move: Types["move"]): string;
  /**
   * Reads a move from its notation.
   *
   * @param state - The state or view before the move.
   * @param text - A move as `formatMove` writes it.
   */
  parseMove(state: StateOrView<Types>, text: string): Types["move"];
  /**
   * Makes a record: a game as its options and moves.
   *
   * @param options - The options of `setup`.
   * @param moves - All moves, in order.
   */
  record(options: Types["options"], moves: readonly Types["move"][]): GameRecord<Types["options"]>;
  /**
   * Writes a record as readable text.
   *
   * @param record - A record of this game.
   */
  formatRecord(record: GameRecord<Types["options"]>): string;
  /**
   * Reads a record from its text.
   *
   * @param text - A record as `formatRecord` writes it.
   */
  parseRecord(text: string): GameRecord<Types["options"]>;
  /**
   * Returns every state of a recorded game, from set-up on.
   *
   * @param record - Any value, such as parsed JSON.
   */
  replay(record: unknown): readonly Types["state"][];
  /**
   * Yields the steps of a recorded game, one at a time: states, moves and events. Returns the last state.
   *
   * @param record - Any value, such as parsed JSON.
   */
  steps(record: unknown): ReplaySteps<Types>;
  /**
   * Returns the last state of a recorded game and all its moves, in one pass: to go on with a game that was interrupted.
   *
   * @param record - Any value, such as parsed JSON.
   */
  resume(record: unknown): Resumed<Types>;
  /**
   * Returns a record with one more move, without replaying the others.
   *
   * @param record - The record so far.
   * @param move - The next move.
   */
  extendRecord(
    record: GameRecord<Types["options"]>,
    move: Types["move"],
  ): GameRecord<Types["options"]>;
  /**
   * Loads a saved state. It is checked here, and not again at each call.
   *
   * @param json - JSON text, or the value parsed from it.
   */
  load(json: unknown): Types["state"];
  /**
   * Loads a view that was received as JSON. It is checked here, and not again at each call.
   *
   * @param json - JSON text, or the value parsed from it.
   */
  loadView(json: unknown): Types["view"];
  /**
   * Tests whether this library made or loaded a state or view, so that it is not checked again at each call.
   *
   * @param value - Any value.
   */
  isLoaded(value: unknown): boolean;
  /**
   * Returns the difference between two states, or between two views of one viewer, as patches in immer's format.
   *
   * @param before - The state or view before.
   * @param after - The state after, or a later view of the same viewer.
   */
  diff(before: StateOrView<Types>, after: StateOrView<Types>): readonly Patch[];
  /**
   * Applies patches to a state or view. The result is checked here, and not again at each call.
   *
   * @param before - The state or view that the patches start from.
   * @param patches - The result of `diff`, possibly sent as JSON.
   */
  patch(before: StateOrView<Types>, patches: unknown): StateOrView<Types>;
  /**
   * Returns a number that is equal for equal positions.
   *
   * @param state - The complete state.
   */
  hash(state: Types["state"]): number;
  /**
   * Returns a complete state that fits a view, with hidden information drawn at random: for bots.
   *
   * @param view - The view of a seat or a spectator.
   * @param seed - The seed for the hidden information: different seeds give different states.
   */
  resample(view: Types["view"], seed: Seed): Types["state"];
  /**
   * Returns a simulation: a mutable copy, for bots.
   *
   * @param state - The state to start from. It does not change.
   */
  simulate(state: Types["state"]): Simulation<Types>;
}
