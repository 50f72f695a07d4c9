/** Makes ready what the processes run: the package as it is published, and their own files as plain JavaScript. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { buildSync } from "esbuild";
import ts from "typescript";
import { missingPeers } from "./peers.js";

const SOURCE = "test/bench";
const TARGET = ".generated/bench";
/** The one file that needs libraries of test/bench/package.json. */
const CHESS = "chess.ts";
/** The one file that needs what the package does not export. */
const SEARCHES = "searches.ts";

/** What a process starts with. Inside the package, so that the package's own name leads to what was built. */
export const workerFile = `${TARGET}/worker/main.js`;

/** Builds the package, unless it is there, and the processes' files. */
export function build(noPackage: boolean): void {
  if (!noPackage) {
    execFileSync("npm", ["run", "--silent", "build", "--", "--silent"], {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  }
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(`${TARGET}/worker`, { recursive: true });
  const files = readdirSync(`${SOURCE}/worker`).filter((file) => !file.endsWith(".d.ts"));
  for (const file of files.filter((name) => name !== CHESS && name !== SEARCHES)) {
    // A loader such as tsx would lead the package's name to its source by the paths in tsconfig.json.
    const { outputText } = ts.transpileModule(readFileSync(`${SOURCE}/worker/${file}`, "utf8"), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(`${TARGET}/worker/${file.replace(/\.ts$/, ".js")}`, outputText);
  }
  // With the minds of the bots inside, from the source; the package's own name leads to what was built, as everywhere here.
  buildSync({
    entryPoints: [`${SOURCE}/worker/${SEARCHES}`],
    outdir: `${TARGET}/worker`,
    bundle: true,
    packages: "external",
    tsconfigRaw: {},
    format: "esm",
    target: "es2022",
  });
  if (missingPeers().length > 0) return;
  // With the libraries inside: the folder that they are installed in is not above the target.
  buildSync({
    entryPoints: [`${SOURCE}/worker/${CHESS}`],
    outdir: `${TARGET}/worker`,
    bundle: true,
    external: ["./contestant.js"],
    format: "esm",
    platform: "node",
    target: "es2022",
  });
}
