/** The properties and events of the element. */
import type { GameEvent, GameRefusal, Seat, StateOrView } from "../game.js";
import type { BoardWords } from "./kit.js";

/** The words of one game, or of all of them by id, such as `words` of `caravanserai/words/en`. @category Board element */
export type AnyWords = BoardWords | object;

/** The properties of the board. @category Board element */
export interface BoardProperties {
  /** The whole state. Set this or `view`: the one that was set last is shown. */
  state: StateOrView | null;
  /** A view, as a server sends it. */
  view: StateOrView | null;
  /**
   * The viewer: a seat can only pick its own moves and sees only its view; `"spectator"` picks nothing. `undefined` shows the
   * whole state and lets every seat pick: for players around one screen.
   */
  seat: Seat | "spectator" | undefined;
  /** The words of the game in the language of the page. Without them the board shows moves in notation. */
  words: AnyWords | null;
  /** The names of the players by seat. */
  names: readonly (string | null | undefined)[];
  /** The events that led to the state or view that is set next: they are animated, marked and announced, and then cleared. */
  events: readonly GameEvent[];
  /** The picks so far. Can be set; picks that fit no legal move become an empty list. */
  picked: readonly string[];
}

/** The element `<caravanserai-board>`. @category Board element */
export interface CaravanseraiBoard extends HTMLElement, BoardProperties {
  /** Resolves once the last change is drawn and its animations have ended. */
  readonly shown: Promise<void>;
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
