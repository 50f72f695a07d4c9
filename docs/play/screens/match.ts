/** The screen on which a game is played and reviewed: the board, the score, the log, and the tools. */
import type { StateBase } from "caravanserai";
import type { Level } from "caravanserai/bots";
import type { CaravanseraiBoard } from "caravanserai/element";
import { type App, messageOf, PAUSES, type Screen } from "../app.js";
import { moveOfBot } from "../bots.js";
import { button, fill, h } from "../dom.js";
import { boardFor } from "../kits/load.js";
import {
  advance,
  eventsOf,
  lastOf,
  lengthOf,
  type Match,
  seatOf,
  shortened,
  stateAt,
  undoneLength,
} from "../match.js";
import { Log } from "../parts/log.js";
import { rulesLink } from "../parts/rules-link.js";
import { showResult } from "../parts/result.js";
import { showScore } from "../parts/score.js";
import { paceField, type Stepper, stepperFor } from "../parts/stepper.js";
import { toolsFor } from "../parts/tools.js";
import { isPerson, namesOf, type Player } from "../players.js";

/** On narrow screens, panels stand below the board. */
const NARROW = matchMedia("(max-width: 760px)");

export function matchScreen(app: App): Screen {
  if (app.match === null) throw new Error("there is no game");
  return new MatchScreen(app, app.match);
}

class MatchScreen implements Screen {
  readonly element: HTMLElement;
  readonly title: string;
  readonly #board: CaravanseraiBoard;
  readonly #stepper: Stepper;
  readonly #log: Log;
  readonly #tools: ReturnType<typeof toolsFor>;
  readonly #score = h("table", { class: "score" });
  readonly #thinking = h("p", { class: "thinking", role: "status" });
  readonly #result = h("div", { class: "result", role: "status" });
  readonly #side: HTMLElement;
  readonly #names: readonly string[];
  #step: number;
  /** Whether the board had the keyboard focus. */
  #isFocused = false;
  /** Aborts the bot that is thinking. */
  #thought = new AbortController();
  readonly #gone = new AbortController();

  constructor(
    private readonly app: App,
    private match: Match,
  ) {
    const { texts, words } = app.language;
    const { kit, players } = match;
    this.title = words[kit.id].name;
    this.#names = namesOf(players, texts, words[kit.id].player);
    this.#step = lengthOf(match);
    this.#log = new Log(app.language);
    this.#stepper = stepperFor(app, (step) => this.#goTo(step));
    this.#tools = toolsFor(
      app,
      () => this.match,
      () => this.#undo(),
    );
    this.#board = this.#makeBoard();
    this.#side = h(
      "aside",
      { class: "side", "aria-label": `${texts.score}, ${texts.log}` },
      this.#tools.element,
      this.#stepper.element,
      h("h2", {}, texts.score),
      h("div", { class: "scroller" }, this.#score),
      h("h2", {}, texts.log),
      this.#log.element,
      this.#check("coordinates"),
      this.#check("confirm"),
      h("div", { class: "pace" }, paceField(app)),
    );
    this.element = h(
      "div",
      { class: "table" },
      h(
        "section",
        { class: "stage", "aria-labelledby": "table-title" },
        h(
          "div",
          { class: "stage-head" },
          h("h1", { id: "table-title" }, this.title),
          rulesLink(app.language, kit.id),
          this.#thinking,
        ),
        this.#result,
        this.#board,
      ),
      this.#side,
    );
  }

  #makeBoard(): CaravanseraiBoard {
    const board = boardFor(this.match.kit);
    board.className = "board";
    board.words = this.app.language.words[this.match.kit.id];
    board.names = this.#names;
    board.addEventListener("move", ({ detail }) => this.#make(detail.move));
    board.addEventListener("look", () => this.#drawSide());
    return board;
  }

  /** Makes a check box for a setting that is an attribute of the board. */
  #check(name: "coordinates" | "confirm"): HTMLElement {
    const box = h("input", {
      type: "checkbox",
      checked: this.app[name],
      change: () => {
        this.app[name] = box.checked;
        this.app.keep();
        this.#board.toggleAttribute(name, box.checked);
      },
    });
    return h("label", { class: "check" }, box, this.app.language.texts[name]);
  }

  shown(): void {
    const { signal } = this.#gone;
    const arrange = (): void =>
      this.#board.setAttribute("panels", NARROW.matches ? "below" : "beside");
    arrange();
    for (const name of ["coordinates", "confirm"] as const) {
      this.#board.toggleAttribute(name, this.app[name]);
    }
    NARROW.addEventListener("change", arrange, { signal });
    const undo = (event: KeyboardEvent): void => {
      const isField = event.target instanceof HTMLInputElement;
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField)
        return;
      event.preventDefault();
      this.#undo();
    };
    addEventListener("keydown", undo, { signal });
    this.#turn();
  }

  leave(): void {
    this.#gone.abort();
    this.#thought.abort();
    this.#stepper.stop();
  }

  /** The player who decides; `undefined` once the game is over. */
  get #decider(): Player | undefined {
    const { seat } = lastOf(this.match);
    return seat === null ? undefined : this.match.players[seat];
  }

  get #isAtEnd(): boolean {
    return this.#step === lengthOf(this.match);
  }

  /** Shows the game, and lets a bot think if it decides. */
  #turn(): void {
    this.#draw();
    const decider = this.#decider;
    if (decider !== undefined && !isPerson(decider)) void this.#think(decider);
  }

  #draw(): void {
    const { match } = this;
    const step = this.#step;
    const decider = this.#decider;
    const mayPick = this.#isAtEnd && decider !== undefined && isPerson(decider);
    const board = this.#board;
    board.toggleAttribute("disabled", !mayPick);
    // Whoever looks at an earlier step is the one who looks now, not the one who decided then.
    board.seat = this.#isAtEnd ? seatOf(match) : board.viewer;
    board.events = (viewer) => eventsOf(match, step, viewer);
    board.state = stateAt(match, step);
    this.#drawSide();
  }

  /** Shows everything around the board, as the viewer of the board may see it; nothing while the board is covered. */
  #drawSide(): void {
    const { match } = this;
    const { viewer, covered } = this.#board;
    this.#side.hidden = covered;
    this.#sayThinking();
    showResult(this.#result, this.app, match, this.#names);
    if (covered) return;
    const { language } = this.app;
    const state = stateAt(match, this.#step);
    const seen: StateBase = viewer === undefined ? state : match.kit.game.view(state, viewer);
    const seated = { names: this.#names, players: match.players };
    showScore(this.#score, match.kit, seen, seated, language);
    this.#log.show(match, this.#step, viewer, this.#names);
    this.#stepper.show(this.#step, lengthOf(match));
    this.#tools.undo.disabled = undoneLength(match) === undefined;
  }

  /** Says above the board who is thinking, or that an earlier step is shown. */
  #sayThinking(): void {
    const { texts } = this.app.language;
    if (!this.#isAtEnd) {
      const back = button(texts.last, () => void this.#goTo(lengthOf(this.match)));
      fill(this.#thinking, texts.past, " ", back);
      return;
    }
    const decider = this.#decider;
    const { seat } = lastOf(this.match);
    const isBot = decider !== undefined && !isPerson(decider);
    this.#thinking.textContent = isBot ? texts.thinking(this.#names[seat ?? 0] ?? "") : "";
  }

  #make(move: object): void {
    this.#isFocused ||= document.activeElement === this.#board;
    this.#setMatch(advance(this.match, move));
    if (this.#isFocused) void this.#refocus();
  }

  /** Returns the focus to the board on the person's turn: it has no control to focus while others decide. */
  async #refocus(): Promise<void> {
    await this.#board.shown;
    if (document.activeElement !== document.body) this.#isFocused = false;
    if (!this.#isFocused || this.#board.hasAttribute("disabled")) return;
    const control = this.#board.shadowRoot?.querySelector<SVGElement>('[tabindex="0"], button');
    control?.focus();
  }

  #setMatch(match: Match): void {
    this.#thought.abort();
    this.match = match;
    this.app.match = match;
    this.#step = lengthOf(match);
    this.app.keep();
    this.#turn();
  }

  #undo(): void {
    const length = undoneLength(this.match);
    if (length === undefined || this.#board.covered) return;
    this.#stepper.stop();
    this.#setMatch(shortened(this.match, length));
  }

  /** Shows a step; at the last one the game goes on. */
  async #goTo(step: number): Promise<void> {
    this.#thought.abort();
    this.#step = step;
    if (this.#isAtEnd) this.#turn();
    else this.#draw();
    await this.#board.shown;
  }

  /** Lets a bot think and move, at the chosen pace. */
  async #think({ kind }: Player): Promise<void> {
    const { signal } = (this.#thought = new AbortController());
    const { match } = this;
    const { seat } = lastOf(match);
    if (seat === null || !this.#isAtEnd) return;
    try {
      const view = match.kit.game.view(lastOf(match), seat);
      const pause = new Promise((resolve) => setTimeout(resolve, PAUSES[this.app.pace]));
      // Only called for bots, whose kind is a level.
      const move = await moveOfBot(kind as Level, view, signal);
      await this.#board.shown;
      await pause;
      if (!signal.aborted) this.#make(move);
    } catch (error) {
      if (signal.aborted) return;
      const { texts } = this.app.language;
      const again = button(texts.tryAgain, () => this.#turn());
      fill(this.#thinking, texts.botFailed(messageOf(error)), " ", again);
    }
  }
}
