/**
 * Pictures for the guides, drawn by `toSvg` when the pages are built. A guide places one with `<!-- picture: crater -->`, which
 * GitHub does not show.
 */
import * as desert from "caravanserai/through-the-desert";
import { GAME_IDS } from "caravanserai";
import { balanceCard, generateLayout } from "caravanserai/layouts";
import * as nomadi from "caravanserai/nomadi";
import { toSvg as drawDesert } from "caravanserai/svg/through-the-desert";
import { toSvg as drawNomadi } from "caravanserai/svg/nomadi";
import { nomadi as nomadiWords, throughTheDesert as desertWords } from "caravanserai/words/en";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Application, MarkdownEvent, RendererEvent } from "typedoc";
import { measured } from "../boards/kept.js";
import { cardName } from "../boards/page.js";

interface Picture {
  /** The alternative text. */
  readonly alt: string;
  readonly draw: () => string;
}

/** Returns the drawing of a layout from the guide that shows it, so that the picture fits the guide. */
function drawingOf(name: string): string {
  const guide = readFileSync("docs/drawing-a-layout.md", "utf8");
  const [, drawing] =
    new RegExp(`name: "${name}",[^\`]*drawing: \`([^\`]*)\``, "u").exec(guide) ?? [];
  if (drawing === undefined) throw new Error(`docs/drawing-a-layout.md has no layout ${name}`);
  return drawing;
}

const started = desert.setup({ players: 3, seed: "petra" });

/** The balance cards of docs/boards. */
const cards = GAME_IDS.flatMap((id) =>
  Object.entries(measured(id)).map(([key, assessment]): [string, Picture] => [
    cardName(id, key),
    {
      alt: `The balance card of ${assessment.board ?? id} with ${assessment.players} players`,
      draw: () => balanceCard(assessment),
    },
  ]),
);

/** The pictures, by the names that guides use. */
const PICTURES: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(cards),
  crater: {
    alt: "The layout Crater, with the names of its spaces",
    draw: () => {
      const layout = desert.defineLayout({
        name: "Crater",
        palms: 1,
        camelsPerColour: 7,
        drawing: drawingOf("Crater"),
      });
      const state = desert.setup({ players: 2, seed: 1, layout });
      return drawDesert(state, { words: desertWords, panels: "none", coordinates: true });
    },
  },
  bend: {
    alt: "The layout Bend: a valley with a bend between start and goal",
    draw: () => {
      const layout = nomadi.defineLayout({ name: "Bend", drawing: drawingOf("Bend") });
      const state = nomadi.setup({ players: 2, seed: 1, layout });
      return drawNomadi(state, { words: nomadiWords, panels: "none", coordinates: true });
    },
  },
  generated: {
    alt: "A large generated board for four players, symmetric by rotation",
    draw: () => {
      const { layout } = generateLayout({
        game: "through-the-desert",
        seed: 9,
        players: 4,
        size: "large",
        symmetry: "rotation",
      });
      const state = desert.setup({ players: 4, seed: 1, layout });
      return drawDesert(state, { words: desertWords, panels: "none" });
    },
  },
  petra: {
    alt: "A game of three players that begins, with a panel for each of them",
    draw: () => drawDesert(started, { words: desertWords, names: ["Anna", "Ben", "Chloé"] }),
  },
  choices: {
    alt: "A colour is picked, and every space where its leader can be placed is marked",
    draw: () => {
      const picked = ["colour:sky"];
      const { picks } = desert.choices(started, picked);
      return drawDesert(started, { words: desertWords, panels: "none", choices: picks, picked });
    },
  },
};

/** Inserts the pictures into the guides. */
export function drawPictures(app: Application): void {
  const drawn = new Set<string>();
  // After Markdown has become HTML.
  const late = -100;
  app.renderer.on(
    MarkdownEvent.PARSE,
    (event) => {
      event.parsedText = event.parsedText.replace(
        /<!-- picture: ([\w-]+) -->/gu,
        (_, name: string) => {
          const picture = PICTURES[name];
          if (picture === undefined) {
            app.logger.warn(`${event.page.model.name} wants a picture ${name}, which nobody draws`);
            return "";
          }
          drawn.add(name);
          const src = app.renderer.router?.baseRelativeUrl(
            event.page.model,
            `assets/pictures/${name}.svg`,
          );
          return `<img class="guide-picture" src="${src ?? ""}" alt="${picture.alt}">`;
        },
      );
    },
    late,
  );
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    const folder = join(outputDirectory, "assets/pictures");
    mkdirSync(folder, { recursive: true });
    for (const [name, { draw }] of Object.entries(PICTURES)) {
      if (drawn.has(name)) writeFileSync(join(folder, `${name}.svg`), `${draw()}\n`);
      else app.logger.warn(`no guide shows the picture ${name}`);
    }
  });
}
