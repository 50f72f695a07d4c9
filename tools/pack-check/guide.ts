/** Builds the game of docs/adding-a-game.md with the packed tarball: compiled against its types, checked by its suite. */
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { check, project } from "./install.js";

/** As in the guide, but with JavaScript output, which needs no `tsx` to run. */
const compilerOptions = {
  target: "es2022",
  module: "nodenext",
  lib: ["es2022", "dom"],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
};

/** Follows the guide in a folder where the tarball is installed. */
export function checkGuide(folder: string): void {
  const where = join(folder, "last-water");
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, args, { cwd: where, encoding: "utf8" });
  const suite = `fast-check@${manifest.devDependencies["fast-check"]}`;
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", "--no-save"];
  execFileSync("npm", ["install", ...quietly, suite], {
    cwd: folder,
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  cpSync(join(project, "docs/examples/last-water"), where, { recursive: true });
  rmSync(join(where, "tsconfig.json"));
  writeFileSync(join(where, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(where, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  run(join(project, "node_modules/typescript/bin/tsc"));
  check(true, "the game of the guide compiles with the types of the tarball");
  // In CI the random games are always the same; elsewhere each run tries others.
  const seed = process.env["CI"] === undefined ? "{}" : "{ seed: 20261116 }";
  writeFileSync(
    join(where, "settings.js"),
    `import fc from "fast-check";\nfc.configureGlobal(${seed});\n`,
  );
  const said = run("--import", "./settings.js", "check.js").trim();
  check(said === "Last Water keeps every law.", `the game of the guide is checked: ${said}`);
  check(run("play.js").includes("game-ended"), "bots play the game of the guide to its end");
}
