/** The element itself: draws the properties, handles input, and dispatches events to the page. It knows no rules. */
import type { GameEvent, StateOrView, Viewer } from "../game.js";
import { animated, piecesOf } from "./animation.js";
import type { BoardKit } from "./kit.js";
import { buttonsFor, enter, makeControls, partOf, picksUnder, walk } from "./parts.js";
import type { AnyWords, BoardProperties, CaravanseraiBoard, PickDetail } from "./properties.js";
import { type Outcome, Session } from "./session.js";
import { STYLE } from "./style.js";

/** Attributes that change how the board looks or listens. */
const ATTRIBUTES = ["theme", "coordinates", "panels", "confirm", "disabled"] as const;

/** The properties that a framework may set before the element is defined. */
const PROPERTIES = ["words", "names", "seat", "events", "state", "view"] as const;

/** Makes the base class with the properties; each change triggers a redraw. */
function withProperties(kits: ReadonlyMap<string, BoardKit>) {
  return class WithProperties extends HTMLElement implements BoardProperties {
    /** The events that led to the next state or view. */
    protected told: readonly GameEvent[] = [];
    protected isNew = false;
    protected readonly session = new Session(kits);
    #events: readonly GameEvent[] = [];

    /** Schedules a redraw. */
    protected later(): void {
      // The element has it.
    }

    #set(state: StateOrView | null | undefined): void {
      this.session.show(state ?? null);
      this.told = this.#events;
      this.#events = [];
      this.isNew = true;
      this.later();
    }

    /** Sets a property again that was set before the element was defined: it would hide the accessor. */
    protected upgrade(): void {
      for (const name of PROPERTIES) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = this[name];
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    get state(): StateOrView | null {
      const { given } = this.session;
      return given !== null && !("viewer" in given) ? given : null;
    }
    set state(state: StateOrView | null) {
      this.#set(state);
    }

    get view(): StateOrView | null {
      const { given } = this.session;
      return given !== null && "viewer" in given ? given : null;
    }
    set view(view: StateOrView | null) {
      this.#set(view);
    }

    get seat(): Viewer | undefined {
      return this.session.seat;
    }
    set seat(seat: Viewer | undefined) {
      this.session.seat = seat;
      this.later();
    }

    get words(): AnyWords | null {
      return this.session.words;
    }
    set words(words: AnyWords | null) {
      this.session.words = words;
      this.later();
    }

    get names(): readonly (string | null | undefined)[] {
      return this.session.names;
    }
    set names(names: readonly (string | null | undefined)[]) {
      this.session.names = Array.isArray(names) ? names : [];
      this.later();
    }

    get events(): readonly GameEvent[] {
      return this.#events;
    }
    set events(events: readonly GameEvent[]) {
      this.#events = Array.isArray(events) ? events : [];
    }

    get picked(): readonly string[] {
      return this.session.picking.picked;
    }
    set picked(picked: readonly string[]) {
      this.session.take(picked);
      this.later();
    }
  };
}

/** Makes the class. DOM classes are only used when this is called, so that the module can be imported where there are none. */
export function boardClass(kits: ReadonlyMap<string, BoardKit>): new () => CaravanseraiBoard {
  return class Board extends withProperties(kits) {
    static readonly observedAttributes = ATTRIBUTES;

    #isDue = false;
    #shown: Promise<void> = Promise.resolve();
    #under: string | undefined;
    /** Whether the focus was here when the last control disappeared, because others decide. */
    #isMissed = false;
    readonly #status = paragraph("status", "role", "status");
    readonly #hint = paragraph("hint", "aria-live", "polite");
    readonly #picture = document.createElement("div");
    readonly #actions = document.createElement("div");

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const style = document.createElement("style");
      style.textContent = STYLE;
      this.#picture.setAttribute("part", "picture");
      this.#actions.setAttribute("part", "actions");
      root.append(style, this.#status, this.#picture, this.#actions, this.#hint);
      root.addEventListener("click", (event) => this.#click(event));
      root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
      root.addEventListener("pointerover", (event) => this.#look(event));
      root.addEventListener("focusin", (event) => this.#look(event));
    }

    connectedCallback(): void {
      this.upgrade();
      this.later();
    }

    attributeChangedCallback(): void {
      this.session.disabled = this.hasAttribute("disabled");
      this.session.take(this.picked);
      this.later();
    }

    get shown(): Promise<void> {
      return this.#shown;
    }

    /** Schedules one redraw for all changes made at the same time. */
    protected override later(): void {
      if (!this.isConnected || this.#isDue) return;
      this.#isDue = true;
      this.#shown = Promise.resolve().then(async () => {
        this.#isDue = false;
        const running = this.#draw();
        await Promise.allSettled(running.map(({ finished }) => finished));
      });
    }

    #draw(): Animation[] {
      const { session, isNew } = this;
      this.isNew = false;
      if (session.given === null) {
        for (const one of [this.#status, this.#picture, this.#actions, this.#hint]) {
          one.replaceChildren();
        }
        return [];
      }
      const { speech, picking } = session;
      const focused = this.#focused;
      const before = piecesOf(this.#picture);
      this.#status.textContent = speech.status();
      this.#picture.innerHTML = this.#drawn();
      const svg = this.#picture.querySelector("svg");
      if (svg !== null) makeControls(svg, picking);
      this.#actions.replaceChildren(...buttonsFor(picking, speech, this.#picture));
      if (focused !== undefined || this.#isMissed) this.#refocus(focused ?? "");
      if (isNew) this.#hint.textContent = speech.events(this.told);
      if (!isNew || this.told.length === 0 || svg === null || isStill()) return [];
      return animated(svg, before, this.told);
    }

    /** Returns the picture as markup. */
    #drawn(): string {
      const { current, names, picking } = this.session;
      const words = this.session.wordsOf(current.kit.id);
      const [theme, panels] = [this.getAttribute("theme"), this.getAttribute("panels")];
      return current.kit.toSvg(current.shown, {
        ...(words === undefined ? {} : { words }),
        names,
        events: this.told,
        choices: picking.picks,
        picked: picking.picked,
        coordinates: this.hasAttribute("coordinates"),
        theme: theme === "light" || theme === "dark" ? theme : "auto",
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
        this.#actions.querySelector<HTMLElement>("button.confirm, button.choice") ??
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
      const button = event.composedPath().find((target) => target instanceof HTMLButtonElement);
      if (button?.classList.contains("back") === true) this.#takeBack();
      else if (button?.classList.contains("confirm") === true) this.#follow(this.session.make());
      else this.#pick(event);
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
      if (under[0] === this.#under) return;
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

/** Tests whether the reader's system asks for reduced motion. */
const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
