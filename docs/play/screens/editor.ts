/** The screen on which a board is drawn: problems are shown while typing, and a board without problems can be played. */
import { type App, messageOf, type Screen } from "../app.js";
import { button, fill, h } from "../dom.js";
import { assessField, type AssessField } from "../editor/assess-field.js";
import { findingLists } from "../editor/findings.js";
import { generateField } from "../editor/generate-field.js";
import { mirrored } from "../editor/grid.js";
import { paintField, type PaintField } from "../editor/paint-field.js";
import type { Drawing, DrawingField, DrawnProblem, LibraryKit } from "../kits/kit.js";
import { loadKit } from "../kits/load.js";
import type { BoardFinding } from "caravanserai/through-the-desert";
import { labelOf } from "../language.js";
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
  readonly #inputs = new Map<string, HTMLInputElement>();
  readonly #undo: HTMLButtonElement;
  readonly #painting: PaintField | null;
  readonly #assessing: AssessField;
  readonly #before: Drawing[] = [];
  #board: object | null = null;
  readonly #play: HTMLButtonElement;
  #drawing: Drawing;

  constructor(
    private readonly app: App,
    private readonly kit: LibraryKit,
  ) {
    const { texts } = app.language;
    const first = { name: texts.ownBoard, ...kit.drafting.first };
    this.#drawing = { ...first, ...(app.plan.games[kit.id].drawing ?? {}) };
    this.#play = button(texts.playHere, () => this.#begin(), { class: "primary" });
    this.#undo = button(texts.undoChange, () => this.#takeBack(), { disabled: true });
    this.#painting = this.#paintField();
    this.#assessing = assessField(kit.id, app.language, this.#players, () => this.#board);
  }

  get #players(): number {
    return seatedPlayers(this.kit, this.app.plan).length;
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
        this.#input("name", texts.boardName, "text"),
        generateField(kit, texts, this.#players, (drawing) => this.#replace(drawing)),
        this.#painting?.element ?? null,
        h(
          "div",
          { class: "row" },
          this.#undo,
          drafting.grid !== null &&
            button(texts.mirror, () =>
              this.#replace({ drawing: mirrored(this.#drawing["drawing"] ?? "") }),
            ),
        ),
        ...drafting.fields
          .filter(({ kind }) => kind !== "drawing")
          .map((field) => this.#field(field)),
        h(
          "details",
          { open: drafting.grid === null },
          h("summary", {}, texts.asText),
          h("p", { class: "hint" }, texts.editorHint[kit.id]),
          this.#legend(),
          ...drafting.fields
            .filter(({ kind }) => kind === "drawing")
            .map((field) => this.#field(field)),
        ),
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
      h(
        "section",
        { class: "showing", "aria-label": texts.preview },
        this.#picture,
        this.#assessing.element,
      ),
    ];
    this.#painting?.show(this.#drawing["drawing"] ?? "");
    this.#check();
    return parts;
  }

  #paintField(): PaintField | null {
    const { grid, legend } = this.kit.drafting;
    if (grid === null) return null;
    const { texts, words } = this.app.language;
    const { terrain: labels } = words[this.kit.id];
    const brushes = legend.map((one) => ({ ...one, label: labelOf(labels, one.terrain) }));
    return paintField({
      grid,
      brushes: [...brushes, { character: " ", terrain: "nothing", label: texts.nothing }],
      label: texts.paint,
      hint: texts.paintHint,
      change: (drawing) => this.#replace({ drawing }),
    });
  }

  /** Changes fields other than by typing, and shows them. */
  #replace(fields: Drawing): void {
    this.#before.push(this.#drawing);
    this.#put({ ...this.#drawing, ...fields });
  }

  #takeBack(): void {
    const before = this.#before.pop();
    if (before !== undefined) this.#put(before);
  }

  #put(drawing: Drawing): void {
    this.#drawing = drawing;
    for (const [id, input] of this.#inputs) input.value = drawing[id] ?? "";
    for (const [id, { area }] of this.#areas) area.value = drawing[id] ?? "";
    this.#keep();
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
    this.#inputs.set(id, input);
    return h("label", { class: "field" }, h("span", {}, label), input);
  }

  #change(id: string, text: string): void {
    this.#before.push(this.#drawing);
    this.#drawing = { ...this.#drawing, [id]: text };
    this.#keep();
  }

  /** Keeps the drawing in the plan, and shows it. */
  #keep(): void {
    this.#undo.disabled = this.#before.length === 0;
    this.#assessing.reset();
    this.#painting?.show(this.#drawing["drawing"] ?? "");
    this.app.plan = withGame(this.app.plan, { drawing: this.#drawing, board: OWN });
    this.app.keep();
    this.#check();
  }

  /** Shows the problems, or the board if there are none. */
  #check(): void {
    const { drafting } = this.kit;
    try {
      this.#board = null;
      const layout = drafting.define(this.#drawing);
      const players = this.#players;
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
      this.#board = layout;
      this.#show([], drafting.check(layout, players));
    } catch (error) {
      this.#show(problemsIn(error, drafting.fields, this.#drawing), []);
    }
  }

  #show(problems: readonly DrawnProblem[], findings: readonly BoardFinding[]): void {
    const { texts, words } = this.app.language;
    const wrong = findings.flatMap(({ kind, spaces }) => (kind === "problem" ? spaces : []));
    this.#painting?.mark(wrong);
    this.#play.disabled = problems.length > 0;
    for (const [id, area] of this.#areas) area.mark(problems.filter(({ field }) => field === id));
    this.#picture.classList.toggle("stale", problems.length > 0);
    fill(
      this.#problems,
      problems.length === 0
        ? h("p", { class: "good" }, texts.noProblems)
        : h("h2", {}, texts.problems),
      problems.length > 0 && h("ul", {}, ...problems.map((problem) => this.#problem(problem))),
      ...findingLists(findings, words[this.kit.id], texts, (spaces) =>
        this.#painting?.mark(spaces ?? wrong),
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
