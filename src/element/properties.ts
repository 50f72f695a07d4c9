/** The properties and events of the element. */
import type { GameEvent, GameRefusal, Seat, StateOrView, Viewer } from "../game.js";
import type { BoardWords } from "./kit.js";

/** The words of one game, or of all of them by id, such as `words` of `caravanserai/words/en`. @category Board element */
export type AnyWords = BoardWords | object;

/**
 * Who looks at a board that shows a whole state:
 *
 * - a seat: it sees its view and picks its own moves;
 * - `"spectator"`: picks nothing;
 * - `"hot-seat"`: all players share this screen. The board follows the seat that decides, and is covered while the screen
 *   changes hands, if one of the two may not see what the other sees;
 * - a list of seats: these people share this screen, and others are bots or elsewhere;
 * - `undefined`: sees everything, and picks for every seat.
 *
 * @category Board element
 */
export type BoardSeat = Viewer | "hot-seat" | readonly Seat[] | undefined;

/**
 * The events that led to a state or view: a list, or a function that returns what a viewer may know of them.
 *
 * @category Board element
 */
export type BoardEvents = readonly GameEvent[] | EventsFor;

/**
 * Returns the events that a viewer may know.
 *
 * @param viewer - Who looks at the board; `undefined` if the whole state is shown.
 * @category Board element
 */
export type EventsFor = (viewer?: Viewer) => readonly GameEvent[];

/** Points out a move or a place on the board. @category Board element */
export interface BoardNote {
  /** The picks of the move, from `picks`: a line leads through those that are on the board, to the last. */
  readonly picks: readonly string[];
  /** A short text at the last of them, such as a number; an empty one draws a ring around it. */
  readonly text: string;
  /** Whether it is drawn more strongly than the others. Default: `false`. */
  readonly strong?: boolean;
}

/** The properties of the board. What is set in one task takes effect at once, in any order. @category Board element */
export interface BoardProperties {
  /** The whole state. Set this or `view`: the one that was set last is shown. */
  state: StateOrView | null;
  /** A view, as a server sends it. */
  view: StateOrView | null;
  /** Who looks at a whole state. Default: `undefined`, who sees everything and picks for every seat. */
  seat: BoardSeat;
  /** The words of the game in the language of the page. Without them the board shows moves in notation. */
  words: AnyWords | null;
  /** The names of the players by seat. */
  names: readonly (string | null | undefined)[];
  /**
   * The events that led to the state or view that is set with them or next: they are animated, marked and announced, and then
   * cleared. A function, such as `(viewer) => game.events(before, move, viewer)`, is called with the viewer of the board.
   */
  events: BoardEvents;
  /**
   * The events that are marked with the state or view that is set with them or next, such as everything since the viewer's own last
   * move. They are neither animated nor announced, and cleared like `events`. Default: the same as `events`.
   */
  since: BoardEvents | null;
  /** Moves or places to point out on the board, such as advice: each is drawn above the picture until others are set. */
  notes: readonly BoardNote[];
  /** The picks so far. Can be set; picks that fit no legal move become an empty list. */
  picked: readonly string[];
}

/** The attributes of the board. @category Board element */
export interface BoardAttributes {
  /** A move is made by a button, after it was put together. */
  confirm?: boolean | "";
  /** Nothing can be picked. */
  disabled?: boolean | "";
  /** Shows the names of rows and columns. */
  coordinates?: boolean | "";
  /**
   * The place of the players' belongings. Default: `beside`. With `apart` the board and each panel are pictures of their own, in
   * the parts `picture`, `centre` and `seats`: a page lays them out by CSS, and the board gets the room that there is.
   */
  panels?: "beside" | "below" | "none" | "apart";
  /** The colours. Default: as the reader's system has it. */
  theme?: "light" | "dark";
}

/** A person has made a move. `Move` is the type of the game's moves, such as `nomadi.Move`. @category Board element */
export type MoveEvent<Move extends object = object> = CustomEvent<MoveDetail<Move>>;

/** The events of the board, by type. @category Board element */
export interface BoardEventMap {
  /** A person has made a move. */
  move: MoveEvent;
  /** A person has picked something, or taken it back. */
  pick: CustomEvent<PickDetail>;
  /** A person tried to pick what can't be picked. */
  refuse: CustomEvent<RefuseDetail>;
  /** Another viewer looks at the board, or its cover came or was lifted. */
  look: CustomEvent<LookDetail>;
}

/**
 * A function that handles an event of the board. It may ask for the moves of its game: `(event: MoveEvent<nomadi.Move>) => …`.
 *
 * @category Board element
 */
export type BoardListener<Type extends keyof BoardEventMap> = {
  /**
   * Handles the event: a method, so that its argument may have a narrower type.
   *
   * @param event - The event.
   */
  handle(event: BoardEventMap[Type]): void;
}["handle"];

/** The element `<caravanserai-board>`. @category Board element */
export interface CaravanseraiBoard extends HTMLElement, BoardProperties {
  /**
   * Adds a listener of one of the board's events.
   *
   * @param type - The type of the event.
   * @param listener - Called with each event.
   * @param options - As for every element.
   */
  addEventListener<Type extends keyof BoardEventMap>(
    type: Type,
    listener: BoardListener<Type>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /**
   * Adds a listener of any event of an element.
   *
   * @param type - The type of the event.
   * @param listener - Called with each event.
   * @param options - As for every element.
   */
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /**
   * Adds a listener of any event of an element.
   *
   * @param type - The type of the event.
   * @param listener - Called with each event.
   * @param options - As for every element.
   */
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /**
   * Removes a listener.
   *
   * @param type - The type of the event.
   * @param listener - The listener.
   * @param options - As for every element.
   */
  removeEventListener<Type extends keyof BoardEventMap>(
    type: Type,
    listener: BoardListener<Type>,
    options?: boolean | EventListenerOptions,
  ): void;
  /**
   * Removes a listener of any event of an element.
   *
   * @param type - The type of the event.
   * @param listener - Called with each event.
   * @param options - As for every element.
   */
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  /**
   * Removes a listener of any event of an element.
   *
   * @param type - The type of the event.
   * @param listener - Called with each event.
   * @param options - As for every element.
   */
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
  /**
   * Resolves once the last change is drawn and its animations have ended. Rejects if the properties do not fit each other,
   * such as a seat that the game does not have.
   */
  readonly shown: Promise<void>;
  /** Whose view is shown, or will be once the cover is lifted; `undefined` if the whole state is. */
  readonly viewer: Viewer | undefined;
  /** Whether the board is covered, and waits for its viewer to take over the screen. */
  readonly covered: boolean;
}

/**
 * The detail of a `move` event: a person has made a legal move. Nothing changes until a new state or view is set.
 *
 * @category Board element
 */
export interface MoveDetail<Move extends object = object> {
  /** The move. */
  readonly move: Move;
  /** The seat that makes it. */
  readonly seat: Seat;
}

/** The detail of a `refuse` event: a person tried to pick what can't be picked. @category Board element */
export interface RefuseDetail {
  /** The refused pick. */
  readonly pick: string;
  /** The reason as data; `undefined` if the pick has nothing to do with the decision. */
  readonly refusal: GameRefusal | undefined;
  /** The reason as a sentence. */
  readonly text: string;
}

/** The detail of a `pick` event: a person has picked something, or taken it back. @category Board element */
export interface PickDetail {
  /** The picks so far. */
  readonly picked: readonly string[];
  /** The next choices. */
  readonly choices: readonly string[];
}

/** The detail of a `look` event: another viewer looks at the board, or its cover came or was lifted. @category Board element */
export interface LookDetail {
  /** Whose view is shown, or will be once the cover is lifted; `undefined` if the whole state is. */
  readonly viewer: Viewer | undefined;
  /** Whether the board is covered. Then hide everything else that this viewer alone may see. */
  readonly covered: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    /** The board, once `defineBoard` has defined it. */
    "caravanserai-board": CaravanseraiBoard;
  }
}
