/** The recipes for pages in Chromium: the React table is played by clicks, and the worker thinks. */
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import {
  apply,
  GAME_IDS,
  type GameId,
  legalMoves,
  type MoveOf,
  setup,
  type StateOf,
  view,
} from "caravanserai";
import { phaseText, words } from "caravanserai/words/en";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, openChromium } from "../../tools/chromium.js";

const executablePath = findChromium();
const ADDRESS = "http://recipes.test/";

/** One script out of a program of the recipes. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "docs/recipes", loader: "tsx" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    tsconfig: "docs/recipes/tsconfig.json",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}

const TABLE = `
  import { setup } from "caravanserai";
  import { createRoot } from "react-dom/client";
  import { flushSync } from "react-dom";
  import { GameTable } from "./game-table.js";

  Object.assign(globalThis, {
    flushSync,
    open: (game, seed, bots) => {
      const root = createRoot(document.body.appendChild(document.createElement("div")));
      // Nomadi is long: a tenth of it is enough.
      const limit = game === "nomadi" ? { maxTurns: 40 } : {};
      const first = () => setup(game, { players: 2, seed, ...limit });
      flushSync(() => root.render(<GameTable first={first} bots={bots} />));
    },
  });
`;
const PAGE = `
  import { thinker } from "./thinking-page.js";

  globalThis.ask = thinker(new Worker("/worker.js", { type: "module" }));
`;
/** Clicks a random one of what can be clicked, until the game is over. */
const PLAY = `(seed) => {
  let clicks = 0;
  const random = (bound) => (seed = (seed * 48271) % 2147483647) % bound;
  while (document.querySelector("main").dataset.phase !== "over") {
    const found = document.querySelectorAll("[data-pick]:not([aria-pressed=true]):not([fill=gold]), button:not([data-pick])");
    if (++clicks > 20000 || found.length === 0) throw new Error("stuck after " + clicks + " clicks");
    flushSync(() => found[random(found.length)].dispatchEvent(new MouseEvent("click", { bubbles: true })));
  }
  return clicks;
}`;

describe.skipIf(executablePath === undefined)("recipes in Chromium", { timeout: 300_000 }, () => {
  let browser: Browser;
  let files: Readonly<Record<string, string>>;
  beforeAll(async () => {
    browser = await openChromium();
    files = {
      "/table.js": await bundle(TABLE),
      "/page.js": await bundle(PAGE),
      // Exported, since a file that is only imported counts as one without side effects here.
      "/worker.js": await bundle('export * from "./thinking-worker.js";'),
    };
  });
  afterAll(() => browser.close());

  async function visit(script: string): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.route(`${ADDRESS}**`, (route) => {
      const code = files[new URL(route.request().url()).pathname];
      return code === undefined
        ? route.fulfill({ contentType: "text/html", body: "<!doctype html><body></body>" })
        : route.fulfill({ contentType: "text/javascript", body: code });
    });
    await page.goto(ADDRESS);
    await page.addScriptTag({ url: script, type: "module" });
    return { page, errors };
  }

  async function openTable(game: GameId, bots: readonly string[]) {
    const visited = await visit("/table.js");
    await visited.page.waitForFunction("globalThis.flushSync !== undefined");
    await visited.page.evaluate(`open(${JSON.stringify(game)}, 7, ${JSON.stringify(bots)})`);
    return visited;
  }

  test.each(GAME_IDS)("React: a whole game of %s is played by clicks", async (game) => {
    const { page, errors } = await openTable(game, []);
    const first = setup<GameId>(game, { players: 2, seed: 7 });
    await expect
      .poll(() => page.innerText("h1"))
      .toBe(`Player 1: ${phaseText(words[game], first)}`);
    // With a real mouse first, until something has changed.
    for (let click = 0; click < 3; click++) {
      const before = await page.innerHTML("main");
      await page.locator("[data-pick]").last().click();
      await expect.poll(() => page.innerHTML("main")).not.toBe(before);
    }
    expect(Number(await page.evaluate(`(${PLAY})(${game.length})`))).toBeGreaterThan(30);
    await expect.poll(() => page.innerText("h1")).toMatch(/ wins?\.$/u);
    await expect.poll(() => page.locator("[data-pick]").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  test.each(GAME_IDS)("React: a bot answers in %s, and a click gets a reason", async (game) => {
    const { page, errors } = await openTable(game, ["", "easy"]);
    const isMine = 'document.querySelector("main").dataset.seat === "0"';
    for (let moves = 0; moves < 3; moves++) {
      await page.waitForFunction(isMine);
      const before = await page.locator("svg").innerHTML();
      // One part of a move after the other, until the seat changes or something on the board has.
      for (let clicks = 0; clicks < 4 && (await page.evaluate(isMine)) === true; clicks++) {
        const offered = page.locator('[data-pick]:not([aria-pressed="true"]):not([fill="gold"])');
        if ((await offered.count()) > 0) await offered.first().click();
        else if (before === (await page.locator("svg").innerHTML())) throw new Error("stuck");
      }
    }
    await page.waitForFunction(isMine);
    const before = await page.innerText("[role=status]");
    await page.locator("[data-space]:not([data-pick])").first().click();
    expect(before).toBe("");
    await expect.poll(() => page.innerText("[role=status]")).toMatch(/^[A-Z].*\.$/u);
    expect(errors).toEqual([]);
    await page.close();
  });

  test.each(GAME_IDS)("a worker thinks about views of %s while the page goes on", async (game) => {
    const { page, errors } = await visit("/page.js");
    await page.waitForFunction("globalThis.ask !== undefined");
    let state: StateOf<GameId> = setup<GameId>(game, { players: 2, seed: 3 });
    let all = 0;
    // A forced move, or any on a busy machine, may come back before the first tick.
    for (let turn = 0; turn < 3 || (all === 0 && !state.over); turn++) {
      const seen = JSON.stringify(view(state, state.seat ?? "spectator"));
      const { move, ticks } = await page.evaluate<{
        move: MoveOf<GameId>;
        ticks: number;
      }>(`(async () => {
        let ticks = 0;
        const timer = setInterval(() => ticks++, 1);
        const move = await ask(${seen}, 2);
        clearInterval(timer);
        return { move, ticks };
      })()`);
      expect(legalMoves(state)).toContainEqual(move);
      all += ticks;
      state = apply(state, move);
    }
    expect(all).toBeGreaterThan(0);
    const refused = await page.evaluate<string>(
      'ask({ game: "nomadi", nonsense: true }, 2).then(() => "no error", String)',
    );
    expect(refused).toContain("LoadError");
    expect(errors).toEqual([]);
    await page.close();
  });
});
