/** The element itself: draws the properties, handles input, and dispatches events to the page. It knows no rules. */
import type { GameEvent, Viewer } from "../game.js";
import { animated, piecesOf } from "./animation.js";
import { withProperties } from "./board-properties.js";
import { markOf } from "./cover.js";
import { type Definition, DEFINITION } from "./definition.js";
import { button, buttonsFor, enter, makeControls, partOf, picksUnder, walk } from "./parts.js";
import type { CaravanseraiBoard, LookDetail, PickDetail } from "./properties.js";
import type { Outcome } from "./session.js";
import { STYLE } from "./style.js";

/** Attributes that change how the board looks or listens. */
const ATTRIBUTES = ["theme", "coordinates", "panels", "confirm", "disabled"] as const;

/** Makes the class. DOM classes are only used when this is called, so that the module can be imported where there are none. */
export function boardClass(definition: Definition): new () => CaravanseraiBoard {
  return class Board extends withProperties(definition) {
    static readonly observedAttributes = ATTRIBUTES;
    static readonly [DEFINITION] = definition;

    #isDue = false;
    /** The events that led to what is shown. */
    #told: readonly GameEvent[] = [];
    /** The pieces that were shown before the board was covered. */
    #pieces: ReadonlySet<string> | undefined;
    #looked: LookDetail = { viewer: undefined, covered: false };
    #shown: Promise<void> = Promise.resolve();
    #under: string | undefined;
    /** Where the pointer was pressed last. What comes to lie under it is not pointed at until it moves. */
    #pressedAt = "";
    /** Whether the focus was here when the last control disappeared, because others decide. */
    #isMissed = false;
    readonly #status = paragraph("status", "role", "status");
    readonly #hint = paragraph("hint", "aria-live", "polite");
    readonly #picture = document.createElement("div");
    readonly #actions = document.createElement("div");
    readonly #table = document.createElement("div");

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const style = document.createElement("style");
      style.textContent = STYLE;
      this.#picture.setAttribute("part", "picture");
      this.#actions.setAttribute("part", "actions");
      this.#table.append(this.#status, this.#picture, this.#actions, this.#hint);
      root.append(style, this.#table);
      root.addEventListener("click", (event) => this.#click(event));
      root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
      root.addEventListener("pointerover", (event) => this.#look(event));
      root.addEventListener("focusin", (event) => this.#look(event));
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
      if (session.given === null) {
        this.isNew = false;
        for (const one of this.#table.children) one.replaceChildren();
        return [];
      }
      const focused = this.#focused;
      const before = this.#pieces ?? piecesOf(this.#picture);
      if (session.isCovered) {
        this.#pieces = before;
        this.#drawCover(session.viewer);
        if (focused !== undefined || this.#isMissed) this.#refocus("");
        return [];
      }
      this.#pieces = undefined;
      const { isNew } = this;
      this.isNew = false;
      if (isNew) this.#told = this.takeEvents();
      const told = this.#told;
      const { speech, picking } = session;
      this.#status.textContent = speech.status();
      this.#picture.innerHTML = this.#drawn();
      const svg = this.#picture.querySelector("svg");
      if (svg !== null) makeControls(svg, picking);
      this.#actions.replaceChildren(...buttonsFor(picking, speech, this.#picture));
      if (focused !== undefined || this.#isMissed) this.#refocus(focused ?? "");
      if (isNew) this.#hint.textContent = speech.events(told);
      if (!isNew || told.length === 0 || svg === null || isStill()) return [];
      return animated(svg, before, told);
    }

    /** Draws the cover: nothing of the game but whose turn it is. */
    #drawCover(viewer: Viewer | undefined): void {
      // Only a seat takes over a screen.
      const seat = Number(viewer);
      const { turn, hint, ready } = this.session.speech.cover(seat);
      this.#status.textContent = turn;
      this.#picture.innerHTML = markOf(seat, this.#theme);
      this.#actions.replaceChildren(button(ready, "ready"));
      this.#hint.textContent = hint;
    }

    get #theme(): "auto" | "light" | "dark" {
      const theme = this.getAttribute("theme");
      return theme === "light" || theme === "dark" ? theme : "auto";
    }

    /** Returns the picture as markup. */
    #drawn(): string {
      const { current, names, picking } = this.session;
      const words = this.session.wordsOf(current.kit.id);
      const panels = this.getAttribute("panels");
      return current.kit.toSvg(current.shown, {
        ...(words === undefined ? {} : { words }),
        names,
        events: this.#told,
        choices: picking.picks,
        picked: picking.picked,
        coordinates: this.hasAttribute("coordinates"),
        theme: this.#theme,
        panels: panels === "below" || panels === "none" ? panels : "beside",
      });
    }

    /** The control that has the focus, if any. */
    get #focused(): string | undefined {
      const active = this.shadowRoot?.activeElement;
      return active === null || active === undefined
        ? undefined
        : (active.getAttribute("data-pick") ?? "");
    }

    /** Restores the focus after a redraw: to the same control, or to the first one, now or as soon as there is one. */
    #refocus(pick: string): void {
      // Does not take the focus from another element.
      const isElsewhere = document.activeElement !== document.body && !this.matches(":focus");
      if (this.#isMissed && isElsewhere) {
        this.#isMissed = false;
        return;
      }
      const part = partOf(this.#picture, pick);
      const target = part?.getAttribute("role") === "button" ? part : this.#firstControl;
      this.#isMissed = target === null;
      if (target !== null) enter(this.#picture, target);
    }

    get #firstControl(): HTMLElement | SVGElement | null {
      return (
        this.#actions.querySelector<HTMLElement>("button.ready, button.confirm, button.choice") ??
        this.#picture.querySelector<SVGElement>("[role=button]")
      );
    }

    /** Focuses the first control; if there is none, because others decide, as soon as there is one. */
    override focus(): void {
      const control = this.#firstControl;
      this.#isMissed = control === null;
      if (control !== null) enter(this.#picture, control);
    }

    #click(event: Event): void {
      this.#pressedAt = placeOf(event);
      const pressed = event.composedPath().find((target) => target instanceof HTMLButtonElement);
      this.settle();
      if (pressed?.classList.contains("back") === true) this.#takeBack();
      else if (pressed?.classList.contains("confirm") === true) this.#follow(this.session.make());
      else if (pressed?.classList.contains("ready") === true) this.#lift();
      else this.#pick(event);
    }

    #lift(): void {
      this.session.lift();
      this.later();
    }

    #key(event: KeyboardEvent): void {
      const { key } = event;
      if (key === "Escape" && this.picked.length > 0) this.#takeBack();
      else if ((key === "Enter" || key === " ") && !(event.target instanceof HTMLButtonElement)) {
        this.#pick(event);
      } else if (!walk(this.#picture, this.shadowRoot?.activeElement ?? null, key)) return;
      event.preventDefault();
    }

    #pick(event: Event): void {
      this.#follow(this.session.click(picksUnder(event), this.hasAttribute("confirm")));
    }

    #takeBack(): void {
      this.session.take(this.picked.slice(0, -1));
      this.#follow({ type: "picked" });
    }

    /** Shows and dispatches the outcome of a click. A move is shown when the page sets the state or view after it. */
    #follow(outcome: Outcome): void {
      if (outcome.type === "nothing") return;
      this.#under = undefined;
      if (outcome.type === "refused") {
        this.#hint.textContent = outcome.detail.text;
        this.#tell("refuse", outcome.detail);
        return;
      }
      this.later();
      if (outcome.type === "move") this.#tell("move", outcome.detail);
      else {
        const { picked, picks, move } = this.session.picking;
        const causes = move === null ? [] : this.session.foreseen(move);
        this.#hint.textContent = this.session.speech.events(causes);
        this.#tell("pick", { picked, choices: picks } satisfies PickDetail);
      }
    }

    #tell(type: string, detail: object): void {
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }

    /** Shows a hint for the pick that is hovered or focused: what it would cause, or why it can't be picked. */
    #look(event: Event): void {
      const under = picksUnder(event);
      if (under[0] === this.#under || this.session.isCovered) return;
      if (event instanceof MouseEvent && placeOf(event) === this.#pressedAt) return;
      this.#under = under[0];
      const hint = this.session.hint(under);
      if (hint !== undefined) this.#hint.textContent = hint;
    }
  };
}

function paragraph(part: string, role: string, value: string): HTMLElement {
  const made = document.createElement("p");
  made.setAttribute("part", part);
  made.setAttribute(role, value);
  return made;
}

/** Returns where a pointer is, in whole pixels: some browsers round those of clicks only. */
const placeOf = (event: Event): string =>
  event instanceof MouseEvent ? `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}` : "";

/** Tests whether the reader's system asks for reduced motion. */
const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
