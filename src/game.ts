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

/** What every state and every view has, whatever the game. @category Contract */
export interface GameTable {
  /** The id of the game, which is also the name of its module. */
  readonly game: string;
  /** The version of the state's format. */
  readonly version: number;
  /** Whether the game has ended. */
  readonly over: boolean;
  /** Why the game ended, `null` while it goes on. */
  readonly endReason: string | null;
  /** The seat that decides, `null` once the game is over. */
  readonly seat: Seat | null;
  /** The seat whose turn it is, `null` before the first turn and once the game is over. */
  readonly inTurn: Seat | null;
}

/** A whole game at one moment. @category Contract */
export interface GameState extends GameTable {
  /** The seed the game was set up with. */
  readonly seed: Seed;
}

/** What one viewer may know of a state. @category Contract */
export interface GameView extends GameTable {
  /** Whose view it is. */
  readonly viewer: Viewer;
}

/** Points by source for each seat, and the winners. @category Contract */
export interface GameScore<Points extends SeatScore = SeatScore> {
  /** The points of each seat, by seat. */
  readonly seats: readonly Points[];
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
  /** The legal move at `index`, in the order of `legalMoves`, without listing them. Returns `undefined` past the end. */
  nth(index: number): Types["move"] | undefined;
  /** Makes a move that is legal now. Nothing is checked: after any other move the simulation is unusable. */
  play(move: Types["move"]): void;
  /** Makes a move if it is legal, and throws an `IllegalMoveError` if not. */
  playChecked(move: unknown): void;
  /**
   * Makes random legal moves until the game is over, and returns how many. One `undo` takes all of them back. Throws an
   * `ArgumentError`, and leaves everything as it was, if the generator returns a number out of bounds.
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
  /** The first state of a game. */
  setup(options: Types["options"]): Types["state"];
  /**
   * Every legal move once, in an order that depends on the position only; empty exactly when the game is over. What is hidden
   * never decides what is legal, so a view works too.
   */
  legalMoves(state: Types["state"] | Types["view"]): readonly Types["move"][];
  /** The state after a move. */
  apply(state: Types["state"], move: Types["move"]): Types["state"];
  /**
   * Points by source as they stand, and the winners once the game is over. Of a view: what the viewer may know, and which
   * totals are complete.
   */
  score(state: Types["state"] | Types["view"]): Types["score"];
  /** Everything that is needed to draw the board, in one call. */
  board(state: Types["state"] | Types["view"]): Types["board"];
  /** The picks that make a move. */
  picks(state: Types["state"] | Types["view"], move: Types["move"]): readonly MovePick[];
  /** What can be picked next, and the move once the picks make one. */
  choices(state: Types["state"] | Types["view"], picked: readonly string[]): Choices<Types["move"]>;
  /** Why a move is illegal, `undefined` if it is legal. */
  explain(state: Types["state"] | Types["view"], move: unknown): Types["refusal"] | undefined;
  /** What a move causes, in order; with a viewer, only what that viewer may know. */
  events(state: Types["state"], move: Types["move"], viewer?: Viewer): readonly Types["event"][];
  /** What a viewer may know of a state. */
  view(state: Types["state"], viewer: Viewer): Types["view"];
  /** A move in short notation. */
  formatMove(state: Types["state"] | Types["view"], move: Types["move"]): string;
  /** A move from its notation. */
  parseMove(state: Types["state"] | Types["view"], text: string): Types["move"];
  /** A game as its options and moves. */
  record(options: Types["options"], moves: readonly Types["move"][]): GameRecord<Types["options"]>;
  /** A record as text that people can read. */
  formatRecord(record: GameRecord<Types["options"]>): string;
  /** A record from its text. */
  parseRecord(text: string): GameRecord<Types["options"]>;
  /** Every state of a recorded game, from set-up on. */
  replay(record: unknown): readonly Types["state"][];
  /** The steps of a recorded game, one at a time: states, moves and events. */
  steps(record: unknown): Generator<ReplayStep<Types>, void, undefined>;
  /** A record with one more move, without replaying the whole. */
  extendRecord(
    record: GameRecord<Types["options"]>,
    move: Types["move"],
  ): GameRecord<Types["options"]>;
  /** A saved state, checked once, not again at each call. */
  load(json: unknown): Types["state"];
  /** A view that came over the wire, checked once, not again at each call. */
  loadView(json: unknown): Types["view"];
  /** What changed between two states, or between two views of one viewer, as patches in immer's format. */
  diff(
    before: Types["state"] | Types["view"],
    after: Types["state"] | Types["view"],
  ): readonly Patch[];
  /** A state or view after patches, checked once, not again at each call. */
  patch(before: Types["state"] | Types["view"], patches: unknown): Types["state"] | Types["view"];
  /** A number that is equal for equal positions. */
  hash(state: Types["state"]): number;
  /** A whole state that fits a view, with what is hidden drawn at random: for a bot to search on. */
  resample(view: Types["view"], seed: Seed): Types["state"];
  /** A private copy to search on. */
  simulate(state: Types["state"]): Simulation<Types>;
}
