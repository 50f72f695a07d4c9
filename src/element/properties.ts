/** What a page sets on the element and hears from it. */
import type { GameEvent, GameRefusal, Seat } from "../game.js";
import type { BoardWords, Shown } from "./kit.js";

/** The words of one game, or of all of them by id, such as `words` of `caravanserai/words/en`. @category Board element */
export type AnyWords = BoardWords | object;

/** What a page sets on the board. @category Board element */
export interface BoardProperties {
  /** The game as a whole. Set this or `view`: the one that was set last is shown. */
  state: Shown | null;
  /** The game as one viewer sees it, as a server sends it. */
  view: Shown | null;
  /**
   * Who looks: a seat picks its own moves only and sees what it may see; `"spectator"` picks nothing. `undefined` shows a state
   * as a whole and lets whoever decides pick: for players around one screen.
   */
  seat: Seat | "spectator" | undefined;
  /** The words of the game in the language of the page. Without them the board tells moves in notation. */
  words: AnyWords | null;
  /** The names of the players by seat. */
  names: readonly (string | null | undefined)[];
  /** What led to the state or view that is set next: it is animated, marked and told. Used up by it. */
  events: readonly GameEvent[];
  /** What is picked so far. Setting it picks; picks that make no legal move are refused by an empty list. */
  picked: readonly string[];
}

/** The element `<caravanserai-board>`. @category Board element */
export interface CaravanseraiBoard extends HTMLElement, BoardProperties {
  /** Resolves once what was set last is drawn and its animations have ended. */
  readonly shown: Promise<void>;
}

/** What a `move` event tells: a person has made a legal move. Nothing changes until a new state or view is set. @category Board element */
export interface MoveDetail<Move extends object = object> {
  /** The move. */
  readonly move: Move;
  /** The seat that makes it. */
  readonly seat: Seat;
}

/** What a `refuse` event tells: a person wanted to pick what can't be picked. @category Board element */
export interface RefuseDetail {
  /** What they wanted to pick. */
  readonly pick: string;
  /** Why not, as data; `undefined` if it has nothing to do with what is to be decided. */
  readonly refusal: GameRefusal | undefined;
  /** Why not, as a sentence. */
  readonly text: string;
}

/** What a `pick` event tells: a person has picked something, or taken it back. @category Board element */
export interface PickDetail {
  /** What is picked now. */
  readonly picked: readonly string[];
  /** What can be picked next. */
  readonly choices: readonly string[];
}
