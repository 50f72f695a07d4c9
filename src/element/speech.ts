/** The texts of the element: whose decision it is, the names of picks, the events of moves, the reasons of refusals. */
import type { GameEvent, GameRefusal, StateOrView } from "../game.js";
import type { BoardGame, BoardWords } from "./kit.js";
import { kindOf, valueOf } from "../kit/frontend/why-not.js";
import { happened, isText } from "./told.js";
import {
  eventText,
  moveText,
  pickText,
  priceText,
  promptText,
  refusalText,
  winnersText,
} from "../words/tell.js";

/** Returns the label of a key, `undefined` if there is none. */
function label(labels: object | undefined, key: string): string | undefined {
  if (labels === undefined || !Object.hasOwn(labels, key)) return undefined;
  const one = (labels as Readonly<Record<string, unknown>>)[key];
  return isText(one) ? one : undefined;
}

/** Capitalizes a text, for a heading. */
const heading = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Texts for one board. Without words, moves are shown in notation, and the rest by their codes. */
export class Speech {
  constructor(
    private readonly game: BoardGame,
    private readonly shown: StateOrView,
    private readonly words: BoardWords | undefined,
    private readonly names: readonly (string | null | undefined)[],
  ) {}

  private name(seat: number): string {
    const given = this.names[seat];
    return isText(given) && given !== "" ? given : (this.words?.player(seat) ?? String(seat + 1));
  }

  /** The decision that is due, in words or as its code. */
  private get phase(): string {
    const { shown, words } = this;
    const phase = "phase" in shown && isText(shown.phase) ? shown.phase : "";
    return label(words?.phase, phase) ?? phase;
  }

  /** Puts a name before a decision. */
  private whose(seat: number, what: string): string {
    const name = this.name(seat);
    return this.words?.whose(name, what) ?? (what === "" ? name : `${name}: ${what}`);
  }

  /** Says whose decision it is, or who has won. */
  status(): string {
    const { shown, words } = this;
    if (shown.seat !== null) return this.whose(shown.seat, this.phase);
    const { winners } = this.game.score(shown);
    return words === undefined
      ? winners.map((seat) => this.name(seat)).join(", ")
      : winnersText(words, winners, this.names);
  }

  /** Says what to pick next: to "you", or to whoever decides at a screen that people share. */
  prompt(picked: readonly string[], next: readonly string[], isYou: boolean): string {
    const { shown, words } = this;
    if (shown.seat === null) return this.status();
    // Without a prompt, the kinds of what is left to pick are better than nothing.
    const kinds = [...new Set(next.map(kindOf))].filter((kind) => kind !== "action");
    const what =
      words?.prompt !== undefined
        ? promptText(words, { state: shown, picked, next })
        : [this.phase, ...(picked.length > 0 ? kinds : [])].join(" – ");
    return isYou && words?.you !== undefined ? words.you(what) : this.whose(shown.seat, what);
  }

  /** Describes a move, for a button. */
  move(move: object): string {
    const { game, shown, words } = this;
    if (words === undefined) return game.formatMove(shown, move);
    // The words are those of the game that is shown.
    return moveText(words, move as never, this.names);
  }

  /** Describes a pick for a button, or the move that it completes. Its price is part of the text. */
  pick(pick: string, picked: readonly string[]): string {
    const { words, shown, names } = this;
    const text =
      words?.pick === undefined ? "" : pickText({ ...words, pick: words.pick }, shown, pick, names);
    // A move without details is called the same, and its price is known from the state.
    if (text !== "" && kindOf(pick) === "action") return text;
    const { move } = this.game.choices(this.shown, [...picked, pick]);
    if (move !== null) return this.move(move);
    return text === "" ? valueOf(pick) : text;
  }

  /** Names the price of a pick; an empty text if it is free. */
  price(pick: string): string {
    return this.words === undefined ? "" : priceText(this.words, this.shown, pick);
  }

  /** Says why a pick leads nowhere although it may be picked; an empty text otherwise. */
  doubt(pick: string): string {
    return this.words?.doubt?.(pick, this.shown) ?? "";
  }

  /** Describes events; whose decision is next is left to the prompt. */
  events(events: readonly GameEvent[]): string {
    const { words } = this;
    if (words === undefined) return "";
    return happened(events)
      .map((event) => eventText(words, event as never, this.names))
      .filter((text) => text !== "")
      .join(" ");
  }

  /** Describes events that are yet to come: "This would happen: ...". */
  preview(events: readonly GameEvent[]): string {
    const text = this.events(events);
    return text === "" ? "" : (this.words?.would?.(text) ?? text);
  }

  /** Explains why a move is refused. */
  refusal(refusal: GameRefusal): string {
    const { words } = this;
    return words === undefined
      ? heading(`${refusal.message}.`)
      : refusalText(words, refusal as never, this.names);
  }

  /** Returns the texts of the cover while the screen is handed to a seat: whose turn it is, what to do, and the button. */
  cover(seat: number): { readonly turn: string; readonly hint: string; readonly ready: string } {
    const name = this.name(seat);
    const cover = this.words?.cover;
    if (cover === undefined) return { turn: name, hint: "", ready: `${name} ▸` };
    return { turn: cover.turn(name), hint: cover.hint(name), ready: cover.ready(name) };
  }

  /** The label of the button that takes back the last pick. */
  get takeBack(): string {
    return this.words?.control["take-back"] ?? "↶";
  }

  /** The label of the button that turns what lies on the board. */
  get turn(): string {
    return this.words?.control.turn ?? "↻ (R)";
  }
}
