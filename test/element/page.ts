/** A page in Chromium with the board element, for tests. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build, type Plugin } from "esbuild";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { compile } from "svelte/compiler";
import { findChromium } from "../../tools/chromium.js";

export const executablePath = findChromium();

const ADDRESS = "http://board.test/";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All games, and functions for the tests to call on the page. */
export const PAGE = `
  import { defineBoard } from "caravanserai/element";
  import * as desertSons from "caravanserai/desert-sons";
  import * as nomadi from "caravanserai/nomadi";
  import * as throughTheDesert from "caravanserai/through-the-desert";
  import { toSvg as sons } from "caravanserai/svg/desert-sons";
  import { toSvg as caravan } from "caravanserai/svg/nomadi";
  import { toSvg as desert } from "caravanserai/svg/through-the-desert";
  import { words } from "caravanserai/words/en";

  const games = { "through-the-desert": throughTheDesert, nomadi, "desert-sons": desertSons };
  const board = document.createElement("caravanserai-board");
  document.querySelector("main").append(board);
  const table = { moves: [], refusals: [], state: undefined, game: undefined };
  board.words = words;
  board.addEventListener("move", ({ detail }) => {
    table.moves.push(detail.move);
    const { game, state } = table;
    board.events = game.events(state, detail.move);
    table.state = game.apply(state, detail.move);
    board.state = table.state;
  });
  board.addEventListener("refuse", ({ detail }) => table.refusals.push(detail));
  const open = (id, options) => {
    table.game = games[id];
    // Random games of Nomadi take thousands of clicks.
    const small =
      id === "through-the-desert" ? { layout: throughTheDesert.smallWadi } : id === "nomadi" ? { maxTurns: 12 } : {};
    table.state = table.game.setup({ players: 2, seed: 7, ...small, ...options });
    board.state = table.state;
    return board.shown;
  };
  const advance = (moves) => {
    let seed = 5;
    for (let made = 0; made < moves && table.state.seat !== null; made++) {
      seed = (seed * 48271) % 2147483647;
      const list = table.game.legalMoves(table.state);
      table.state = table.game.apply(table.state, list[seed % list.length]);
    }
    board.state = table.state;
    return board.shown;
  };
  Object.assign(globalThis, { board, table, games, open, advance });
  // Set before it is defined: the element has to take note of it.
  open("through-the-desert");
  defineBoard([
    { id: "through-the-desert", game: throughTheDesert, toSvg: desert },
    { id: "nomadi", game: nomadi, toSvg: caravan },
    { id: "desert-sons", game: desertSons, toSvg: sons },
  ]);
  globalThis.defineBoard = defineBoard;
  globalThis.isReady = true;
`;

/** Waits until the buttons are no longer new: before, clicks on them do nothing. */
export const settled = (page: Page): Promise<void> =>
  page.locator("[part=actions]:not([data-new])").waitFor({ state: "attached" });

/** Svelte files are compiled by Svelte itself. */
const svelte: Plugin = {
  name: "svelte",
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compile(readFileSync(path, "utf8"), { filename: path, generate: "client" }).js.code,
      loader: "js",
    }));
  },
};

/** One script out of a program. */
export async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "test/element", loader: "tsx" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["browser"],
    tsconfig: "docs/recipes/tsconfig.json",
    plugins: [svelte],
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
  });
  return outputFiles[0]?.text ?? "";
}

/** A page that has run a script, and everything that went wrong on it. */
export async function visit(
  browser: Browser,
  script: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith("/script.js")
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><html lang="en"><head><title>Board</title><link rel="icon" href="data:,"></head><body><main><h1>Board</h1></main></body></html>',
        }),
  );
  await page.goto(ADDRESS);
  await page.addScriptTag({ url: "/script.js", type: "module" });
  await page.waitForFunction("globalThis.isReady === true");
  return { page, errors };
}

/** What axe-core has against the page, in short. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`))",
  );
}
