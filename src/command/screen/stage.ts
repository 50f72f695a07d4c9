/** Where people see their game: on a terminal one screen that is drawn anew, elsewhere lines below each other. */
import type { PlayableGame, State, View } from "../games.js";
import {
  clearScreen,
  hasColour,
  heightOf,
  isInteractive,
  Painted,
  paragraph,
  say,
  type Terminal,
  widthOf,
} from "../terminal.js";
import type { Texts } from "../texts/texts.js";
import { arranged, type Arranged, type Focus, placeOf } from "./arrange.js";
import { boardText } from "./board-text.js";

/** The stage of a game. */
export interface Stage {
  /**
   * Shows the board before a decision.
   *
   * @param isTurn - Whether a turn begins: lines below each other show the board once in a turn.
   */
  board(view: State | View, isTurn: boolean): void;
  /** Brings spaces into view, if they are few. */
  point(spaces: readonly string[]): void;
  /** Adds events that happened since the last decision. */
  news(lines: readonly string[]): void;
  /** Shows the question, or the answer to what was typed. */
  answer(...lines: readonly string[]): void;
  /** Shows the next lines of an answer that is too long. */
  more(): void;
  /** Shows another part of a board that is too large. */
  pan(rows: number, columns: number): void;
  /** Shows the whole board with its legend. */
  whole(view: State | View): void;
  /** Ends a decision: what happened before it is no longer news. */
  decided(): void;
}

/** The largest number of spaces that are brought into view. */
const FEW = 12;

/** Returns the stage for a terminal. */
export const stageFor = (terminal: Terminal, playable: PlayableGame, texts: Texts): Stage =>
  isInteractive(terminal) ? new Screen(terminal, playable, texts) : new Lines(terminal, playable);

/** Writes everything below each other, for pipes and logs. */
class Lines implements Stage {
  constructor(
    private readonly terminal: Terminal,
    private readonly playable: PlayableGame,
  ) {}

  board(view: State | View, isTurn: boolean): void {
    if (isTurn) say(this.terminal, "", boardText(this.terminal, this.playable, view), "");
  }

  point(): void {
    // Everything is shown already.
  }

  news(lines: readonly string[]): void {
    say(this.terminal, ...lines);
  }

  answer(...lines: readonly string[]): void {
    say(this.terminal, ...lines);
  }

  more(): void {
    // Everything is shown already.
  }

  pan(): void {
    // Everything is shown already.
  }

  whole(view: State | View): void {
    say(this.terminal, boardText(this.terminal, this.playable, view));
  }

  decided(): void {
    // Nothing is shown again.
  }
}

/** One screen: the board stays in view, with everything else beside or below it. */
class Screen implements Stage {
  private parts: { readonly board: readonly string[]; readonly facts: readonly string[] } = {
    board: [""],
    facts: [],
  };
  /** The contents of spaces when the board was last shown, by name: what has changed should be in view. */
  private contents: ReadonlyMap<string, string> = new Map();
  private focus: Focus = { line: 0, column: 0 };
  private recent: readonly string[] = [];
  private said: readonly string[] = [];
  /** The number of lines of the answer that were shown before those on the screen. */
  private skipped = 0;
  private drawn: Arranged = { lines: [], shown: 0, hidden: 0 };

  constructor(
    private readonly terminal: Terminal,
    private readonly playable: PlayableGame,
    private readonly texts: Texts,
  ) {}

  board(view: State | View): void {
    const { playable, terminal } = this;
    const text = playable.toText(view, { colour: hasColour(terminal) });
    // A board, its legend, and facts about the players; the legend may be missing.
    const blocks = text.split("\n\n").map((block) => block.split("\n"));
    const [board = [""]] = blocks;
    this.parts = { board, facts: blocks.length > 1 ? (blocks.at(-1) ?? []) : [] };
    this.focus = this.middleOf(this.changedIn(view));
  }

  point(spaces: readonly string[]): void {
    if (spaces.length <= FEW) this.focus = this.middleOf(spaces);
  }

  /** Returns the names of the spaces that have changed since the board was shown last: all of them at first. */
  private changedIn(view: State | View): string[] {
    const before = this.contents;
    const { spaces } = this.playable.game.board(view);
    const named = spaces.flatMap(({ name, contents, terrain }) =>
      name === null ? [] : ([[name, JSON.stringify([terrain, contents])]] as const),
    );
    this.contents = new Map(named);
    return named.filter(([name, now]) => before.get(name) !== now).map(([name]) => name);
  }

  /** Returns the middle of some spaces; the focus of before if there are none. */
  private middleOf(spaces: readonly string[]): Focus {
    const places = spaces.flatMap((space) => placeOf(this.parts.board, space) ?? []);
    if (places.length === 0) return this.focus;
    const middle = (values: readonly number[]): number =>
      Math.round((Math.min(...values) + Math.max(...values)) / 2);
    return {
      line: middle(places.map(({ line }) => line)),
      column: middle(places.map(({ column }) => column)),
    };
  }

  news(lines: readonly string[]): void {
    this.recent = [...this.recent, ...lines.map(paragraph)];
  }

  answer(...lines: readonly string[]): void {
    this.said = lines.map(paragraph);
    this.skipped = 0;
    this.draw();
  }

  more(): void {
    const { shown, hidden } = this.drawn;
    this.skipped = hidden === 0 ? 0 : this.skipped + shown;
    this.draw();
  }

  pan(rows: number, columns: number): void {
    const { line, column } = this.focus;
    this.focus = {
      line: line + rows * 9,
      column: column + columns * 4 * this.playable.columnWidth,
    };
    this.draw();
  }

  whole(view: State | View): void {
    clearScreen(this.terminal);
    say(this.terminal, boardText(this.terminal, this.playable, view));
  }

  decided(): void {
    this.recent = [];
  }

  private draw(): void {
    const { terminal, parts, recent: news, said: answer, skipped, texts, playable } = this;
    // One line is for what is typed, and one may say that there is more.
    const size = { width: widthOf(terminal), height: heightOf(terminal) - 2 };
    const all = { ...parts, news, answer, skipped };
    this.drawn = arranged(all, size, this.focus, playable.columnWidth);
    const { lines, hidden } = this.drawn;
    clearScreen(terminal);
    say(
      terminal,
      new Painted([...lines, ...(hidden === 0 ? [] : [texts.more(hidden)])].join("\n")),
    );
  }
}
