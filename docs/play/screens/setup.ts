/** The screen that sets up a game: game, board, players, rules, with a picture of the board. */
import type { GameId } from "caravanserai";
import { type App, messageOf, type Screen } from "../app.js";
import { button, fill, h, select } from "../dom.js";
import { boardsOf, isOutside, type LibraryKit, type PlayKit } from "../kits/kit.js";
import { boardWords } from "../language.js";
import { begin } from "../match.js";
import { optionsOf } from "../options.js";
import { gameCards } from "../parts/game-cards.js";
import { moduleField } from "../parts/module-field.js";
import { rulesLink } from "../parts/rules-link.js";
import { seatsForm } from "../parts/seats.js";
import { gameKey, OWN, plannedKit, setupOptions, withBoard, withGame } from "../plan.js";

/** A fixed seed, so that the preview of a board is the same for everybody. */
const PREVIEW_SEED = "preview";

export function setupScreen(app: App): Screen {
  const { texts } = app.language;
  const picture = h("div", { class: "preview picture" });
  const form = h("form", {
    class: "plan",
    submit: (event) => {
      event.preventDefault();
      void app.startPlanned();
    },
  });

  /** Changes the plan, and redraws the form. */
  const change = (next: App["plan"], isDrawn = true): void => {
    app.plan = next;
    app.keep();
    if (isDrawn) void load();
  };

  async function load(): Promise<void> {
    const key = gameKey(app.plan);
    try {
      const loaded = await plannedKit(app.plan);
      if (gameKey(app.plan) !== key) return; // Another game was chosen meanwhile.
      const focused = document.activeElement?.getAttribute("data-key");
      draw(loaded);
      if (focused) form.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    } catch (error) {
      app.notify(texts.notLoaded, messageOf(error));
      // A module may be gone from its host; the games of the library are still there.
      if (app.plan.outside?.isChosen === true) change({ ...app.plan, outside: null });
    }
  }

  /** Draws the board as it is at the start; nothing if the person's own board has problems. */
  function drawPicture(loaded: PlayKit): void {
    try {
      const { states } = begin(loaded, setupOptions(loaded, app.plan, PREVIEW_SEED), []);
      const [state] = states;
      if (state === undefined) return;
      const words = boardWords(app.language, loaded);
      picture.innerHTML = loaded.toSvg(state, {
        panels: "none",
        ...(words === null ? {} : { words }),
      });
    } catch {
      fill(picture);
    }
  }

  /** Chooses a game of the library, or the one from outside. */
  const choose = (game: GameId | null): void => {
    const outside = app.plan.outside && { ...app.plan.outside, isChosen: game === null };
    change({ ...app.plan, ...(game === null ? {} : { game }), outside });
  };

  /** Makes the list of boards; a game from outside may have none. */
  function boardField(loaded: PlayKit): HTMLElement | null {
    const own = isOutside(loaded) ? null : app.plan.games[loaded.id].drawing;
    const boards = [
      ...boardsOf(loaded).map(({ name }) => ({ value: name, text: name })),
      ...(own === null ? [] : [{ value: OWN, text: `${texts.ownBoard}: ${own["name"] ?? ""}` }]),
    ];
    if (boards.length === 0) return null;
    const { board } = isOutside(loaded)
      ? { board: app.plan.outside?.board ?? "" }
      : app.plan.games[loaded.id];
    return h(
      "div",
      { class: "row" },
      select(
        isOutside(loaded) ? texts.outsideBoard : texts.board[loaded.id],
        boards,
        board,
        (chosen) => change(withBoard(app.plan, chosen)),
        { "data-key": "board" },
      ),
      !isOutside(loaded) &&
        button(texts.drawBoard[loaded.id], () => app.go("editor"), { class: "quiet" }),
    );
  }

  function draw(loaded: PlayKit): void {
    drawPicture(loaded);
    fill(
      form,
      gameCards(app.language, app.plan, choose),
      rulesLink(app.language, loaded),
      boardField(loaded),
      seatsForm(app, loaded, change),
      h(
        "details",
        { class: "rules" },
        h("summary", {}, texts.rules),
        ...(isOutside(loaded) ? [] : optionFields(loaded)),
        seedField(),
      ),
      h(
        "div",
        { class: "row start" },
        h("button", { type: "submit", class: "primary", "data-key": "start" }, texts.start),
        app.match !== null && button(texts.back, () => app.go("table")),
        fileButton(),
      ),
      moduleField(app),
    );
  }

  const optionFields = ({ id }: LibraryKit): HTMLElement[] =>
    optionsOf(id).map(([name, values]) => optionField(id, name, values));

  function optionField(id: GameId, name: string, values: readonly string[]): HTMLElement {
    const { options } = app.plan.games[id];
    // By their type, the texts have an entry for each option and value.
    const labels = (
      texts.options[id] as Readonly<
        Record<string, { label: string; values: Readonly<Record<string, string>> }>
      >
    )[name];
    return select(
      labels?.label ?? name,
      values.map((value) => ({ value, text: labels?.values[value] ?? value })),
      options[name] ?? "",
      (value) =>
        change(
          withGame(app.plan, { options: { ...app.plan.games[id].options, [name]: value } }),
          false,
        ),
    );
  }

  function seedField(): HTMLElement {
    const input = h("input", {
      type: "text",
      maxlength: 100,
      value: app.plan.seed,
      autocomplete: "off",
      "aria-describedby": "seed-hint",
      input: () => change({ ...app.plan, seed: input.value }, false),
    });
    return h(
      "div",
      {},
      h("label", { class: "field" }, h("span", {}, texts.seed), input),
      h("p", { class: "hint", id: "seed-hint" }, texts.seedHint),
    );
  }

  function fileButton(): HTMLElement {
    const input = h("input", {
      type: "file",
      accept: ".txt,.json,text/plain,application/json",
      hidden: true,
      "aria-label": texts.loadFile,
      change: () => {
        const file = input.files?.[0];
        if (file !== undefined) void app.openFile(file);
        input.value = "";
      },
    });
    return h(
      "span",
      {},
      input,
      button(texts.loadFile, () => input.click(), { class: "quiet" }),
    );
  }

  return {
    title: texts.newGame,
    element: h(
      "div",
      { class: "setup" },
      h(
        "section",
        { class: "chooser", "aria-labelledby": "setup-title" },
        h("h1", { id: "setup-title" }, texts.newGame),
        form,
      ),
      picture,
    ),
    shown: () => {
      fill(form, h("p", { class: "hint" }, texts.loading));
      void load();
    },
  };
}
