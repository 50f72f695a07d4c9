/** The screen on which a game is played and reviewed: the board fills the window, the log and the tools are in a drawer. */
import type { CaravanseraiBoard } from "caravanserai/element";
import { type App, messageOf, PAUSES, type Screen } from "../app.js";
import { Hint } from "../analysis/hint.js";
import { BoardNotes } from "../analysis/board-notes.js";
import { AnalysisPanel } from "../analysis/panel.js";
import { h } from "../dom.js";
import { boardFor } from "../kits/load.js";
import { boardWords, wordsOf } from "../language.js";
import { Log } from "../log/log.js";
import {
  advance,
  eventsOf,
  eventsSince,
  lastOf,
  lengthOf,
  type Match,
  seatOf,
  shortened,
  stateAt,
  undoneLength,
} from "../match.js";
import { type Drawer, drawerFor } from "../parts/drawer.js";
import { fitFingers, showChoices } from "../parts/fingers.js";
import { arrange } from "../parts/layout.js";
import { rulesLink } from "../parts/rules-link.js";
import { Result } from "../parts/result.js";
import { applySettings, settingsFor } from "../parts/settings.js";
import { listenForUndo, stageFor, undoButton } from "../parts/stage.js";
import { type Stepper, stepperFor } from "../parts/stepper.js";
import { Thinking } from "../parts/thinking.js";
import { toolsFor } from "../parts/tools.js";
import { type Zoom, zoomFor } from "../parts/zoom.js";
import { isPerson, namesOf, peopleOf, type Player } from "../players.js";
import { BotTurns } from "./bot-turns.js";

export function matchScreen(app: App): Screen {
  if (app.match === null) throw new Error("there is no game");
  return new MatchScreen(app, app.match);
}

class MatchScreen implements Screen {
  readonly element: HTMLElement;
  readonly title: string;
  readonly isFull = true;
  readonly #board: CaravanseraiBoard;
  readonly #stepper: Stepper;
  readonly #log: Log;
  readonly #drawer: Drawer;
  readonly #zoom: Zoom;
  readonly #undoing: HTMLButtonElement;
  readonly #thinking: Thinking;
  readonly #result: Result;
  readonly #analysis: AnalysisPanel;
  readonly #hint: Hint;
  readonly #names: readonly string[];
  #step: number;
  readonly #notes: BoardNotes;
  readonly #bots: BotTurns;
  readonly #gone = new AbortController();

  constructor(
    private readonly app: App,
    private match: Match,
  ) {
    const { texts } = app.language;
    const { kit, players } = match;
    const { name, player } = wordsOf(app.language, kit);
    this.title = name;
    this.#names = namesOf(players, texts, player);
    this.#step = lengthOf(match);
    const go = (step: number): void => this.#jump(step);
    this.#stepper = stepperFor(app, (step) => this.#goTo(step));
    this.#board = this.#makeBoard();
    const notes = (this.#notes = new BoardNotes(this.#board));
    this.#log = new Log(app.language, { go, point: (step) => notes.point(this.match, step) });
    this.#bots = new BotTurns(
      () => PAUSES[app.pace],
      () => this.#board.shown,
    );
    this.#thinking = new Thinking(texts, {
      last: () => this.#jump(lengthOf(this.match)),
      again: () => this.#turn(),
      skip: () => this.#skip(),
    });
    this.#analysis = new AnalysisPanel(app.language, this.#names, {
      go,
      changed: () => this.#drawSide(),
    });
    this.#result = new Result(app, this.#names, {
      go,
      analyse: () => void this.#analyse(),
    });
    this.#hint = this.#makeHint();
    this.#zoom = zoomFor(this.#board, texts, this.#gone.signal);
    this.#drawer = this.#makeDrawer();
    this.#undoing = undoButton(texts, () => this.#undo());
    this.element = stageFor({
      title: this.title,
      buttons: [this.#zoom.button, this.#hint.button, this.#undoing, this.#drawer.button],
      messages: [
        ...[this.#thinking.element, this.#analysis.best],
        ...[this.#result.element, this.#hint.element],
      ],
      board: this.#board,
      drawer: this.#drawer.element,
    });
  }

  #makeDrawer(): Drawer {
    const { app } = this;
    const { texts } = app.language;
    return drawerFor(
      texts,
      app.drawer,
      (isOpen) => {
        app.drawer = isOpen;
        app.keep();
        this.#arrange();
      },
      toolsFor(app, () => ({
        match: this.match,
        viewer: this.#board.viewer,
        names: this.#names,
      })),
      this.#stepper.element,
      this.#analysis.element,
      h("h2", {}, texts.log),
      this.#log.element,
      ...settingsFor(app, this.#board),
      rulesLink(app.language, this.match.kit),
    );
  }

  #makeBoard(): CaravanseraiBoard {
    const board = boardFor(this.match.kit);
    board.className = "board";
    board.setAttribute("panels", "apart");
    board.words = boardWords(this.app.language, this.match.kit);
    board.names = this.#names;
    board.addEventListener("move", ({ detail }) => this.#make(detail.move));
    board.addEventListener("look", () => {
      this.#drawSide();
      this.#fit();
    });
    board.addEventListener("pick", () => void board.shown.then(() => showChoices(board, true)));
    return board;
  }

  #makeHint(): Hint {
    const { app } = this;
    const asked = () => {
      const { match } = this;
      const state = lastOf(match);
      if (!this.#mayPick || state.seat === null || this.#board.covered) return undefined;
      return { kit: match.kit, state, view: match.kit.game.view(state, state.seat) };
    };
    return new Hint(app.language, this.#names, asked, (notes) => this.#notes.show(notes));
  }

  shown(): void {
    const { signal } = this.#gone;
    applySettings(this.app, this.#board);
    addEventListener("resize", () => this.#fit(true), { signal });
    listenForUndo(() => this.#undo(), signal);
    this.#turn();
  }

  /** Once the board is drawn: gives it the room that it needs, and shows the choices. `isAnew` if the window has changed. */
  #fit(isAnew = false): void {
    const board = this.#board;
    void board.shown.then(() => {
      this.#arrange();
      fitFingers(board, this.#zoom, isAnew);
      if (this.#mayPick) showChoices(board, false);
    });
  }

  #arrange(): void {
    arrange(this.element, this.#board, this.#drawer.element);
  }

  leave(): void {
    this.#gone.abort();
    this.#bots.abort();
    this.#stepper.stop();
    this.#analysis.stop();
    this.#hint.clear();
  }

  /** The player who decides; `undefined` once the game is over. */
  get #decider(): Player | undefined {
    const { seat } = lastOf(this.match);
    return seat === null ? undefined : this.match.players[seat];
  }

  get #isAtEnd(): boolean {
    return this.#step === lengthOf(this.match);
  }

  /** Whether a person decides, on the board that is shown. */
  get #mayPick(): boolean {
    const decider = this.#decider;
    return this.#isAtEnd && decider !== undefined && isPerson(decider);
  }

  /** Shows the game, unless it is skipped, and lets a bot think if it decides. */
  #turn(): void {
    const decider = this.#decider;
    const isBot = decider !== undefined && !isPerson(decider);
    if (this.#bots.isSkipping && isBot) this.#sayThinking();
    else this.#draw();
    if (isBot) void this.#think(decider);
  }

  #draw(): void {
    const { match } = this;
    const step = this.#step;
    const board = this.#board;
    board.toggleAttribute("disabled", !this.#mayPick);
    // Whoever looks at an earlier step is the one who looks now, not the one who decided then.
    board.seat = this.#isAtEnd ? seatOf(match) : board.viewer;
    const told = this.#bots.isSkipping ? eventsSince : eventsOf;
    this.#bots.isSkipping = false;
    board.events = (viewer) => told(match, step, viewer);
    board.since = (viewer) => eventsSince(match, step, viewer);
    board.state = stateAt(match, step);
    this.#hint.clear();
    this.#notes.show([]);
    this.#drawSide();
    this.#fit();
  }

  /** Analyses the game. */
  async #analyse(): Promise<void> {
    const done = this.#analysis.start();
    this.#drawSide();
    await done;
  }

  /** Shows everything around the board, as the viewer of the board may see it; nothing while the board is covered. */
  #drawSide(): void {
    const { match } = this;
    const { viewer, covered } = this.#board;
    this.element.classList.toggle("covered", covered);
    this.element.dataset["over"] = !lastOf(match).over ? "no" : this.#isAtEnd ? "end" : "past";
    this.#sayThinking();
    if (covered) return;
    const isOpen = seatOf(match) === undefined;
    this.#analysis.show(match, this.#step, isOpen);
    this.#result.show(match, this.#analysis.analysis, this.#analysis.isRunning);
    if (isOpen) this.#notes.showBest(match, this.#step, this.#analysis.analysis);
    this.#log.show(match, this.#step, viewer, this.#names, this.#analysis.remarks);
    this.#hint.button.hidden = !this.#mayPick;
    this.#stepper.show(this.#step, lengthOf(match));
    this.#undoing.disabled = undoneLength(match) === undefined;
    this.#arrange();
  }

  /** Says above the board who is thinking, or that an earlier step is shown. */
  #sayThinking(): void {
    const decider = this.#decider;
    const { seat } = lastOf(this.match);
    if (!this.#isAtEnd) this.#thinking.past();
    else if (decider === undefined || isPerson(decider)) this.#thinking.none();
    else {
      const maySkip = !this.#bots.isSkipping && peopleOf(this.match.players).length > 0;
      this.#thinking.bot(this.#names[seat ?? 0] ?? "", maySkip);
    }
  }

  /** Makes the bots move at once, without a look at each move, until a person decides. */
  #skip(): void {
    this.#bots.skip();
    this.#sayThinking();
  }

  #make(move: object): void {
    this.#setMatch(advance(this.match, move));
  }

  #setMatch(match: Match): void {
    this.#bots.abort();
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
    this.#bots.isSkipping = false;
    this.#setMatch(shortened(this.match, length));
  }

  /** Shows a step; at the last one the game goes on. */
  async #goTo(step: number): Promise<void> {
    this.#bots.abort();
    this.#bots.isSkipping = false;
    this.#step = step;
    if (this.#isAtEnd) this.#turn();
    else this.#draw();
    await this.#board.shown;
  }

  /** Shows a step that somebody has chosen: the playback stops. */
  #jump(step: number): void {
    this.#stepper.stop();
    void this.#goTo(step);
  }

  /** Lets a bot think and move. */
  async #think(decider: Player): Promise<void> {
    if (!this.#isAtEnd) return;
    try {
      const move = await this.#bots.moveOf(this.match, decider);
      if (move !== undefined) this.#make(move);
    } catch (error) {
      this.#thinking.failed(messageOf(error));
    }
  }
}
