/**
 * The engine of every game, from one state to the next: it recalls or reads the position of the state, plays the move on a copy,
 * and writes the emitted events into a new state. The rules are those of the game.
 */
import type { GameTypes, StateOrView } from "../../game.js";
import { loadError } from "../errors.js";
import { plainMove } from "../input/plain.js";
import { undrafted } from "../state/drafts.js";
import { deepFreeze } from "../state/freeze.js";
import { isListedMove } from "./listed-moves.js";
import { Memory } from "./memory.js";
import type { Rules } from "./rules.js";
import { noteForeign } from "./slow-path.js";

/** The parts of a game that an engine needs: some of its rules, and how its states are read and written. */
export interface EngineParts<Types extends GameTypes, Position> extends Pick<
  Rules<Types, Position>,
  "actionOf" | "copy" | "judge" | "play"
> {
  /** Checks a value from outside and returns a valid state or view; throws a `LoadError`. */
  readonly accept: (value: unknown) => StateOrView<Types>;
  /** Returns the position of a valid state or view. */
  read(state: StateOrView<Types>): Position;
  /** Returns the number of seats of a valid state or view. */
  players(state: StateOrView<Types>): number;
  /**
   * Writes events into the next state; it decides nothing. From the position after them it takes only what no event says: the
   * state of the random generator.
   */
  commit(state: Types["state"], events: readonly Types["event"][], after: Position): Types["state"];
  /** The error that refuses a move. */
  readonly Illegal: new (refusal: Types["refusal"], move: unknown) => Error;
}

/** The number of positions of older states kept. A search a few moves deep on immutable states stays within it. */
const POSITIONS_KEPT = 64;

/** The engine of one game. */
export class Engine<Types extends GameTypes, Position> {
  private readonly memory = new Memory<StateOrView<Types>, Position>(POSITIONS_KEPT);

  constructor(readonly parts: EngineParts<Types, Position>) {}

  /** Freezes a valid state or view and remembers that it is valid. */
  admit<Good extends StateOrView<Types>>(state: Good): Good {
    deepFreeze(state);
    this.memory.admit(state);
    return state;
  }

  /** Returns the state itself if this library made it, also behind an immer draft; otherwise a checked and frozen copy. */
  trusted<Given extends StateOrView<Types>>(state: Given): Given {
    if (this.memory.knows(state)) return state;
    // `accept` returns a value of the form that the argument's type promises.
    return this.checked(state, (given) => {
      const good = this.parts.accept(given);
      noteForeign(this, given, good.game);
      return good;
    }) as Given;
  }

  /** Tests whether this library made or loaded a value, also behind an immer draft. */
  isLoaded(value: unknown): boolean {
    // A value that is not an object is not known either.
    return this.memory.knows(undrafted(value) as StateOrView<Types>);
  }

  /** Returns the value itself if this library made it; otherwise a copy checked by `accept`, frozen and remembered. */
  checked(value: unknown, accept: (value: unknown) => StateOrView<Types>): StateOrView<Types> {
    // A value that is not an object is not known either.
    const given = undrafted(value) as StateOrView<Types>;
    return this.memory.knows(given) ? given : this.admit(accept(given));
  }

  /** Returns a valid state. Refuses a view, which may lack something. */
  whole(state: Types["state"]): Types["state"] {
    const good = this.trusted(state);
    if (!isView(good)) return good;
    throw loadError(
      "a view was given where the whole state is needed; `resample` makes a state of it",
    );
  }

  /** Returns the position of a state or view. The caller must not change it. */
  positionOf(state: StateOrView<Types>): Position {
    return this.recall(this.trusted(state));
  }

  /** Returns the state after a legal move. */
  apply(state: Types["state"], move: unknown): Types["state"] {
    const good = this.whole(state);
    const { events, position } = this.play(good, move);
    const next = this.parts.commit(good, events, position);
    this.memory.advance(good, next, position);
    return next;
  }

  /** Returns the action of a move from `readOnce`. Throws the error of the game if the move is illegal. */
  legalAction(position: Position, given: unknown): number {
    const judged = this.judge(position, given);
    if (typeof judged === "number") return judged;
    throw new this.parts.Illegal(judged, given);
  }

  /** Returns the position of a state that was checked. */
  private recall(good: StateOrView<Types>): Position {
    let position = this.memory.recall(good);
    if (position === undefined) {
      position = this.parts.read(good);
      this.memory.remember(good, position);
    }
    return position;
  }

  /** Returns the action of a move if it is legal, otherwise the refusal, frozen. */
  judge(position: Position, given: unknown): number | Types["refusal"] {
    const action = this.parts.actionOf(position, given);
    if (typeof action !== "number") return deepFreeze(action);
    return deepFreeze(this.parts.judge(position, action)) ?? action;
  }

  /** Returns the events of a legal move. */
  events(good: StateOrView<Types>, move: unknown): Types["event"][] {
    const { events, position } = this.play(good, move);
    this.memory.giveSpare(position);
    return events;
  }

  /** Plays a legal move on a copy of the position of a checked state. */
  private play(
    good: StateOrView<Types>,
    move: unknown,
  ): { events: Types["event"][]; position: Position } {
    const { parts, memory } = this;
    const given = readOnce(move);
    const before = this.recall(good);
    const action = this.legalAction(before, given);
    const position = parts.copy(before, memory.takeSpare());
    const events: Types["event"][] = [];
    // A legal value has the form of a move.
    parts.play(position, action, events, given as Types["move"]);
    return { events, position };
  }
}

/**
 * Returns a plain copy of a move from outside, or the move itself if this library made it. Reading a move can run foreign code that
 * calls this library again, so it is read before the position is looked up.
 */
export const readOnce = (move: unknown): unknown => (isListedMove(move) ? move : plainMove(move));

/** Tests whether a valid state or view is a view. */
export const isView = (good: object): boolean => "viewer" in good;

/** Refuses every state from outside: used in bundles without the code that checks them. */
export function refuseForeign(): never {
  const message = "expected a state or view made here; `load` and `loadView` take in others";
  throw loadError(message, "not-loaded");
}
