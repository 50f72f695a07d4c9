/**
 * The contract that every game of this library keeps, and the vocabulary that all of them share.
 *
 * @module
 */

/** A place at the table, counted from 0. Seat 0 begins. @category Vocabulary */
export type Seat = number;

/** Who looks at a state: a seat, or somebody who only watches. @category Vocabulary */
export type Viewer = Seat | "spectator";

/** The source of all chance: a text or a whole number. `7` and `"7"` are the same seed. @category Vocabulary */
export type Seed = string | number;

/** A list with one entry for each seat, by seat. Every game has at least two seats. @category Vocabulary */
export type Seats<Entry> = readonly [Entry, Entry, ...Entry[]];

/** How a game stands that goes on: somebody decides. @category Contract */
export interface Running {
  /** Whether the game has ended. */
  readonly over: false;
  /** Why the game ended: it has not. */
  readonly endReason: null;
  /** The seat that decides next. It is not always the seat in turn. */
  readonly seat: Seat;
  /** The seat whose turn it is, `null` before the first turn. */
  readonly inTurn: Seat | null;
}

/** How a game stands that has ended: nobody decides any more. @category Contract */
export interface Ended<Reason extends string = string> {
  /** Whether the game has ended. */
  readonly over: true;
  /** Why the game ended. */
  readonly endReason: Reason;
  /** Nobody decides. */
  readonly seat: null;
  /** Nobody is in turn. */
  readonly inTurn: null;
}

/** What states and views of all games say of themselves. @category Contract */
export interface TableHead {
  /** The id of the game, which is also the name of its module. */
  readonly game: string;
  /** The version of the state's format. */
  readonly version: number;
}

/** What every state and every view has, whatever the game. `over` tells which of the two it is. @category Contract */
export type GameTable = (TableHead & Running) | (TableHead & Ended);

/** A whole game at one moment. @category Contract */
export type GameState = GameTable & {
  /** The seed the game was set up with. */
  readonly seed: Seed;
};

/** What makes a view of a table: whose it is. @category Contract */
export interface Viewed {
  /** Whose view it is. */
  readonly viewer: Viewer;
}

/** What one viewer may know of a state. @category Contract */
export type GameView = GameTable & Viewed;

/** Points by source for each seat, and the winners. @category Contract */
export interface GameScore<Points extends SeatScore = SeatScore> {
  /** The points of each seat, by seat. */
  readonly seats: Seats<Points>;
  /** The seats that won: empty until the game is over, several if they tie. */
  readonly winners: readonly Seat[];
}

/** The points of one seat. Games add their sources. @category Contract */
export interface SeatScore {
  /** The sum of all sources. In a view, of those that the viewer may know. */
  readonly total: number;
  /** Whether the total counts everything: `false` in a view that hides something of this seat's score. */
  readonly complete: boolean;
  /** Decides between equal totals, in games that have such a rule. It is not part of the total. */
  readonly tieBreak?: number;
}

/** Why a move is refused. Games narrow `reason` and add details. @category Contract */
export interface GameRefusal {
  /** A code that a program can switch on. */
  readonly reason: string;
  /** The id of the rule on the game's rules page, `null` if no rule of the game is concerned. */
  readonly rule: string | null;
  /** A sentence for people. */
  readonly message: string;
}

/** A game as its options and its moves, in plain JSON. @category Contract */
export interface GameRecord<Options = unknown> {
  /** The id of the game. */
  readonly game: string;
  /** The version of the record's format. */
  readonly version: number;
  /** The options the game was set up with. */
  readonly options: Options;
  /** All moves in order, in the game's notation. */
  readonly moves: readonly string[];
}

/**
 * A point of a board. Spaces that are beside each other are 1 apart, `x` grows to the right and `y` downwards: multiply by the
 * size that you want.
 *
 * @category Board
 */
export interface BoardPoint {
  /** To the right. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

/** The smallest rectangle around everything that is drawn. @category Board */
export interface BoardBounds extends BoardPoint {
  /** From the left edge to the right edge. */
  readonly width: number;
  /** From the top edge to the bottom edge. */
  readonly height: number;
}

/** One space of a board, and what is on it. @category Board */
export interface BoardSpace<Terrain extends string = string, Contents extends object = object> {
  /** Its name, `null` if nothing can ever be placed there, such as on a mountain. */
  readonly name: string | null;
  /** Its middle. */
  readonly centre: BoardPoint;
  /** Its corners, clockwise. */
  readonly outline: readonly BoardPoint[];
  /** What it is made of. */
  readonly terrain: Terrain;
  /** What is on it. */
  readonly contents: Contents;
}

/** A line that is drawn on or between spaces. @category Board */
export interface BoardLine<Kind extends string = string> {
  /** What it shows. */
  readonly kind: Kind;
  /** Where it goes. */
  readonly points: readonly BoardPoint[];
}

/** Everything that is needed to draw a board, in the same form for every game. @category Board */
export interface GameBoard<
  Space extends BoardSpace = BoardSpace,
  Line extends BoardLine = BoardLine,
> {
  /** The smallest rectangle around everything. */
  readonly bounds: BoardBounds;
  /** Every space, in board order. */
  readonly spaces: readonly Space[];
  /** What is drawn on and between spaces. */
  readonly lines: readonly Line[];
}

/**
 * One part of a move that a person can pick, such as `colour:sky` or `space:f7`.
 *
 * @category Picking
 */
export type MovePick = `${string}:${string}`;

/** What a person can pick next. @category Picking */
export interface Choices<Move extends object = object> {
  /** Every pick that leads to a legal move, together with those made already; in the order of `legalMoves`. */
  readonly picks: readonly MovePick[];
  /** The legal move that the picks make, `null` as long as something is missing. */
  readonly move: Move | null;
}

/** One step of a recorded game. @category Contract */
export interface ReplayStep<Types extends GameTypes = GameTypes> {
  /** The state before the move. */
  readonly before: Types["state"];
  /** The move. */
  readonly move: Types["move"];
  /** What the move caused. */
  readonly events: readonly Types["event"][];
  /** The state after the move. */
  readonly after: Types["state"];
}

/** One thing that a move causes. Games add the details. @category Contract */
export interface GameEvent {
  /** What happened. */
  readonly type: string;
}

/**
 * One change, in the format of immer's patches: `applyPatches` of immer takes it too.
 *
 * @category Saving
 */
export interface Patch {
  /** What to do at the path. In a list, `add` inserts and `remove` closes the gap. */
  op: "add" | "remove" | "replace";
  /** The keys that lead to the place, from the root. */
  path: (string | number)[];
  /** The new value, unless something is removed. */
  value?: unknown;
}

/** The types that belong together in one game. @category Contract */
export interface GameTypes {
  /** The options of `setup`. */
  readonly options: object;
  /** A whole game at one moment. */
  readonly state: GameTable;
  /** A decision of a seat. */
  readonly move: object;
  /** One thing that a move causes. */
  readonly event: GameEvent;
  /** What one viewer may know of a state. */
  readonly view: GameView;
  /** Points by source for each seat. */
  readonly score: GameScore;
  /** Why a move is illegal. */
  readonly refusal: GameRefusal;
  /** The board as it is drawn. */
  readonly board: GameBoard;
}

/**
 * A random generator: returns a whole number from 0 to `bound - 1`. {@link seededRandom} makes one that gives the same numbers
 * on every platform.
 *
 * @param bound - How many numbers there are to choose from, at least 1.
 * @category Search
 */
export type RandomSource = (bound: number) => number;

/**
 * A private copy of a game that is changed in place, for bots that play millions of moves. It follows the same rules as
 * `apply`, and `state()` returns an immutable state at any time.
 *
 * @category Search
 */
export interface Simulation<Types extends GameTypes> {
  /** Whether the game has ended. */
  readonly over: boolean;
  /** The seat that decides, `null` once the game is over. */
  readonly seat: Seat | null;
  /** Every legal move, in the order of `legalMoves`. */
  moves(): readonly Types["move"][];
  /** The number of legal moves, without listing them. */
  count(): number;
  /**
   * The legal move at `index`, in the order of `legalMoves`, without listing them. Returns `undefined` past the end.
   *
   * @param index - The index of the move, from 0.
   */
  nth(index: number): Types["move"] | undefined;
  /**
   * Makes a move that is legal now. Nothing is checked: after any other move the simulation is unusable.
   *
   * @param move - A legal move, such as one of `moves()`.
   */
  play(move: Types["move"]): void;
  /**
   * Makes a move if it is legal, and throws an `IllegalMoveError` if not.
   *
   * @param move - The move: any value.
   */
  playChecked(move: unknown): void;
  /**
   * Makes random legal moves until the game is over, and returns how many. One `undo` takes all of them back. Throws an
   * `ArgumentError`, and leaves everything as it was, if the generator returns a number out of bounds.
   *
   * @param random - The random generator that chooses the moves.
   */
  playout(random: RandomSource): number;
  /** Takes back the last move, or the last playout as a whole, exactly: the chance to come is the same again. */
  undo(): void;
  /** Points by source as they stand. */
  score(): Types["score"];
  /** A number that is equal for equal positions, the same as `hash` returns. */
  hash(): number;
  /** The immutable state of this moment. */
  state(): Types["state"];
  /** A new simulation that starts from here, with nothing to take back. */
  clone(): Simulation<Types>;
}

/**
 * The functions that the module of every game exports. All are pure: they change nothing that is passed to them, and the same
 * arguments give the same result on every platform. Every function that takes a state or view also takes an immer draft of it.
 *
 * @category Contract
 */
export interface Game<Types extends GameTypes> {
  /**
   * The first state of a game.
   *
   * @param options - The number of players, the seed, and what else is to differ from the defaults.
   */
  setup(options: Types["options"]): Types["state"];
  /**
   * Every legal move once, in an order that depends on the position only; empty exactly when the game is over. What is hidden
   * never decides what is legal, so a view works too.
   *
   * @param state - A state, or what a viewer sees of one.
   */
  legalMoves(state: Types["state"] | Types["view"]): readonly Types["move"][];
  /**
   * The state after a move.
   *
   * @param state - The state before the move.
   * @param move - The move of the seat that decides.
   */
  apply(state: Types["state"], move: Types["move"]): Types["state"];
  /**
   * Points by source as they stand, and the winners once the game is over. Of a view: what the viewer may know, and which
   * totals are complete.
   *
   * @param state - A state, or what a viewer sees of one.
   */
  score(state: Types["state"] | Types["view"]): Types["score"];
  /**
   * Everything that is needed to draw the board, in one call.
   *
   * @param state - A state, or what a viewer sees of one.
   */
  board(state: Types["state"] | Types["view"]): Types["board"];
  /**
   * The picks that make a move.
   *
   * @param state - A state, or what a viewer sees of one.
   * @param move - A legal move.
   */
  picks(state: Types["state"] | Types["view"], move: Types["move"]): readonly MovePick[];
  /**
   * What can be picked next, and the move once the picks make one.
   *
   * @param state - A state, or what a viewer sees of one.
   * @param picked - What has been picked so far, in any order.
   */
  choices(state: Types["state"] | Types["view"], picked: readonly string[]): Choices<Types["move"]>;
  /**
   * Why a move is illegal, `undefined` if it is legal.
   *
   * @param state - A state, or what a viewer sees of one.
   * @param move - The move in question: any value.
   */
  explain(state: Types["state"] | Types["view"], move: unknown): Types["refusal"] | undefined;
  /**
   * What a move causes, in order; with a viewer, only what that viewer may know.
   *
   * @param state - The state before the move.
   * @param move - A legal move.
   * @param viewer - Who is told: a seat or a spectator. Everything is told if it is left out.
   */
  events(state: Types["state"], move: Types["move"], viewer?: Viewer): readonly Types["event"][];
  /**
   * What a viewer may know of a state.
   *
   * @param state - The whole state.
   * @param viewer - Who looks at it: a seat or a spectator.
   */
  view(state: Types["state"], viewer: Viewer): Types["view"];
  /**
   * A move in short notation.
   *
   * @param state - The state or view before the move.
   * @param move - A legal move.
   */
  formatMove(state: Types["state"] | Types["view"], move: Types["move"]): string;
  /**
   * A move from its notation.
   *
   * @param state - The state or view before the move.
   * @param text - The move in notation, as `formatMove` writes it.
   */
  parseMove(state: Types["state"] | Types["view"], text: string): Types["move"];
  /**
   * A game as its options and moves.
   *
   * @param options - The options that the game was set up with.
   * @param moves - All moves, in order.
   */
  record(options: Types["options"], moves: readonly Types["move"][]): GameRecord<Types["options"]>;
  /**
   * A record as text that people can read.
   *
   * @param record - A record of this game.
   */
  formatRecord(record: GameRecord<Types["options"]>): string;
  /**
   * A record from its text.
   *
   * @param text - A record as text, as `formatRecord` writes it.
   */
  parseRecord(text: string): GameRecord<Types["options"]>;
  /**
   * Every state of a recorded game, from set-up on.
   *
   * @param record - A record: any value, such as parsed JSON.
   */
  replay(record: unknown): readonly Types["state"][];
  /**
   * The steps of a recorded game, one at a time: states, moves and events.
   *
   * @param record - A record: any value, such as parsed JSON.
   */
  steps(record: unknown): Generator<ReplayStep<Types>, void, undefined>;
  /**
   * A record with one more move, without replaying the whole.
   *
   * @param record - The record so far.
   * @param move - The next move.
   */
  extendRecord(
    record: GameRecord<Types["options"]>,
    move: Types["move"],
  ): GameRecord<Types["options"]>;
  /**
   * A saved state, checked once, not again at each call.
   *
   * @param json - A saved state: JSON text, or the value parsed from it.
   */
  load(json: unknown): Types["state"];
  /**
   * A view that came over the wire, checked once, not again at each call.
   *
   * @param json - A view: JSON text, or the value parsed from it.
   */
  loadView(json: unknown): Types["view"];
  /**
   * What changed between two states, or between two views of one viewer, as patches in immer's format.
   *
   * @param before - The state or view before.
   * @param after - The state after, or a later view of the same viewer.
   */
  diff(
    before: Types["state"] | Types["view"],
    after: Types["state"] | Types["view"],
  ): readonly Patch[];
  /**
   * A state or view after patches, checked once, not again at each call.
   *
   * @param before - The state or view that the patches start from.
   * @param patches - What `diff` returned, also after it was sent as JSON.
   */
  patch(before: Types["state"] | Types["view"], patches: unknown): Types["state"] | Types["view"];
  /**
   * A number that is equal for equal positions.
   *
   * @param state - A whole state.
   */
  hash(state: Types["state"]): number;
  /**
   * A whole state that fits a view, with what is hidden drawn at random: for a bot to search on.
   *
   * @param view - The view of a seat or of a spectator.
   * @param seed - The seed for what is hidden: another one gives another state.
   */
  resample(view: Types["view"], seed: Seed): Types["state"];
  /**
   * A private copy to search on.
   *
   * @param state - The state to start from. It does not change.
   */
  simulate(state: Types["state"]): Simulation<Types>;
}
