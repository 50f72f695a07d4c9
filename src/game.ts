/**
 * The contract that every game of this library keeps, and the words all of them share.
 *
 * @module
 */

/** A place at the table, counted from 0. Seat 0 begins. @category Vocabulary */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. @category Vocabulary */
export type Viewer = Seat | "spectator";

/** Where all chance comes from: a text or a whole number. `7` and `"7"` are the same seed. @category Vocabulary */
export type Seed = string | number;

/** What every state and every view says about itself, whichever game it belongs to. @category Contract */
export interface GameTable {
  /** The id of the game, which is also the name of its module. */
  readonly game: string;
  /** The version of the state's format. */
  readonly version: number;
  /** Whether the game has ended. */
  readonly over: boolean;
  /** The seat whose decision it is, `null` once the game is over. */
  readonly seat: Seat | null;
}

/** A whole game at one moment. @category Contract */
export interface GameState extends GameTable {
  /** The seed the game was set up with. */
  readonly seed: Seed;
}

/** What one viewer may know of a state. @category Contract */
export interface GameView extends GameTable {
  /** For whom the view was made. */
  readonly viewer: Viewer;
}

/** Points by source, for each seat, and who won. @category Contract */
export interface GameScore<Points extends SeatScore = SeatScore> {
  /** The points of each seat, by seat. */
  readonly seats: readonly Points[];
  /** The seats that won: empty until the game is over, several if they tie. */
  readonly winners: readonly Seat[];
}

/** The points of one seat. Games add their sources. @category Contract */
export interface SeatScore {
  /** The sum of all sources. */
  readonly total: number;
  /** What decides between equal totals, where a game has such a thing; it is no part of the total. */
  readonly tieBreak?: number;
}

/** Why a move is refused. Games narrow `reason` and add details. @category Contract */
export interface GameRefusal {
  /** A code that a program can switch on. */
  readonly reason: string;
  /** The id of the rule on the game's rules page, `null` where no rule of the game is concerned. */
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
  /** What the game was set up with. */
  readonly options: Options;
  /** The moves from the first on, in the game's notation. */
  readonly moves: readonly string[];
}

/** One thing that a move causes. Games add what it is about. @category Contract */
export interface GameEvent {
  /** What happened. */
  readonly type: string;
}

/** The types that belong together in one game. @category Contract */
export interface GameTypes {
  /** What `setup` takes. */
  readonly options: object;
  /** What the four functions work on. */
  readonly state: GameTable;
  /** What a seat decides. */
  readonly move: object;
  /** What a move causes. */
  readonly event: GameEvent;
  /** What a viewer may know. */
  readonly view: GameView;
  /** What the seats have earned. */
  readonly score: GameScore;
  /** Why a move is illegal. */
  readonly refusal: GameRefusal;
}

/**
 * Draws a whole number from 0 to `bound` - 1. {@link seededRandom} makes one that is the same everywhere.
 *
 * @category Search
 */
export type RandomSource = (bound: number) => number;

/**
 * A private copy of a game that is changed in place: for bots that play millions of moves. The rules are the same as those of
 * `apply`, and `state()` gives an immutable state at any time.
 *
 * @category Search
 */
export interface Simulation<Types extends GameTypes> {
  /** Whether the game has ended. */
  readonly over: boolean;
  /** The seat whose decision it is, `null` once the game is over. */
  readonly seat: Seat | null;
  /** Every legal move, as `legalMoves` lists them. */
  moves(): readonly Types["move"][];
  /** How many legal moves there are, without listing them. */
  count(): number;
  /** The legal move with so many before it in the list, without listing them; `undefined` beyond the last. */
  nth(index: number): Types["move"] | undefined;
  /** Makes a move that is legal now: nothing is checked, and any other move leaves the simulation in no good state. */
  play(move: Types["move"]): void;
  /** Makes a move if it is legal, and throws an `IllegalMoveError` if not. */
  playChecked(move: unknown): void;
  /**
   * Makes legal moves drawn at random until the game is over, and tells how many. One `undo` takes all of them back. Throws an
   * `ArgumentError`, and leaves everything as it was, if the source draws a number out of bounds.
   */
  playout(random: RandomSource): number;
  /** Takes back the last move, or the last playout as a whole, exactly: chance to come included. */
  undo(): void;
  /** Points by source as they stand. */
  score(): Types["score"];
  /** A number that is equal for equal positions, as `hash` gives it. */
  hash(): number;
  /** An immutable state. */
  state(): Types["state"];
  /** Another simulation that goes on from here, with nothing to take back. */
  clone(): Simulation<Types>;
}

/**
 * What the module of every game exports. All functions are pure: they change nothing that is passed to
 * them, and the same arguments give the same result on every platform.
 *
 * @category Contract
 */
export interface Game<Types extends GameTypes> {
  /** A state to begin with. */
  setup(options: Types["options"]): Types["state"];
  /**
   * Every legal move once, in an order that depends on the position only; empty exactly when the game is over. What is
   * hidden never matters to it, so a view will do.
   */
  legalMoves(state: Types["state"] | Types["view"]): readonly Types["move"][];
  /** The state after a move. */
  apply(state: Types["state"], move: Types["move"]): Types["state"];
  /** Points by source as they stand, and the winners once the game is over. */
  score(state: Types["state"]): Types["score"];
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
  /** A game as options and moves. */
  record(options: Types["options"], moves: readonly Types["move"][]): GameRecord<Types["options"]>;
  /** A record as text that people can read. */
  formatRecord(record: GameRecord<Types["options"]>): string;
  /** A record from its text. */
  parseRecord(text: string): GameRecord<Types["options"]>;
  /** Every state of a recorded game, from set-up on. */
  replay(record: unknown): readonly Types["state"][];
  /** A saved state, checked. */
  load(json: unknown): Types["state"];
  /** A number that is equal for equal positions. */
  hash(state: Types["state"]): number;
  /** A whole state that fits a view, what is hidden drawn at random: what a bot may search on. */
  resample(view: Types["view"], seed: Seed): Types["state"];
  /** A private copy to search on. */
  simulate(state: Types["state"]): Simulation<Types>;
}
