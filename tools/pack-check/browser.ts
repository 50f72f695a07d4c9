/**
 * Uses the packed tarball in a page without a bundler, with the import map of the guide, and compares every game with the same
 * game in Node. Needs a build and Chromium.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { openChromium } from "../chromium.js";
import {
  check,
  compileConsumer,
  install,
  pack,
  playByImport,
  project,
  type Result,
} from "./install.js";

const GUIDE = "docs/getting-started.md";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
};

/** Returns the page of the guide. */
function pageOfGuide(): string {
  const guide = readFileSync(join(project, GUIDE), "utf8");
  const [, page] = /^```html\n(.*?)^```$/msu.exec(guide) ?? [];
  if (page === undefined) throw new Error(`${GUIDE} shows no page`);
  return page;
}

/** Serves the files of a folder, on localhost only. */
async function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = join(folder, path === "/" ? "index.html" : path);
    try {
      const body = readFileSync(file);
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns what the page shows, its errors, and what the consumer plays there. */
async function visit(address: string): Promise<{ text: string; errors: string[]; played: Result }> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("requestfailed", (request) => errors.push(`no answer: ${request.url()}`));
    page.on("response", (response) => {
      if (!response.ok() && !response.url().endsWith("/favicon.ico")) {
        errors.push(`${response.status()}: ${response.url()}`);
      }
    });
    await page.goto(address, { waitUntil: "load" });
    // As JSON, like the results from Node.
    const played = await page.evaluate<string>(
      'import("/consumer.mjs").then(({ result }) => JSON.stringify(result))',
    );
    return {
      text: await page.innerText("body"),
      errors,
      played: JSON.parse(played) as Result,
    };
  } finally {
    await browser.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), "caravanserai-browser-"));
try {
  install(folder, pack(folder).tarball);
  compileConsumer(folder);
  writeFileSync(join(folder, "index.html"), pageOfGuide());
  const server = await serve(folder);
  try {
    const { text, errors, played } = await visit(server.address);
    check(errors.length === 0, `the page of the guide has no errors ${errors.join("; ")}`);
    check(/\d+ legal moves/u.test(text), `it shows what it should: ${text}`);
    const inNode = playByImport(folder);
    const games = [played.one, ...played.others];
    check(
      games.every(({ turns }) => turns > 0),
      `games are played to their end: ${games.map(({ turns }) => turns).join(", ")} turns`,
    );
    check(isDeepStrictEqual(played, inNode), "they end as in Node, with the same hash and score");
  } finally {
    server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
