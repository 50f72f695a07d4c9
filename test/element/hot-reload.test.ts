/** The board element in a page that Vite's own server renders, hydrates and reloads while it is open. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openChromium } from "../../tools/chromium.js";
import { executablePath } from "./page.js";

/** The entry points of the page. They are bundled, as Vite does with packages: a page of single files is slow. */
const ENTRIES = ["element", "svg/through-the-desert", "through-the-desert"];

/** The component, as a person edits it: `mark` is what changes. */
const board = (mark: string): string => `
  import { defineBoard } from "caravanserai/element";
  import { toSvg } from "caravanserai/svg/through-the-desert";
  import * as game from "caravanserai/through-the-desert";
  import { useState, useSyncExternalStore } from "react";

  const marked = (state, options) => toSvg(state, options).replace("<svg", '<svg data-mark="${mark}"');
  defineBoard([{ id: "through-the-desert", game, toSvg: marked }]);

  export function Board({ json }) {
    const [state, setState] = useState(() => game.load(json));
    const make = ({ detail }) => setState(game.apply(state, detail.move));
    // As the guide says: React hydrates no properties of custom elements.
    const hydrated = useSyncExternalStore(() => () => {}, () => true, () => false);
    return <section>
      <h1>${mark}: {state.caravans.length} caravans</h1>
      <caravanserai-board key={String(hydrated)} state={state} onmove={make} />
    </section>;
  }
`;
const FILES = {
  "board.tsx": board("first"),
  "game.ts": `
    import { setup, smallWadi } from "caravanserai/through-the-desert";
    export const json = () => JSON.stringify(setup({ players: 2, seed: 1, layout: smallWadi }));
  `,
  "server.tsx": `
    import { renderToString } from "react-dom/server";
    import { Board } from "./board.tsx";
    import { json } from "./game.ts";
    export const state = json();
    export const html = renderToString(<Board json={state} />);
  `,
  "browser.tsx": `
    import { hydrateRoot } from "react-dom/client";
    import { Board } from "./board.tsx";
    hydrateRoot(document.getElementById("root"), <Board json={globalThis.json} />);
  `,
};

describe.skipIf(executablePath === undefined)("Vite's server", { timeout: 120_000 }, () => {
  let folder: string;
  let vite: ViteDevServer;
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(".generated", { recursive: true });
    folder = mkdtempSync(resolve(".generated/hot-reload-"));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    await build({
      entryPoints: Object.fromEntries(ENTRIES.map((name) => [name, `src/${name}/index.ts`])),
      outdir: join(folder, "library"),
      bundle: true,
      splitting: true,
      format: "esm",
      target: "es2022",
      define: { "process.env.NODE_ENV": '"production"' },
    });
    server = createHttpServer();
    vite = await createServer({
      configFile: false,
      root: folder,
      cacheDir: join(folder, "node_modules/.vite"),
      appType: "custom",
      mode: "development",
      logLevel: "error",
      plugins: [react()],
      resolve: {
        alias: [{ find: /^caravanserai\/([\w/-]+)$/, replacement: `${folder}/library/$1.js` }],
      },
      // Named, so that nothing is found later and the page is loaded again.
      optimizeDeps: {
        include: ["react", "react/jsx-dev-runtime", "react-dom/client"],
        noDiscovery: true,
      },
      server: { middlewareMode: true, hmr: { server } },
    });
    server.on("request", (request, response) => {
      vite.middlewares(request, response, () => {
        page(request.url ?? "/").then(
          (html) => response.writeHead(200, { "Content-Type": "text/html" }).end(html),
          (error: unknown) => response.writeHead(500).end(String(error)),
        );
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser.close();
    await vite.close();
    await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true });
  });

  /** The page, rendered on the server. */
  async function page(url: string): Promise<string> {
    const { html, state } = (await vite.ssrLoadModule("/server.tsx")) as Record<string, string>;
    return vite.transformIndexHtml(
      url,
      `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body>
        <div id="root">${html ?? ""}</div>
        <script>json = ${JSON.stringify(state)}</script>
        <script type="module" src="/browser.tsx"></script></body></html>`,
    );
  }

  test("a board is rendered on the server, hydrated, and keeps its game when its module is reloaded", async () => {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/`;
    const sent = await (await fetch(address)).text();
    expect(sent).toMatch(/<caravanserai-board[^>]*><\/caravanserai-board>/u);

    const shown = await browser.newPage();
    const errors: string[] = [];
    shown.on("pageerror", (error) => errors.push(String(error)));
    shown.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    await shown.goto(address);
    const heading = shown.getByRole("heading", { level: 1 });
    const picture = (mark: string) => shown.locator(`caravanserai-board svg[data-mark=${mark}]`);
    await picture("first").first().waitFor();
    await shown.evaluate("globalThis.isSamePage = true");

    // A leader: a space, and a colour if there is a choice.
    await shown.locator("caravanserai-board [data-pick^='space:'].choice").first().click();
    await shown.locator("caravanserai-board [data-pick^='colour:'].choice").first().click();
    await expect.poll(() => heading.innerText()).toBe("first: 1 caravans");

    writeFileSync(join(folder, "board.tsx"), board("second"));
    await picture("second").first().waitFor();
    // React draws the page and the element one after the other.
    await expect.poll(() => heading.innerText()).toBe("second: 1 caravans");
    await expect.poll(() => picture("first").count()).toBe(0);
    expect(await shown.evaluate("globalThis.isSamePage")).toBe(true);
    expect(errors).toEqual([]);

    expect(await (await fetch(address)).text()).toContain("second");
  });
});
