/** Makes ready what the processes run: the package as it is published, and their own files as plain JavaScript. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import ts from "typescript";

const SOURCE = "test/bench";
const TARGET = ".generated/bench";

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
  for (const file of readdirSync(`${SOURCE}/worker`)) {
    // A loader such as tsx would lead the package's name to its source by the paths in tsconfig.json.
    const { outputText } = ts.transpileModule(readFileSync(`${SOURCE}/worker/${file}`, "utf8"), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(`${TARGET}/worker/${file.replace(/\.ts$/, ".js")}`, outputText);
  }
}
