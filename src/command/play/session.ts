/** A game that goes on: every state since it was set up, so that moves can be taken back, and the record of it. */
import type { GameRecord, GameTypes, Seat, Viewer } from "caravanserai";
import type { Move, State, Table, View } from "../tables.js";

/** One game from its set-up to now. */
export class Session {
  /** All states, from the set-up on: one more than there are moves. */
  private readonly states: [State, ...State[]];
  private readonly moves: Move[] = [];

  constructor(
    readonly table: Table,
    /** What the game was set up with. */
    readonly options: object,
  ) {
    this.states = [table.game.setup(options)];
  }

  /** A game that goes on where a record ends. */
  static of(table: Table, record: GameRecord): Session {
    // The record was checked when it was read, and so were its options.
    const session = new Session(table, record.options as object);
    for (const { move, after } of table.game.steps(record)) {
      session.moves.push(move);
      session.states.push(after);
    }
    return session;
  }

  /** The state of this moment. */
  get state(): State {
    return this.states[this.moves.length] ?? this.states[0];
  }

  /** How many moves were made. */
  get length(): number {
    return this.moves.length;
  }

  /** Who made the move with a number, from 0. */
  seatAt(number: number): Seat | null {
    return this.states[number]?.seat ?? null;
  }

  /** What a seat may know now. */
  view(viewer: Viewer): View {
    return this.table.game.view(this.state, viewer);
  }

  /** What a viewer may know of what the move with a number, from 0, has caused. */
  events(number: number, viewer: Viewer): readonly GameTypes["event"][] {
    const [state, move] = [this.states[number], this.moves[number]];
    if (state === undefined || move === undefined) return [];
    return this.table.game.events(state, move, viewer);
  }

  /** Makes a move. */
  play(move: Move): void {
    this.states.push(this.table.game.apply(this.state, move));
    this.moves.push(move);
  }

  /** Goes back to where so many moves were made. */
  backTo(length: number): void {
    this.moves.length = length;
    this.states.length = length + 1;
  }

  /** The game as a record. */
  record(): GameRecord {
    return this.table.game.record(this.options, this.moves);
  }

  /** Whether two seats know different things: if not, they may look at each other's screen. */
  hides(one: Seat, other: Seat): boolean {
    const seen = (seat: Seat): string => JSON.stringify({ ...this.view(seat), viewer: null });
    return seen(one) !== seen(other);
  }
}
