/** The element itself: draws the properties, handles input, and dispatches events to the page. It knows no rules. */
import type { Viewer } from "../game.js";
import { type TakenEvents, withProperties } from "./board-properties.js";
import { type Definition, DEFINITION } from "./definition.js";
import { Actions } from "./input/actions.js";
import { middle, nearest, ring } from "./input/focus.js";
import { Guard, isHeld, NEW_FOR } from "./input/guard.js";
import { box, enter, makeControls, paragraph, picksUnder, walk } from "./input/parts.js";
import { Pointing } from "./input/pointing.js";
import { Wheel } from "./input/wheel.js";
import type { CaravanseraiBoard, LookDetail, PickDetail } from "./properties.js";
import { animated, piecesOf } from "./scene/animation.js";
import { drawNotes } from "./scene/notes.js";
import { looksOf, Scene } from "./scene/scene.js";
import { STYLE } from "./scene/style.js";
import type { Outcome } from "./session.js";

/** Attributes that change how the board looks or listens. */
const ATTRIBUTES = ["theme", "coordinates", "panels", "confirm", "disabled"] as const;

/** Makes the class. DOM classes are only used when this is called, so that the module can be imported where there are none. */
export function boardClass(definition: Definition): new () => CaravanseraiBoard {
  return class Board extends withProperties(definition) {
    static readonly observedAttributes = ATTRIBUTES;
    static readonly [DEFINITION] = definition;

    #isDue = false;
    /** The events that led to what is shown, and those that are marked. */
    #events: TakenEvents = { told: [], marked: [] };
    /** The pieces that were shown before the board was covered. */
    #pieces: ReadonlySet<string> | undefined;
    #looked: LookDetail = { viewer: undefined, covered: false };
    #shown: Promise<void> = Promise.resolve();
    /** Whether the focus was here when the last control disappeared, because others decide. */
    #isMissed = false;
    /** Where the focus was on the board, on the screen. */
    #spot: { readonly x: number; readonly y: number } | undefined;
    readonly #status = paragraph("status", "role", "status");
    readonly #news = paragraph("news", "aria-live", "polite");
    readonly #drawing = new Scene();
    readonly #scene = this.#drawing.element;
    readonly #actions = new Actions();
    readonly #table = box("table");
    readonly #guard = new Guard();
    readonly #wheel = new Wheel();
    readonly #pointing = new Pointing(this.session, this.#drawing);

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const style = document.createElement("style");
      style.textContent = STYLE;
      this.#table.append(this.#status, this.#scene, this.#actions.element, this.#news);
      root.append(style, this.#table, this.#pointing.tip);
      root.addEventListener("click", (event) => this.#click(event));
      root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
      // Unlike `pointerover`, it does not come when another piece is drawn under a pointer that rests.
      root.addEventListener("pointermove", (event) => this.#pointing.look(event, looksOf(this)));
      root.addEventListener("focusin", (event) => this.#focus(event));
      root.addEventListener("focusout", () => this.#pointing.blur());
      root.addEventListener("pointerdown", () => this.#pointing.hide());
      this.addEventListener("pointerleave", () => this.#pointing.leave());
      this.#scene.addEventListener("wheel", (event) => this.#turnByWheel(event), {
        passive: false,
      });
    }

    connectedCallback(): void {
      this.upgrade();
      definition.redraws.add(this.#redraw);
      this.later();
    }

    disconnectedCallback(): void {
      definition.redraws.delete(this.#redraw);
    }

    /** Shows the same again, with games that were defined anew. */
    readonly #redraw = (): void => {
      const { session, picked } = this;
      const { given } = session;
      if (given === null || !definition.kits.has(given.game)) return;
      session.show(given);
      session.take(picked);
      this.later();
    };

    attributeChangedCallback(): void {
      this.session.disabled = this.hasAttribute("disabled");
      this.retake();
    }

    get shown(): Promise<void> {
      return this.#shown;
    }

    /** Schedules one redraw for all changes made at the same time. */
    override later(): void {
      if (!this.isConnected || this.#isDue) return;
      this.#isDue = true;
      this.#shown = Promise.resolve().then(async () => {
        this.#isDue = false;
        const running = this.#draw();
        await Promise.allSettled(running.map(({ finished }) => finished));
      });
    }

    #draw(): Animation[] {
      this.settle();
      const { session } = this;
      const { viewer, isCovered } = session;
      const isOther = viewer !== this.#looked.viewer || isCovered !== this.#looked.covered;
      this.#looked = { viewer, covered: isCovered };
      const running = this.#drawTable();
      if (isOther) this.#tell("look", this.#looked);
      return running;
    }

    #drawTable(): Animation[] {
      const { session } = this;
      this.#table.classList.toggle("covered", session.isCovered);
      this.#pointing.hide();
      if (session.given === null) {
        this.isNew = false;
        this.#drawing.clear();
        this.#actions.clear();
        for (const one of [this.#status, this.#news]) one.replaceChildren();
        return [];
      }
      const focused = this.#focused;
      const before = this.#pieces ?? piecesOf(this.#scene);
      if (session.isCovered) {
        this.#pieces = before;
        this.#drawCover(session.viewer);
        if (focused !== undefined || this.#isMissed) this.#refocus(focused);
        return [];
      }
      this.#pieces = undefined;
      const { isNew } = this;
      this.isNew = false;
      if (isNew) this.#events = this.takeEvents();
      const { told, marked } = this.#events;
      this.#status.textContent = session.prompt();
      this.#drawing.draw(session, marked, looksOf(this));
      makeControls(this.#scene, session.picking);
      const svg = this.#drawing.board;
      if (svg !== null) drawNotes(svg, this.notes);
      const isOther = this.#actions.draw(session, this.#scene);
      if (isNew || isOther) this.#renew();
      if (focused !== undefined || this.#isMissed) this.#refocus(focused);
      if (isNew) this.#news.textContent = session.speech.events(told);
      if (!isNew || told.length === 0 || svg === null || isStill()) return [];
      return animated(svg, before, told);
    }

    /** New buttons do nothing at first: a second click is meant for what was there before. */
    #renew(): void {
      this.#guard.renew(performance.now());
      this.#actions.renew(NEW_FOR);
    }

    /** Draws the cover: nothing of the game but whose turn it is. */
    #drawCover(viewer: Viewer | undefined): void {
      // Only a seat takes over a screen.
      const seat = Number(viewer);
      const { turn, hint, ready } = this.session.speech.cover(seat);
      this.#status.textContent = turn;
      this.#drawing.cover(seat, looksOf(this));
      if (this.#actions.cover(ready)) this.#renew();
      this.#news.textContent = hint;
    }

    /** The control that has the focus, if any. */
    get #focused(): Element | undefined {
      return this.shadowRoot?.activeElement ?? undefined;
    }

    /**
     * Restores the focus after a redraw, now or as soon as there is a control: from a button to a button, from the board to the part
     * nearest to where it was, and from there to the button of a move that has become complete.
     */
    #refocus(focused: Element | undefined): void {
      // Does not take the focus from another element.
      const isElsewhere = document.activeElement !== document.body && !this.matches(":focus");
      if (this.#isMissed && isElsewhere) {
        this.#isMissed = false;
        return;
      }
      const wasButton = focused instanceof HTMLButtonElement;
      const { confirm, first } = this.#actions;
      const parts = this.#scene.querySelectorAll<SVGElement>("[role=button]");
      const near = this.#spot === undefined ? undefined : nearest(parts, this.#spot);
      const target = confirm ?? (wasButton ? first : near) ?? near ?? this.#firstControl;
      this.#isMissed = target === null;
      if (target !== null) enter(this.#scene, target);
    }

    get #firstControl(): HTMLElement | SVGElement | null {
      return this.#actions.first ?? this.#scene.querySelector<SVGElement>("[role=button]");
    }

    /** Focuses the first control; if there is none, because others decide, as soon as there is one. */
    override focus(): void {
      const control = this.#firstControl;
      this.#isMissed = control === null;
      if (control !== null) enter(this.#scene, control);
    }

    /** Notes where the focus is, and shows it. */
    #focus(event: Event): void {
      const { target } = event;
      if (target instanceof SVGElement) {
        this.#spot = middle(target);
        ring(this.#scene, target);
      }
      this.#pointing.look(event, looksOf(this));
    }

    #click(event: Event): void {
      const pressed = event.composedPath().find((target) => target instanceof HTMLButtonElement);
      if (pressed !== undefined && this.#guard.isTooSoon(event)) return;
      this.settle();
      const kinds = pressed?.classList;
      if (kinds?.contains("back") === true) this.#takeBack();
      else if (kinds?.contains("confirm") === true) this.#follow(this.session.make(), event);
      else if (kinds?.contains("turn") === true) this.#turn(1);
      else if (kinds?.contains("ready") === true) this.#lift();
      else this.#pick(event);
    }

    #lift(): void {
      this.session.lift();
      this.later();
    }

    #key(event: KeyboardEvent): void {
      const { key } = event;
      const isButton = event.target instanceof HTMLButtonElement;
      if (isHeld(event)) event.preventDefault();
      else if (key === "Escape" && this.picked.length > 0) this.#takeBack();
      else if ((key === "Enter" || key === " ") && !isButton) this.#pick(event);
      else if (isTurnKey(event)) this.#turn(event.shiftKey ? -1 : 1);
      else if (!walk(this.#scene, this.shadowRoot?.activeElement ?? null, key)) return;
      event.preventDefault();
    }

    #pick(event: Event): void {
      const isEcho = this.#guard.isEcho(event);
      const outcome = this.session.click(picksUnder(event), this.hasAttribute("confirm"));
      // The second click of a double click asks for nothing.
      if (outcome.type !== "refused" || !isEcho) this.#follow(outcome, event);
    }

    #takeBack(): void {
      this.session.takeBack();
      this.#picked();
    }

    /** Turns what lies on the board. */
    #turn(step: 1 | -1): void {
      if (this.session.turn(step)) this.#picked();
    }

    #turnByWheel(event: WheelEvent): void {
      const { turns } = this.session.picking;
      const picks = [...this.session.picking.picked, ...this.session.picking.settled, ...turns];
      if (turns.length < 2 || !picksUnder(event).some((pick) => picks.includes(pick))) return;
      event.preventDefault();
      const step = this.#wheel.step(event);
      if (step !== undefined) this.#turn(step);
    }

    /** Shows and dispatches the outcome of a click. A move is shown when the page sets the state or view after it. */
    #follow(outcome: Outcome, event: Event): void {
      if (outcome.type === "nothing") return;
      this.#pointing.press(event);
      if (outcome.type === "refused") {
        this.#pointing.refuse(outcome.detail.text, event);
        this.#tell("refuse", outcome.detail);
      } else if (outcome.type === "picked") this.#picked();
      else {
        this.later();
        this.#tell("move", outcome.detail);
      }
    }

    /** Shows other picks, and tells the page. */
    #picked(): void {
      this.later();
      const { picked, picks } = this.session.picking;
      this.#tell("pick", { picked, choices: picks } satisfies PickDetail);
    }

    #tell(type: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }
  };
}

/** Tests whether a key turns what lies on the board: R, or with shift the other way. */
const isTurnKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === "r" || key === "R") && !ctrlKey && !metaKey && !altKey;

/** Tests whether the reader's system asks for reduced motion. */
const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
