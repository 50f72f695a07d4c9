/** The state of the board element, independent of the DOM: what is shown and picked, and the outcome of a click. */
import type { GameEvent, GameTypes, Seat, StateOrView, Viewer } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Definition } from "./definition.js";
import { type Look, lookAt, NOBODY } from "./hot-seat.js";
import type { BoardGame, BoardKit, BoardWords } from "./kit.js";
import {
  allPicks,
  clicked,
  NOTHING,
  type Picking,
  turned,
  withoutLast,
  withPicks,
} from "./picking.js";
import type { AnyWords, BoardSeat, MoveDetail, RefuseDetail } from "./properties.js";
import { Speech } from "./speech.js";

/** The outcome of a click. */
export type Outcome =
  | { readonly type: "nothing" }
  | { readonly type: "picked" }
  | { readonly type: "move"; readonly detail: MoveDetail }
  | { readonly type: "refused"; readonly detail: RefuseDetail };

/** What is said of a place that a person points at. */
export interface Hint {
  /** What it would cause, or why it can't be picked. */
  readonly type: "preview" | "refusal";
  readonly text: string;
}

/** The game that is shown. */
interface ShownGame {
  readonly kit: BoardKit;
  readonly game: BoardGame;
  /** The visible state or view: for a seat, only its view of a state. */
  readonly shown: StateOrView;
}

const isView = (state: StateOrView): state is GameTypes["view"] => "viewer" in state;

/** The state of the board element, independent of the DOM. */
export class Session {
  /** The picks so far and the next choices. */
  picking: Picking = NOTHING;
  words: AnyWords | null = null;
  names: readonly (string | null | undefined)[] = [];
  /** Whether nothing can be picked. */
  disabled = false;
  /** The state or view, as the page has set it. */
  given: StateOrView | null = null;
  /** Who looks, as the page has set it; the next `show` takes note of it. */
  seat: BoardSeat;
  #look: Look = NOBODY;
  #current: ShownGame | undefined;

  constructor(private readonly definition: Definition) {}

  /** Whose view is shown; `undefined` if the whole state is. */
  get viewer(): Viewer | undefined {
    return this.#look.viewer;
  }

  /** Whether the board is covered until the viewer has taken over the screen. */
  get isCovered(): boolean {
    return this.#look.isCovered;
  }

  /**
   * Sets a new state or view, and clears the picks. Throws if it is not valid, if there is no kit for its game, or if it does
   * not have the `seat`.
   */
  show(given: StateOrView | null): void {
    if (given === null) {
      this.#look = NOBODY;
      this.#current = undefined;
    } else {
      const kit = this.kitOf(given);
      const { game } = kit;
      const look = isView(given)
        ? { viewer: given.viewer, isCovered: false }
        : lookAt(game, given, this.seat, this.#look);
      const { viewer } = look;
      const shown = isView(given) || viewer === undefined ? given : game.view(given, viewer);
      this.#current = { kit, game, shown };
      this.#look = look;
    }
    this.given = given;
    this.take([]);
  }

  /** Lifts the cover: the viewer has taken over the screen. */
  lift(): void {
    this.#look = { ...this.#look, isCovered: false };
    this.take([]);
  }

  /** Returns the kit of a state or view. Throws if it is not valid, or if there is no kit for its game. */
  kitOf(given: StateOrView): BoardKit {
    const { kits } = this.definition;
    const id: unknown = (given as Partial<StateOrView> | undefined)?.game;
    const kit = kits.get(String(id));
    if (kit === undefined) {
      const known = [...kits.keys()].join(", ");
      throw new ArgumentError(
        "state",
        `expected a state or view of a game that the board knows (${known}), got one of ${quoted(id)}`,
      );
    }
    kit.game.legalMoves(given); // Throws now if it is not a state or view, not only when it is drawn.
    return kit;
  }

  /** The game that is shown. Throws if there is none yet. */
  get current(): ShownGame {
    if (this.#current === undefined) {
      throw new ArgumentError("state", "expected a state or view to be set first");
    }
    return this.#current;
  }

  /** The points of the seats, as far as they can be seen. */
  get standing(): GameTypes["score"] {
    const { game, shown } = this.current;
    return game.score(shown);
  }

  get speech(): Speech {
    const { kit, game, shown } = this.current;
    return new Speech(game, shown, this.wordsOf(kit.id), this.names);
  }

  /**
   * Returns the words of one game. `words` holds either those of one game, which have sentences for events, or those of all
   * games by id.
   */
  wordsOf(id: string): BoardWords | undefined {
    const { words } = this;
    if (words === null) return undefined;
    // Either form can be read as the words of one game.
    const catalogue = words as BoardWords & Readonly<Record<string, BoardWords | undefined>>;
    return "event" in words ? catalogue : catalogue[id];
  }

  /** The seat that picks here: the one that decides, if this person plays it. */
  get picker(): Seat | undefined {
    const seat = this.#current?.shown.seat ?? undefined;
    if (seat === undefined || this.disabled || this.isCovered) return undefined;
    return (this.viewer ?? seat) === seat ? seat : undefined;
  }

  /** Replaces the picks; clears them if they fit no legal move. */
  take(picked: readonly string[]): void {
    this.picking = NOTHING;
    if (this.picker === undefined) return;
    const { game, shown } = this.current;
    const picking = withPicks(game, shown, picked);
    const isPossible = picking.picks.length > 0 || picking.move !== null;
    this.picking = isPossible ? picking : withPicks(game, shown, []);
  }

  /** Handles a click on picks, innermost first: takes the first one that can be picked, or says why none can. */
  click(under: readonly string[], isToBeConfirmed: boolean): Outcome {
    if (under.length === 0 || this.picker === undefined) return { type: "nothing" };
    const { game, shown } = this.current;
    for (const pick of under) {
      const before = this.picking;
      const next = clicked(game, shown, before, pick);
      if (next === undefined) continue;
      this.picking = next;
      // What the person has not picked, or may still turn, is to be confirmed.
      const isOwn = next.settled.every((one) => before.settled.includes(one));
      const isComplete = next.picks.length === 0 && next.turns.length === 0 && isOwn;
      return isComplete && !isToBeConfirmed ? this.make() : { type: "picked" };
    }
    return { type: "refused", detail: this.reason(under[0] ?? "") };
  }

  /** Turns what lies on the board to the next rotation that fits, or the one before. Returns whether there is anything to turn. */
  turn(step: 1 | -1): boolean {
    const picks = turned(this.picking, step);
    if (picks !== undefined) this.take(picks);
    return picks !== undefined;
  }

  /** Takes the last pick back. */
  takeBack(): void {
    this.take(withoutLast(this.picking.picked));
  }

  /** Returns the move of the picks, and clears them. */
  make(): Outcome {
    const { picker, picking } = this;
    if (picking.move === null || picker === undefined) return { type: "picked" };
    this.take([]);
    return { type: "move", detail: { move: picking.move, seat: picker } };
  }

  /** Whether one person looks at the board, whom it can call "you". */
  private get isYou(): boolean {
    const { given, seat, viewer } = this;
    const isShared = seat === "hot-seat" || (typeof seat === "object" && seat.length > 1);
    return typeof viewer === "number" && (!isShared || (given !== null && isView(given)));
  }

  /** Says what the person is to pick next, or else whose decision it is, or who has won. */
  prompt(): string {
    const { speech, picker, picking } = this;
    if (picker === undefined) return speech.status();
    const { turns, move, next } = picking;
    const asked = turns.length > 1 ? turns : move === null ? next : [];
    return speech.prompt(allPicks(picking), asked, this.isYou);
  }

  /** Returns the pick that is meant by a place on the board: the innermost one that can be picked. */
  private offered(under: readonly string[]): string | undefined {
    const { picks, turns } = this.picking;
    return under.find((pick) => [...picks, ...turns].some((one) => one === pick));
  }

  /** Says what a pick would cause, or why it can't be picked; `undefined` if there is nothing to say. */
  hint(under: readonly string[]): Hint | undefined {
    const [first] = under;
    if (first === undefined || this.picker === undefined) return undefined;
    if (this.offered(under) !== undefined) {
      const move = this.ahead(under)?.move ?? null;
      const text = move === null ? "" : this.preview(move);
      return text === "" ? undefined : { type: "preview", text };
    }
    const picks = allPicks(this.picking);
    if (under.some((pick) => picks.includes(pick))) return undefined;
    const { text } = this.reason(first);
    return { type: "refusal", text };
  }

  /** Returns the picking after a pick that is offered at a place; `undefined` if there is none. */
  ahead(under: readonly string[]): Picking | undefined {
    const pick = this.picker === undefined ? undefined : this.offered(under);
    if (pick === undefined) return undefined;
    const { game, shown } = this.current;
    return clicked(game, shown, this.picking, pick);
  }

  /** Says what a move would cause, as far as that is certain. */
  preview(move: object): string {
    return this.speech.preview(this.foreseen(move));
  }

  /** Returns the certain events of a move. */
  foreseen(move: object): readonly GameEvent[] {
    const { game, shown } = this.current;
    return game.foresee(shown, move, this.viewer ?? shown.seat ?? "spectator");
  }

  /** Explains why a pick can't be picked. If it has nothing to do with the decision, describes the decision. */
  private reason(pick: string): RefuseDetail {
    const { game, shown } = this.current;
    const refusal = game.whyNot(shown, this.picking.picked, pick);
    const { speech } = this;
    const text = refusal === undefined ? this.prompt() : speech.refusal(refusal);
    return { pick, refusal, text };
  }
}
