/**
 * How every game gets from a state to the next: the position of the state is found or rebuilt, a copy of it plays the
 * move and tells what happened, and the events are written into a new state. The rules are in the mechanics of a game.
 */
import type { GameRefusal } from "../../game.js";
import { undrafted } from "../state/drafts.js";
import { loadError } from "../errors.js";
import { deepFreeze } from "../state/freeze.js";
import { Memory } from "./memory.js";
import { plainMove } from "../input/plain.js";

/** What a game provides. `Readable` is everything that has a position: states and views. */
export interface Mechanics<
  Readable extends object,
  State extends Readable,
  Position,
  Decision extends object,
  Event,
  Why extends GameRefusal,
> {
  /** Checks a value from outside and returns a valid state or view; throws a `LoadError`. */
  readonly accept: (value: unknown) => Readable;
  /** The position of a valid state or view. */
  read(state: Readable): Position;
  /** A copy of a position, written into the memory of another one if possible. */
  copy(position: Position, over: Position | undefined): Position;
  /** Whether a value is a move object that the game itself has listed, so that it needs no copy. */
  isListed?(position: Position, move: unknown): boolean;
  /** The decision that a legal move makes, or why the move is illegal. */
  judge(position: Position, move: unknown): Decision | Why;
  /** The error that refuses a move. */
  readonly Illegal: new (refusal: Why, move: unknown) => Error;
  /** Makes a legal decision and reports its events. */
  play(position: Position, decision: Decision, tell: Event[]): void;
  /**
   * Writes events into the next state; it decides nothing. From the position after them it takes only what no event
   * tells: the state of the random generator.
   */
  commit(state: State, events: readonly Event[], after: Position): State;
}

/** The number of positions kept. A search a few moves deep on immutable states stays within it. */
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

  /** Freezes a valid state and remembers that it is valid. */
  admit<Good extends Readable>(state: Good): Good {
    deepFreeze(state);
    this.memory.admit(state);
    return state;
  }

  /** The state itself if this library made it, also behind an immer draft; otherwise a checked and frozen copy. */
  trusted<Given extends Readable>(state: Given): Given {
    if (this.memory.knows(state)) return state;
    // What `accept` returns has the form that the argument's type promises.
    return this.checked(state, this.game.accept) as Given;
  }

  /** What this library made as it is; of anything else a copy that `accept` has checked, frozen and remembered. */
  checked(value: unknown, accept: (value: unknown) => Readable): Readable {
    // What is no object at all is not remembered either.
    const given = undrafted(value) as Readable;
    return this.memory.knows(given) ? given : this.admit(accept(given));
  }

  /** A valid state. A view is refused, since something may be missing in it. */
  whole(state: State): State {
    const good = this.trusted(state);
    if (!isView(good)) return good;
    throw loadError(
      "a view was given where the whole state is needed; `resample` makes a state of it",
    );
  }

  /** The position of a state. The caller must not change it. */
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
    const { judged } = this.judge(this.trusted(state), move);
    return isRefusal(judged) ? judged : undefined;
  }

  /** What a legal move causes. */
  events(state: Readable, move: unknown): readonly Event[] {
    return deepFreeze(this.happen(this.trusted(state), move).events);
  }

  /** The state after a legal move. */
  apply(state: State, move: unknown): State {
    const good = this.whole(state);
    const { events, position } = this.happen(good, move);
    const next = this.game.commit(good, events, position);
    this.memory.remember(next, position);
    return next;
  }

  /**
   * Judges a move from outside by a plain copy of it, unless the game has listed it. Reading it may call anything, this library
   * too, so it is read before the position is looked up.
   */
  private judge(state: Readable, move: unknown): Judged<Position, Decision | Why> {
    if (this.game.isListed !== undefined) {
      const before = this.positionOf(state);
      if (this.game.isListed(before, move)) {
        return { before, given: move, judged: this.game.judge(before, move) };
      }
    }
    const given = plainMove(move);
    const before = this.positionOf(state);
    return { before, given, judged: this.game.judge(before, given) };
  }

  private happen(state: Readable, move: unknown): { events: Event[]; position: Position } {
    const { before, given, judged } = this.judge(state, move);
    if (isRefusal(judged)) throw new this.game.Illegal(judged, given);
    const position = this.game.copy(before, this.memory.spare());
    const events: Event[] = [];
    this.game.play(position, judged, events);
    return { events, position };
  }
}

/** What came of a move: the position it was judged by, the move as it was read, and the decision or refusal. */
interface Judged<Position, Outcome> {
  readonly before: Position;
  readonly given: unknown;
  readonly judged: Outcome;
}

const isRefusal = <Why extends GameRefusal>(judged: object | Why): judged is Why =>
  "reason" in judged;

/** Whether a valid state or view is a view. */
export const isView = (good: object): boolean => "viewer" in good;

/** What bundles without the checks of foreign states have instead of them. */
export function refuseForeign(): never {
  const message = "expected a state or view made here; `load` and `loadView` take in others";
  throw loadError(message, "not-loaded");
}
