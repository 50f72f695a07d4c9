/** The screen on which a board is drawn: problems are shown while typing, and a board without problems can be played. */
import { type App, messageOf, type Screen } from "../app.js";
import { button, fill, h } from "../dom.js";
import type { DrawingField, DrawnProblem, PlayKit } from "../kits/kit.js";
import { loadKit } from "../kits/load.js";
import { heading, labelOf } from "../language.js";
import { begin } from "../match.js";
import { type DrawingArea, drawingArea, offsetOf } from "../parts/drawing-field.js";
import { OWN, seatedPlayers, withGame } from "../plan.js";
import { problemsIn } from "../problems.js";

export function editorScreen(app: App): Screen {
  const { texts } = app.language;
  const element = h("div", { class: "editor" }, h("p", { class: "hint" }, texts.loading));
  return {
    title: texts.editor[app.plan.game],
    element,
    shown() {
      loadKit(app.plan.game)
        .then((kit) => fill(element, ...new Editor(app, kit).parts()))
        .catch((error: unknown) => app.notify(texts.notLoaded, messageOf(error)));
    },
  };
}

class Editor {
  readonly #areas = new Map<string, DrawingArea>();
  readonly #problems = h("div", { class: "problems", id: "problems", "aria-live": "polite" });
  readonly #picture = h("div", { class: "preview picture" });
  readonly #play: HTMLButtonElement;
  #drawing: Readonly<Record<string, string>>;

  constructor(
    private readonly app: App,
    private readonly kit: PlayKit,
  ) {
    const { texts } = app.language;
    const first = { name: texts.ownBoard, ...kit.drafting.first };
    this.#drawing = { ...first, ...(app.plan.games[kit.id].drawing ?? {}) };
    this.#play = button(texts.playHere, () => this.#begin(), { class: "primary" });
  }

  /** Makes the content of the screen. */
  parts(): HTMLElement[] {
    const { app, kit } = this;
    const { texts } = app.language;
    const { drafting } = kit;
    const parts = [
      h(
        "section",
        { class: "drafting", "aria-labelledby": "editor-title" },
        h("h1", { id: "editor-title" }, texts.editor[kit.id]),
        h("p", { class: "hint" }, texts.editorHint[kit.id]),
        this.#legend(),
        this.#input("name", texts.boardName, "text"),
        ...drafting.fields.map((field) => this.#field(field)),
        this.#problems,
        h(
          "div",
          { class: "row" },
          this.#play,
          button(texts.startOver, () => {
            this.app.plan = withGame(app.plan, { drawing: null, board: "" });
            this.app.go("editor");
          }),
          button(texts.newGame, () => app.go("setup")),
          app.match !== null && button(texts.back, () => app.go("table")),
        ),
      ),
      h("section", { class: "showing", "aria-label": texts.preview }, this.#picture),
    ];
    this.#check();
    return parts;
  }

  #legend(): HTMLElement | null {
    const { legend } = this.kit.drafting;
    if (legend.length === 0) return null;
    const { texts, words } = this.app.language;
    const { terrain: labels } = words[this.kit.id];
    return h(
      "dl",
      { class: "legend", "aria-label": texts.legend },
      ...legend.map(({ character, terrain }) =>
        h("div", {}, h("dt", {}, h("code", {}, character)), h("dd", {}, labelOf(labels, terrain))),
      ),
    );
  }

  #field({ id, kind }: DrawingField): HTMLElement {
    const label = this.app.language.texts.fields[id];
    if (kind !== "drawing") return this.#input(id, label, kind === "number" ? "number" : "text");
    const area = drawingArea(label, this.#drawing[id] ?? "", (text) => this.#change(id, text));
    this.#areas.set(id, area);
    return area.element;
  }

  #input(id: string, label: string, type: string): HTMLElement {
    const input = h("input", {
      type,
      value: this.#drawing[id] ?? "",
      maxlength: 100,
      autocomplete: "off",
      input: () => this.#change(id, input.value),
    });
    return h("label", { class: "field" }, h("span", {}, label), input);
  }

  #change(id: string, text: string): void {
    this.#drawing = { ...this.#drawing, [id]: text };
    this.app.plan = withGame(this.app.plan, { drawing: this.#drawing, board: OWN });
    this.app.keep();
    this.#check();
  }

  /** Shows the problems, or the board if there are none. */
  #check(): void {
    const { drafting } = this.kit;
    try {
      const layout = drafting.define(this.#drawing);
      const players = seatedPlayers(this.kit, this.app.plan).length;
      const options = { players, seed: "preview", [this.kit.about.boardOption]: layout };
      const [state] = begin(this.kit, options, []).states;
      if (state !== undefined) {
        const words = this.app.language.words[this.kit.id];
        this.#picture.innerHTML = this.kit.toSvg(state, {
          words,
          panels: "none",
          coordinates: true,
        });
      }
      this.#show([], drafting.check(layout));
    } catch (error) {
      this.#show(problemsIn(error, drafting.fields, this.#drawing), []);
    }
  }

  #show(problems: readonly DrawnProblem[], advice: readonly string[]): void {
    const { texts } = this.app.language;
    this.#play.disabled = problems.length > 0;
    for (const [id, area] of this.#areas) area.mark(problems.filter(({ field }) => field === id));
    this.#picture.classList.toggle("stale", problems.length > 0);
    fill(
      this.#problems,
      problems.length === 0
        ? h("p", { class: "good" }, texts.noProblems)
        : h("h2", {}, texts.problems),
      problems.length > 0 && h("ul", {}, ...problems.map((problem) => this.#problem(problem))),
      advice.length > 0 &&
        h(
          "details",
          {},
          h("summary", {}, texts.advice),
          // Advice of the library is in English.
          h("ul", { lang: "en" }, ...advice.map((text) => h("li", {}, heading(text)))),
        ),
    );
  }

  /** Makes the entry of a problem; if its place is known, a click selects it. */
  #problem({ field, row, column, message }: DrawnProblem): HTMLElement {
    const { texts } = this.app.language;
    const area = field === null ? undefined : this.#areas.get(field)?.area;
    const text = h("span", { lang: "en" }, message);
    if (row === null || area === undefined) return h("li", {}, text);
    const name = this.#areas.size > 1 ? `${texts.fields[field as "drawing"]}, ` : "";
    const go = (): void => {
      const place = offsetOf(area.value, row, column ?? 1);
      area.focus();
      area.setSelectionRange(place, place + 1);
    };
    return h(
      "li",
      {},
      button(`${name}${texts.at(row, column)}`, go, { class: "place" }),
      ": ",
      text,
    );
  }

  /** Starts a game on the board, with the planned players. */
  #begin(): void {
    const { app } = this;
    app.plan = withGame(app.plan, { drawing: this.#drawing, board: OWN });
    void app.startPlanned();
  }
}
