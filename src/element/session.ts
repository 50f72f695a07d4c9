/** The state of the board element, independent of the DOM: what is shown and picked, and the outcome of a click. */
import type { GameEvent, GameTypes, Seat, StateOrView, Viewer } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import type { Definition } from "./definition.js";
import { type Look, lookAt, NOBODY } from "./hot-seat.js";
import type { BoardGame, BoardKit, BoardWords } from "./kit.js";
import { clicked, NOTHING, type Picking, withPicks } from "./picking.js";
import type { AnyWords, BoardSeat, MoveDetail, RefuseDetail } from "./properties.js";
import { Speech } from "./speech.js";

/** The outcome of a click. */
export type Outcome =
  | { readonly type: "nothing" }
  | { readonly type: "picked" }
  | { readonly type: "move"; readonly detail: MoveDetail }
  | { readonly type: "refused"; readonly detail: RefuseDetail };

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
      const next = clicked(game, shown, this.picking, pick);
      if (next === undefined) continue;
      this.picking = next;
      return next.picks.length > 0 || isToBeConfirmed ? { type: "picked" } : this.make();
    }
    return { type: "refused", detail: this.reason(under[0] ?? "") };
  }

  /** Returns the move of the picks, and clears them. */
  make(): Outcome {
    const { picker, picking } = this;
    if (picking.move === null || picker === undefined) return { type: "picked" };
    this.take([]);
    return { type: "move", detail: { move: picking.move, seat: picker } };
  }

  /** Describes what a pick would cause, or why it can't be picked; `undefined` if there is nothing to say. */
  hint(under: readonly string[]): string | undefined {
    const [first] = under;
    if (first === undefined || this.picker === undefined) return undefined;
    const { game, shown } = this.current;
    const { picked, picks } = this.picking;
    const offered: readonly string[] = picks;
    const good = under.find((pick) => offered.includes(pick));
    if (good !== undefined) {
      const { move } = game.choices(shown, [...picked, good]);
      return move === null ? undefined : this.speech.events(this.foreseen(move));
    }
    return under.some((pick) => picked.includes(pick)) ? undefined : this.reason(first).text;
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
    const text = refusal === undefined ? speech.status() : speech.refusal(refusal);
    return { pick, refusal, text };
  }
}
