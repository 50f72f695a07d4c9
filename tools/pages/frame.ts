/** The frame of a page: the link to the play page, pictures of the games, our script. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Application,
  type DefaultThemeRenderContext,
  JSX,
  PageEvent,
  RendererEvent,
} from "typedoc";
import { GAME_IDS } from "caravanserai";
import { words } from "caravanserai/words/en";
import { CLOSED_CATEGORIES } from "./contents.js";
import { readable } from "./contrast.js";

/** The pages with a game's picture: its module and its rules page. */
const GAMES = GAME_IDS.map((id) => ({
  id,
  name: words[id].name,
  module: `caravanserai/${id}`,
  picture: `caravanserai/svg/${id}`,
  rules: `Rules: ${words[id].name}`,
}));

/** The background of code in the light and in the dark theme, as in docs/site/style.css. */
const CODE_BACKGROUNDS = { light: "#f6eedf", dark: "#26211c" } as const;

/** Makes the colours of the code themes readable on our backgrounds. */
const readableCode = (css: string): string =>
  css.replace(
    /--(light|dark)(-hl-\d+): (#[0-9A-F]{6,8})/giu,
    (_, theme: "light" | "dark", name: string, colour: string) =>
      `--${theme}${name}: ${readable(colour, CODE_BACKGROUNDS[theme])}`,
  );

/** Names the landmarks of a page, and the key that opens the search. */
const improved = (html: string): string =>
  html
    .replace('<div class="col-content">', '<div class="col-content" role="main">')
    .replace(
      '<div class="col-sidebar">',
      '<div class="col-sidebar" role="complementary" aria-label="Contents">',
    )
    .replace(
      /(<button id="tsd-search-trigger"[^>]*) aria-label="Search">(<svg[\s\S]*?<\/svg>)/u,
      '$1 aria-keyshortcuts="/">$2<span>Search</span><kbd>/</kbd>',
    )
    // A link inside of a control can't be reached by a screen reader; its heading has the same anchor.
    .replace(/<summary[\s\S]*?<\/summary>/gu, (summary) =>
      summary.replace(/<a [^>]*class="tsd-anchor-icon"[\s\S]*?<\/a>/gu, ""),
    );

const nothing = JSX.createElement(JSX.Fragment, null);

const playLink = (context: DefaultThemeRenderContext, text: string): JSX.Element =>
  JSX.createElement(
    "a",
    { href: context.relativeURL("play/index.html"), class: "play-link" },
    text,
  );

/** Returns the picture of a page's game, with links to its module, its rules and the play page. */
function gameFigure(context: DefaultThemeRenderContext): JSX.Element {
  const { project, model } = context.page;
  const game = GAMES.find(({ module, picture, rules }) =>
    [module, picture, rules].includes(model.name),
  );
  if (game === undefined) return nothing;
  const module = project.children?.find(({ name }) => name === game.module);
  const rules = project.documents?.find(({ name }) => name === game.rules);
  const link = (to: typeof module | typeof rules, text: string): JSX.Element =>
    to === undefined || to === model
      ? nothing
      : JSX.createElement("a", { href: context.urlTo(to) }, text);
  return JSX.createElement(
    "figure",
    { class: "game-picture" },
    JSX.createElement("img", {
      src: context.relativeURL(`assets/pictures/${game.id}.svg`),
      alt: `A game of ${game.name}`,
    }),
    JSX.createElement(
      "figcaption",
      null,
      link(module, `Module ${game.module}`),
      link(rules, "The rules"),
      playLink(context, "Play in the browser"),
    ),
  );
}

export function frame(app: Application, docs: string): void {
  const { hooks } = app.renderer;
  hooks.on("head.end", (context) =>
    JSX.createElement("script", { defer: true, src: context.relativeURL("assets/site.js") }),
  );
  hooks.on("sidebar.begin", (context) =>
    JSX.createElement("p", { class: "play" }, playLink(context, "Play in the browser")),
  );
  hooks.on("content.begin", (context) =>
    context.page.url === "index.html"
      ? JSX.createElement("p", { class: "play" }, playLink(context, "Play in the browser"))
      : gameFigure(context),
  );
  app.renderer.on(PageEvent.END, (page) => {
    if (page.contents === undefined) return;
    // The README has a title of its own.
    const title = page.url === "index.html" ? /<div class="tsd-page-title">[\s\S]*?<\/div>/u : "";
    page.contents = improved(page.contents)
      .replace(title, "")
      .replace(
        /(<details class="[^"]*tsd-member-group[^"]*") open(><summary [^>]*data-key="section-([^"]*)")/gu,
        (whole, before: string, after: string, category: string) =>
          CLOSED_CATEGORIES.has(category) ? before + after : whole,
      );
  });
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    const colours = join(outputDirectory, "assets/highlight.css");
    const css = readFileSync(colours, "utf8");
    writeFileSync(colours, readableCode(css));
    const folder = join(outputDirectory, "assets/pictures");
    mkdirSync(folder, { recursive: true });
    for (const { id } of GAMES) {
      copyFileSync(join(docs, `pictures/${id}.svg`), join(folder, `${id}.svg`));
    }
  });
}
