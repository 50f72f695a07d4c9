/** The properties of the element. What is set in one task takes effect at once, in whatever order it was set. */
import type { GameEvent, StateOrView, Viewer } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { entriesOf } from "../kit/input/plain.js";
import type { Definition } from "./definition.js";
import { checkedSeat, isSameSeat } from "./hot-seat.js";
import { MOST_PICKS } from "./kit.js";
import { checkedNotes } from "./scene/notes.js";
import type { AnyWords, BoardEvents, BoardNote, BoardProperties, BoardSeat } from "./properties.js";
import { Session } from "./session.js";

/** The properties that a framework may set before the element is defined. */
const PROPERTIES = [
  ...(["words", "names", "seat", "events", "since", "notes"] as const),
  ...(["state", "view"] as const),
];

/** What was set and has not taken effect yet. */
interface Changes {
  seat?: BoardSeat;
  given?: StateOrView | null;
  picked?: readonly string[];
  /** Whether the picks may not be possible any more. */
  isToRetake?: boolean;
}

/** The events that came with a state or view. */
export interface TakenEvents {
  /** Those that led to it. */
  readonly told: readonly GameEvent[];
  /** Those that are marked. */
  readonly marked: readonly GameEvent[];
}

/** The base class, as the element sees it. */
interface WithProperties extends HTMLElement, BoardProperties {
  readonly session: Session;
  /** Whether a state or view was set that is not drawn yet. */
  isNew: boolean;
  /** Schedules a redraw. */
  later(): void;
  /** Makes everything that was set take effect. Throws if it does not fit together. */
  settle(): void;
  /** Returns the events that led to what is shown and those to mark, as its viewer may know them, and clears them. */
  takeEvents(): TakenEvents;
  /** Takes the picks again: they may not be possible any more. */
  retake(): void;
  /** Sets a property again that was set before the element was defined: it would hide the accessor. */
  upgrade(): void;
  readonly viewer: Viewer | undefined;
  readonly covered: boolean;
}

/** Makes the base class with the properties; each change schedules a redraw. */
export function withProperties(definition: Definition): new () => WithProperties {
  return class extends HTMLElement implements WithProperties {
    isNew = false;
    readonly session = new Session(definition);
    #changes: Changes = {};
    #events: BoardEvents = [];
    #since: BoardEvents | null = null;
    #notes: readonly BoardNote[] = [];

    later(): void {
      // The element has it.
    }

    #change(changes: Changes): void {
      Object.assign(this.#changes, changes);
      this.later();
    }

    #set(given: StateOrView | null): void {
      if (given !== null) this.session.kitOf(given); // Throws now, where the page sets it.
      this.isNew = true;
      this.#change({ given });
    }

    settle(): void {
      const { session } = this;
      const changes = this.#changes;
      this.#changes = {};
      if ("seat" in changes) session.seat = changes.seat;
      if ("seat" in changes || changes.given !== undefined) session.show(this.#given(changes));
      else if (changes.isToRetake === true) session.take(session.picking.picked);
      if (changes.picked !== undefined) session.take(changes.picked);
    }

    /** Returns the state or view that was set last. */
    #given({ given = this.session.given }: Changes = this.#changes): StateOrView | null {
      return given;
    }

    takeEvents(): TakenEvents {
      const { viewer } = this.session;
      const told = eventsFor(this.#events, viewer);
      const marked = this.#since === null ? told : eventsFor(this.#since, viewer);
      this.#events = [];
      this.#since = null;
      return { told, marked };
    }

    retake(): void {
      this.#change({ isToRetake: true });
    }

    upgrade(): void {
      for (const name of PROPERTIES) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = this[name];
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    get state(): StateOrView | null {
      const given = this.#given();
      return given !== null && !("viewer" in given) ? given : null;
    }
    set state(state: StateOrView | null | undefined) {
      // Who sets nothing here may have set a view.
      if (state !== null && state !== undefined) this.#set(state);
      else if (this.state !== null) this.#set(null);
    }

    get view(): StateOrView | null {
      const given = this.#given();
      return given !== null && "viewer" in given ? given : null;
    }
    set view(view: StateOrView | null | undefined) {
      if (view !== null && view !== undefined) this.#set(view);
      else if (this.view !== null) this.#set(null);
    }

    get seat(): BoardSeat {
      return "seat" in this.#changes ? this.#changes.seat : this.session.seat;
    }
    set seat(given: BoardSeat) {
      const seat = checkedSeat(given);
      if (!isSameSeat(seat, this.seat)) this.#change({ seat });
    }

    get viewer(): Viewer | undefined {
      this.settle();
      return this.session.viewer;
    }

    get covered(): boolean {
      this.settle();
      return this.session.isCovered;
    }

    get words(): AnyWords | null {
      return this.session.words;
    }
    set words(words: AnyWords | null | undefined) {
      this.session.words = words ?? null;
      this.later();
    }

    get names(): readonly (string | null | undefined)[] {
      return this.session.names;
    }
    set names(names: readonly (string | null | undefined)[]) {
      this.session.names = Array.isArray(names) ? names : [];
      this.later();
    }

    get events(): BoardEvents {
      return this.#events;
    }
    set events(events: BoardEvents) {
      this.#events = Array.isArray(events) || typeof events === "function" ? events : [];
    }

    get since(): BoardEvents | null {
      return this.#since;
    }
    set since(events: BoardEvents | null) {
      this.#since = Array.isArray(events) || typeof events === "function" ? events : null;
    }

    get notes(): readonly BoardNote[] {
      return this.#notes;
    }
    set notes(notes: readonly BoardNote[]) {
      this.#notes = checkedNotes(notes);
      this.later();
    }

    get picked(): readonly string[] {
      this.settle();
      return this.session.picking.picked;
    }
    set picked(given: readonly string[]) {
      const picked = entriesOf(given, MOST_PICKS);
      if (picked?.every((pick) => typeof pick === "string") !== true) {
        throw new ArgumentError("picked", `expected a list of picks, got ${quoted(given)}`);
      }
      this.#change({ picked });
    }
  };
}

/** Returns the events that a viewer may know. They come from the page, whatever their type. */
function eventsFor(events: BoardEvents, viewer: Viewer | undefined): readonly GameEvent[] {
  const told: unknown = typeof events === "function" ? events(viewer) : events;
  return Array.isArray(told) ? (told as GameEvent[]) : [];
}
