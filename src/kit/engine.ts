/**
 * How every game gets from a state to the next: the position of the state is found or rebuilt, a copy of it plays the
 * move and tells what happened, and the events are written into a new state. The rules are in the mechanics of a game.
 */
import type { GameRefusal } from "../game.js";
import { undrafted } from "./drafts.js";
import { IllegalMoveError, LoadError } from "./errors.js";
import { deepFreeze } from "./freeze.js";
import { parseJson } from "./json.js";
import { Memory } from "./memory.js";

/** What a game brings along. `Readable` is whatever has a position: states, and views where nothing is hidden. */
export interface Mechanics<
  Readable extends object,
  State extends Readable,
  Position,
  Decision extends object,
  Event,
  Why extends GameRefusal,
> {
  /** Checks a state that did not come from here, and gives a good one; throws a `LoadError`. */
  accept(value: unknown): Readable;
  /** The position of a good state. */
  read(state: Readable): Position;
  /** A copy of a position, written over another one if that is possible. */
  copy(position: Position, over: Position | undefined): Position;
  /** The decision that a legal move stands for, or why it is illegal. */
  judge(position: Position, move: unknown): Decision | Why;
  /** Takes a legal decision and tells what happened. */
  play(position: Position, decision: Decision, tell: Event[]): void;
  /**
   * Writes events into a copy of a state; it decides nothing. From the position after them it takes only what no event
   * tells, such as where the generator of chance stands now.
   */
  commit(state: State, events: readonly Event[], after: Position): State;
}

/** How many positions are kept. A search some moves deep on immutable states stays within it. */
const POSITIONS_KEPT = 64;

/** The way from state to state of one game. */
export class Engine<
  Readable extends object,
  State extends Readable,
  Position,
  Decision extends object,
  Event,
  Why extends GameRefusal,
> {
  private readonly memory = new Memory<Readable, Position>(POSITIONS_KEPT);

  constructor(private readonly game: Mechanics<Readable, State, Position, Decision, Event, Why>) {}

  /** Freezes a good state and notes that it is one. */
  admit<Good extends Readable>(state: Good): Good {
    deepFreeze(state);
    this.memory.admit(state);
    return state;
  }

  /** The state itself if it came from here, also as a draft of an immer recipe, or else a checked and frozen copy of it. */
  trusted<Given extends Readable>(state: Given): Given {
    if (this.memory.knows(state)) return state;
    const given = undrafted(state);
    // What `accept` returns has the form that the argument's type promises.
    return this.memory.knows(given) ? given : (this.admit(this.game.accept(given)) as Given);
  }

  /** A good state; a view, in which something may be missing, is refused. */
  whole(state: State): State {
    const good = this.trusted(state);
    refuseView(good);
    return good;
  }

  /** A good state from JSON, as text or as a value. */
  load(json: unknown): State {
    const good = this.game.accept(parseJson(json));
    refuseView(good);
    // What is good and no view is a state.
    return this.admit(good as State);
  }

  /** A good view from JSON, as text or as a value. */
  loadView(json: unknown): Exclude<Readable, State> {
    const good = this.game.accept(parseJson(json));
    if (!("viewer" in good)) {
      throw new LoadError("broken", [{ path: "viewer", message: "expected a view, not a state" }]);
    }
    // What is good and has a viewer is a view.
    return this.admit(good as Exclude<Readable, State>);
  }

  /** The position of a state. It is not to be changed. */
  positionOf(state: Readable): Position {
    const good = this.trusted(state);
    let position = this.memory.recall(good);
    if (position === undefined) {
      position = this.game.read(good);
      this.memory.remember(good, position);
    }
    return position;
  }

  /** Why a move is illegal, if it is. */
  explain(state: Readable, move: unknown): Why | undefined {
    const judged = this.game.judge(this.positionOf(state), move);
    return isRefusal(judged) ? judged : undefined;
  }

  /** What a legal move causes. */
  events(state: Readable, move: unknown): readonly Event[] {
    return deepFreeze(this.happen(state, move).events);
  }

  /** The state after a legal move. */
  apply(state: State, move: unknown): State {
    const good = this.whole(state);
    const { events, position } = this.happen(good, move);
    const next = this.game.commit(good, events, position);
    this.memory.remember(next, position);
    return next;
  }

  private happen(state: Readable, move: unknown): { events: Event[]; position: Position } {
    const before = this.positionOf(state);
    const judged = this.game.judge(before, move);
    if (isRefusal(judged)) throw new IllegalMoveError(judged, move);
    const position = this.game.copy(before, this.memory.spare());
    const events: Event[] = [];
    this.game.play(position, judged, events);
    return { events, position };
  }
}

const isRefusal = <Why extends GameRefusal>(judged: object | Why): judged is Why =>
  "reason" in judged;

function refuseView(good: object): void {
  if (!("viewer" in good)) return;
  throw new LoadError("broken", [{ path: "viewer", message: "it is a view, and no state" }]);
}
