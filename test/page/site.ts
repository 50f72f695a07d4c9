/** The page as a host serves it, under a path of its own, and visited by Chromium. */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { findChromium, openChromium } from "../../tools/chromium.js";
import { OUT } from "./build.js";

/** Not the root of a host: the page has to work wherever it is put. */
const BASE = "/some/where/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** What is chosen before the page starts, as the page keeps it. */
export type Kept = Readonly<Record<string, unknown>>;

/** How the page is visited: as in a browser, and by default in a hurry. */
export interface VisitOptions extends BrowserContextOptions {
  /** Whether new buttons of the board are pressed at once: its clock says that they came earlier than they did. Default: `true`. */
  readonly hurried?: boolean;
}

/** A page that is visited, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /** Fails if the page has reported an error, or has asked another host for anything; then closes it. */
  readonly end: () => Promise<void>;
}

/** The server and the browser. */
export class Site {
  private constructor(
    private readonly server: Server,
    private readonly browser: Browser,
    readonly address: string,
  ) {}

  static async open(): Promise<Site> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
      const name = path.startsWith(BASE) ? path.slice(BASE.length) || "index.html" : "nothing";
      readFile(join(OUT, normalize(`/${name}`))).then(
        (content) => {
          const type = TYPES[extname(name)] ?? "application/octet-stream";
          response.writeHead(200, { "Content-Type": type }).end(content);
        },
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return new Site(server, await openChromium(), `http://localhost:${port}${BASE}`);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Opens the page in a browser of its own that has kept some things, and waits until it shows something. */
  async visit(
    kept: Kept = {},
    { hurried = true, ...options }: VisitOptions = {},
    path = "",
  ): Promise<Visit> {
    const context = await this.browser.newContext({
      locale: "en",
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") wrong.push(message.text());
    });
    context.on("request", (request) => {
      const url = request.url();
      if (!/^(?:data|blob):/.test(url) && !url.startsWith(this.address)) {
        wrong.push(`asked for ${url}`);
      }
    });
    if (hurried) {
      await page.addInitScript(
        "const now = performance.now.bind(performance); performance.now = () => now() - 400;",
      );
    }
    // Once: what the page itself keeps after that survives a reload.
    await page.addInitScript(
      (entries) => {
        const { localStorage, sessionStorage } = globalThis as unknown as Record<string, Map>;
        interface Map {
          getItem(key: string): string | null;
          setItem(key: string, value: string): void;
        }
        if (sessionStorage?.getItem("visited") === "yes") return;
        sessionStorage?.setItem("visited", "yes");
        for (const [key, value] of entries) {
          localStorage?.setItem(`caravanserai-play:${key}`, JSON.stringify(value));
        }
      },
      // With a window of the usual size there is room for the drawer beside the board.
      Object.entries({ pace: "fast", drawer: options.viewport === undefined, ...kept }),
    );
    await page.goto(this.address + path);
    await page.locator(".plan select, .stage, .drafting").first().waitFor();
    return {
      page,
      end: async () => {
        expect(wrong).toEqual([]);
        await context.close();
      },
    };
  }
}

/** Declares tests of the page. Where there is no Chromium, `npm test` says so. */
export function describePage(about: string, tests: (site: () => Site) => void): void {
  describe.skipIf(findChromium() === undefined)(`the page in Chromium: ${about}`, () => {
    let site: Site;
    beforeAll(async () => {
      site = await Site.open();
    });
    afterAll(() => site.close());
    tests(() => site);
  });
}
