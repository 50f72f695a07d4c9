/** The element itself: it draws what is set, listens to people, and tells the page what they want. It knows no rules. */
import type { GameEvent, Viewer } from "../game.js";
import { animated, piecesOf } from "./animation.js";
import type { BoardKit, Shown } from "./kit.js";
import { buttonsFor, enter, makeControls, partOf, picksUnder, walk } from "./parts.js";
import type { AnyWords, BoardProperties, CaravanseraiBoard, PickDetail } from "./properties.js";
import { type Outcome, Session } from "./session.js";
import { STYLE } from "./style.js";

/** Attributes that change how the board looks or listens. */
const ATTRIBUTES = ["theme", "coordinates", "panels", "confirm", "disabled"] as const;

/** The properties that a framework may set before the element is defined. */
const PROPERTIES = ["words", "names", "seat", "events", "state", "view"] as const;

/** The properties, which a new session starts with; each change is drawn. */
function withProperties(kits: ReadonlyMap<string, BoardKit>) {
  return class WithProperties extends HTMLElement implements BoardProperties {
    /** What the page is about to show is told by these events. */
    protected told: readonly GameEvent[] = [];
    protected isNew = false;
    protected readonly session = new Session(kits);
    #events: readonly GameEvent[] = [];

    /** Draws soon. */
    protected later(): void {
      // The element has it.
    }

    #set(table: Shown | null | undefined): void {
      this.session.show(table ?? null);
      this.told = this.#events;
      this.#events = [];
      this.isNew = true;
      this.later();
    }

    /** A property that was set before the element was defined hides the accessor: it is set again. */
    protected upgrade(): void {
      for (const name of PROPERTIES) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = this[name];
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    get state(): Shown | null {
      const { given } = this.session;
      return given !== null && !("viewer" in given) ? given : null;
    }
    set state(state: Shown | null) {
      this.#set(state);
    }

    get view(): Shown | null {
      const { given } = this.session;
      return given !== null && "viewer" in given ? given : null;
    }
    set view(view: Shown | null) {
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

/** Makes the class. The platform's classes are asked for only now, so that the module can be loaded where there are none. */
export function boardClass(kits: ReadonlyMap<string, BoardKit>): new () => CaravanseraiBoard {
  return class Board extends withProperties(kits) {
    static readonly observedAttributes = ATTRIBUTES;

    #isDue = false;
    #shown: Promise<void> = Promise.resolve();
    #under: string | undefined;
    /** Whether the focus was here when the last control went away, because others decide. */
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

    /** Once for all that is set at the same time. */
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

    /** The picture as markup. */
    #drawn(): string {
      const { table, names, picking } = this.session;
      const words = this.session.wordsOf(table.kit.id);
      const [theme, panels] = [this.getAttribute("theme"), this.getAttribute("panels")];
      return table.kit.toSvg(table.shown, {
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

    /** The control that has the focus, if one has. */
    get #focused(): string | undefined {
      const active = this.shadowRoot?.activeElement;
      return active === null || active === undefined
        ? undefined
        : (active.getAttribute("data-pick") ?? "");
    }

    /** After drawing anew: to the same control, or to the first one that is there, now or as soon as there is one. */
    #refocus(pick: string): void {
      // Whoever has gone elsewhere meanwhile stays there.
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

    /** Goes to the first control; if there is none, because others decide, as soon as there is one. */
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

    /** Shows and tells what came of a click. A move is shown when the page sets the state or view after it. */
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

    /** Under the pointer, or with the focus: what it would cause, or why it can't be picked. */
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

/** Whether the reader's system asks for less motion. */
const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
