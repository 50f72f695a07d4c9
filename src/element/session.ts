/** One person at the board: what they see, what they have picked, and what comes of a click. Nothing here knows a page. */
import type { Game, GameEvent, GameTypes, Seat, Viewer } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { foresee } from "./foresight.js";
import type { BoardKit, BoardWords, Shown } from "./kit.js";
import { clicked, NOTHING, type Picking, withPicks } from "./picking.js";
import type { AnyWords, MoveDetail, RefuseDetail } from "./properties.js";
import { Speech } from "./speech.js";
import { whyNot } from "./why-not.js";

/** What came of a click. */
export type Outcome =
  | { readonly type: "nothing" }
  | { readonly type: "picked" }
  | { readonly type: "move"; readonly detail: MoveDetail }
  | { readonly type: "refused"; readonly detail: RefuseDetail };

/** The table that a person sits at, once there is one. */
interface Table {
  readonly kit: BoardKit;
  readonly game: Game<GameTypes>;
  /** What the person sees: of a whole state, a seat sees no more than its view. */
  readonly shown: Shown;
}

const isView = (table: Shown): table is Shown & { readonly viewer: Viewer } => "viewer" in table;

/** What the board shows and knows, apart from the page. */
export class Session {
  /** What is picked, and what can be. */
  picking: Picking = NOTHING;
  words: AnyWords | null = null;
  names: readonly (string | null | undefined)[] = [];
  /** Whether nothing can be picked, whoever decides. */
  disabled = false;
  /** The state or view, as the page has set it. */
  given: Shown | null = null;
  #seat: Viewer | undefined;
  #table: Table | undefined;

  constructor(private readonly kits: ReadonlyMap<string, BoardKit>) {}

  get seat(): Viewer | undefined {
    return this.#seat;
  }
  set seat(seat: Viewer | undefined) {
    this.#seat = seat;
    this.show(this.given);
  }

  /** A new state or view: nothing of it is picked. Throws if it is none, or none of a game that there is a kit for. */
  show(given: Shown | null): void {
    this.#table = given === null ? undefined : this.#tableOf(given);
    this.given = given;
    this.take([]);
  }

  #tableOf(given: Shown): Table {
    const id: unknown = (given as Partial<Shown> | undefined)?.game;
    const kit = this.kits.get(String(id));
    if (kit === undefined) {
      const known = [...this.kits.keys()].join(", ");
      throw new ArgumentError(
        "state",
        `expected a state or view of a game that the board knows (${known}), got one of ${quoted(id)}`,
      );
    }
    const { game } = kit;
    const seat = this.#seat;
    const shown = seat === undefined || isView(given) ? given : game.view(given, seat);
    game.legalMoves(shown); // Throws now if it is no state or view, not only when it is drawn.
    return { kit, game, shown };
  }

  /** The table. Throws if nothing is shown yet. */
  get table(): Table {
    if (this.#table === undefined) {
      throw new ArgumentError("state", "expected a state or view to be set first");
    }
    return this.#table;
  }

  get speech(): Speech {
    const { kit, game, shown } = this.table;
    return new Speech(game, shown, this.wordsOf(kit.id), this.names);
  }

  /** The words of one game: `words` are those, which have sentences for events, or those of all games by id. */
  wordsOf(id: string): BoardWords | undefined {
    const { words } = this;
    if (words === null) return undefined;
    // Types hold what a catalogue has; here either form is asked for one game.
    const catalogue = words as BoardWords & Readonly<Record<string, BoardWords | undefined>>;
    return "event" in words ? catalogue : catalogue[id];
  }

  /** The seat that picks here: the one that decides, if this person plays it. */
  get picker(): Seat | undefined {
    const seat = this.#table?.shown.seat ?? undefined;
    if (seat === undefined || this.disabled) return undefined;
    const { given } = this;
    const eyes = this.#seat ?? (given !== null && isView(given) ? given.viewer : seat);
    return eyes === seat ? seat : undefined;
  }

  /** Picks all of these, and nothing else; nothing at all if they are part of no legal move. */
  take(picked: readonly string[]): void {
    this.picking = NOTHING;
    if (this.picker === undefined) return;
    const { game, shown } = this.table;
    const picking = withPicks(game, shown, picked);
    const isPossible = picking.picks.length > 0 || picking.move !== null;
    this.picking = isPossible ? picking : withPicks(game, shown, []);
  }

  /** A click on picks, the innermost first: the first one that can be picked, or why none can. */
  click(under: readonly string[], isToBeConfirmed: boolean): Outcome {
    if (under.length === 0 || this.picker === undefined) return { type: "nothing" };
    const { game, shown } = this.table;
    for (const pick of under) {
      const next = clicked(game, shown, this.picking, pick);
      if (next === undefined) continue;
      this.picking = next;
      return next.picks.length > 0 || isToBeConfirmed ? { type: "picked" } : this.make();
    }
    return { type: "refused", detail: this.reason(under[0] ?? "") };
  }

  /** The move that the picks make. Nothing is picked after it. */
  make(): Outcome {
    const { picker, picking } = this;
    if (picking.move === null || picker === undefined) return { type: "picked" };
    this.take([]);
    return { type: "move", detail: { move: picking.move, seat: picker } };
  }

  /** What a pick would cause, or why it can't be picked; `undefined` if there is nothing to say. */
  hint(under: readonly string[]): string | undefined {
    const [first] = under;
    if (first === undefined || this.picker === undefined) return undefined;
    const { game, shown } = this.table;
    const { picked, picks } = this.picking;
    const offered: readonly string[] = picks;
    const good = under.find((pick) => offered.includes(pick));
    if (good !== undefined) {
      const { move } = game.choices(shown, [...picked, good]);
      return move === null ? undefined : this.speech.events(this.foreseen(move));
    }
    return under.some((pick) => picked.includes(pick)) ? undefined : this.reason(first).text;
  }

  /** What a move is sure to cause. */
  foreseen(move: object): readonly GameEvent[] {
    const { game, shown } = this.table;
    return foresee(game, shown, move, this.#seat ?? shown.seat ?? "spectator");
  }

  /** Why a pick can't be picked. What has nothing to do with the decision is answered by what there is to decide. */
  private reason(pick: string): RefuseDetail {
    const { game, shown } = this.table;
    const refusal = whyNot(game, shown, this.picking.picked, pick);
    const { speech } = this;
    const text = refusal === undefined ? speech.status() : speech.refusal(refusal);
    return { pick, refusal, text };
  }
}
