/** A page in Chromium with the board element, for tests. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build, type Plugin } from "esbuild";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { compile } from "svelte/compiler";
import { findChromium } from "../../tools/chromium.js";

export const executablePath = findChromium();

const ADDRESS = "http://board.test/";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

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

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ["--no-sandbox"],
  });

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
