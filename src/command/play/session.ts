/** A game in progress: all its states, so that moves can be taken back, and its record. */
import type { GameRecord, GameTypes, Seat, Viewer } from "caravanserai";
import type { Recorded } from "../record-file.js";
import type { Move, State, PlayableGame, View } from "../games.js";

/** One game from its set-up to now. */
export class Session {
  /** All states, from set-up on: one more than there are moves. */
  private readonly states: [State, ...State[]];
  private readonly moves: Move[] = [];

  constructor(
    readonly playable: PlayableGame,
    /** The options of `setup`. */
    readonly options: object,
  ) {
    this.states = [playable.game.setup(options)];
  }

  /** Continues a recorded game. */
  static of(playable: PlayableGame, record: GameRecord): Session {
    // The record and its options were checked when it was read.
    const session = new Session(playable, record.options as object);
    for (const { move, after } of playable.game.steps(record)) {
      session.moves.push(move);
      session.states.push(after);
    }
    return session;
  }

  /** The current state. */
  get state(): State {
    return this.states[this.moves.length] ?? this.states[0];
  }

  /** The number of moves made. */
  get length(): number {
    return this.moves.length;
  }

  /** Returns the seat that made a move, by the move's index. */
  seatAt(number: number): Seat | null {
    return this.states[number]?.seat ?? null;
  }

  /** Returns the current view of a viewer. */
  view(viewer: Viewer): View {
    return this.playable.game.view(this.state, viewer);
  }

  /** Returns the events of a move that a viewer may know, by the move's index. */
  events(number: number, viewer: Viewer): readonly GameTypes["event"][] {
    const [state, move] = [this.states[number], this.moves[number]];
    if (state === undefined || move === undefined) return [];
    return this.playable.game.events(state, move, viewer);
  }

  /** Makes a move. */
  play(move: Move): void {
    this.states.push(this.playable.game.apply(this.state, move));
    this.moves.push(move);
  }

  /** Goes back to the state after `length` moves. */
  backTo(length: number): void {
    this.moves.length = length;
    this.states.length = length + 1;
  }

  /** Returns the game with its record. */
  recorded(): Recorded {
    return { playable: this.playable, record: this.record() };
  }

  /** Returns the record of the game. */
  record(): GameRecord {
    return this.playable.game.record(this.options, this.moves);
  }

  /** Tests whether two seats know different things: if not, they may look at each other's screen. */
  hides(one: Seat, other: Seat): boolean {
    const seen = (seat: Seat): string => JSON.stringify({ ...this.view(seat), viewer: null });
    return seen(one) !== seen(other);
  }
}
