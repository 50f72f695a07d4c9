/**
 * Makes a new Vite project in each framework with its own template, uses the packed tarball in it, with the component of the guide
 * as its app, checks its types with the framework's own checker, builds it, and plays in it by clicks. Needs a build and
 * Chromium.
 */
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser } from "playwright-core";
import { preview } from "vite";
import { openChromium } from "../chromium.js";
import { check, install, pack, project } from "./install.js";

/** A framework: its app, the language of its example in the guide, and its type check. */
interface Framework {
  readonly name: string;
  readonly app: string;
  readonly language: string;
  readonly checker: readonly [bin: string, ...args: string[]];
}

const FRAMEWORKS: readonly Framework[] = [
  { name: "react", app: "src/App.tsx", language: "tsx", checker: ["tsc", "-b"] },
  { name: "vue", app: "src/App.vue", language: "vue", checker: ["vue-tsc", "-b"] },
  {
    name: "svelte",
    app: "src/App.svelte",
    language: "svelte",
    checker: ["svelte-check", "--tsconfig", "./tsconfig.app.json"],
  },
];

const GUIDE = "docs/board-element.md";

/** The moves that are made in each project. */
const MOVES = 4;

/** Returns the example of the guide in a language. */
function exampleIn(language: string): string {
  const guide = readFileSync(join(project, GUIDE), "utf8");
  const [, code] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "msu").exec(guide) ?? [];
  if (code === undefined) throw new Error(`${GUIDE} has no example in ${language}`);
  return code;
}

/** Runs a tool of the project in a folder. */
const run = (cwd: string, [bin = "", ...args]: readonly string[]): void => {
  try {
    execFileSync(join(project, "node_modules", ".bin", bin), args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${bin} in ${cwd}\n${stdout}${stderr}`, { cause: error });
  }
};

/** Lets a folder find every package of the project that is not installed there. */
function linkPackages(folder: string): void {
  const from = join(project, "node_modules");
  const to = join(folder, "node_modules");
  const installed = new Set(readdirSync(to));
  const names = readdirSync(from).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(from, name)).map((one) => `${name}/${one}`) : [name],
  );
  for (const name of names) {
    if (name.startsWith(".") || installed.has(name)) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    symlinkSync(join(from, name), join(to, name), "junction");
  }
}

/** Plays some moves by clicks, and returns what went wrong. */
async function play(browser: Browser, address: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) errors.push(message.text());
  });
  await page.goto(address);
  const status = page.locator("caravanserai-board [part=status]");
  for (let move = 0; move < MOVES; move++) {
    // The first decisions of Nomadi: each player in turn places a pawn, with one click.
    const before = await status.innerText();
    await page.locator("caravanserai-board [data-pick][role=button]").nth(move).click();
    await page.waitForFunction(
      `document.querySelector("caravanserai-board").shadowRoot.querySelector("[part=status]").innerText !== ${JSON.stringify(before)}`,
    );
    // Fails if the move is not told.
    await page.locator("caravanserai-board [part=news]", { hasText: "places a pawn" }).waitFor();
  }
  await page.close();
  return errors;
}

const folder = mkdtempSync(join(tmpdir(), "caravanserai-frameworks-"));
const browser = await openChromium();
try {
  install(folder, pack(folder).tarball);
  linkPackages(folder);
  for (const { name, app, language, checker } of FRAMEWORKS) {
    run(folder, ["create-vite", name, "--template", `${name}-ts`, "--no-interactive"]);
    const root = join(folder, name);
    writeFileSync(join(root, app), exampleIn(language));
    if (name === "vue") {
      // As the guide says.
      const config = join(root, "vite.config.ts");
      const option =
        'vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === "caravanserai-board" } } })';
      writeFileSync(config, readFileSync(config, "utf8").replace("vue()", option));
    }
    run(root, checker);
    check(true, `${checker[0]} accepts the example of the guide in a new project of ${name}`);
    run(root, ["vite", "build"]);
    const server = await preview({ root, logLevel: "error", preview: { port: 0 } });
    try {
      const errors = await play(browser, server.resolvedUrls?.local[0] ?? "");
      check(errors.length === 0, `${MOVES} moves are made by clicks in it ${errors.join("; ")}`);
    } finally {
      await server.close();
    }
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
