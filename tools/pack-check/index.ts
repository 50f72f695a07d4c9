/**
 * Uses the packed tarball as a stranger would: installs it in an empty folder, compiles a consumer
 * against its types and plays through `import` and through `require`. Needs a build.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import manifest from "../../package.json" with { type: "json" };
import type { result } from "./consumer.js";

type Result = typeof result;

const project = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "caravanserai-pack-"));

function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${[command, ...args].join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

function check(holds: boolean, message: string): void {
  if (!holds) throw new Error(`not so: ${message}`);
  console.log(`ok  ${message}`);
}

/** Packs the project and tells where the tarball is and what is in it. */
function pack(): { tarball: string; files: string[] } {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [packed] = JSON.parse(run("npm", args, project)) as [
    { filename: string; files: { path: string }[] },
  ];
  return { tarball: packed.filename, files: packed.files.map(({ path }) => path) };
}

/** Every path that the manifest's `exports` lead to. */
function targets(node: unknown): string[] {
  if (typeof node === "string") return [node.replace(/^\.\//, "")];
  return Object.values(node as Record<string, unknown>).flatMap(targets);
}

function checkFiles(files: readonly string[]): void {
  const entries = Object.keys(manifest.exports).map((path) =>
    path === "." ? "index" : path.slice(2),
  );
  const shared = "[\\w-]+-[\\w-]{8}";
  const meant = new RegExp(
    "^(?:package\\.json|README\\.md|CHANGELOG\\.md|LICENSE|" +
      `dist/(?:${entries.join("|")}|${shared})\\.(?:c?js(?:\\.map)?|d\\.c?ts))$`,
  );
  const unexpected = files.filter((file) => !meant.test(file));
  check(
    unexpected.length === 0,
    `nothing in the tarball but what is meant ${unexpected.join(" ")}`,
  );
  const missing = [...targets(manifest.exports), "README.md", "LICENSE"].filter(
    (file) => !files.includes(file),
  );
  check(
    missing.length === 0,
    `everything that exports name is in the tarball ${missing.join(" ")}`,
  );
}

/** Copies the consumer under both module systems and compiles it, library types included. */
function compileConsumer(): void {
  for (const ending of ["mts", "cts"]) {
    copyFileSync(
      fileURLToPath(new URL("consumer.ts", import.meta.url)),
      join(folder, `consumer.${ending}`),
    );
  }
  const compilerOptions = {
    target: "es2022",
    module: "nodenext",
    lib: ["es2022"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["consumer.mts", "consumer.cts"] }),
  );
  run(process.execPath, [join(project, "node_modules/typescript/bin/tsc"), "-p", folder], folder);
}

function play(script: string): Result {
  return JSON.parse(run(process.execPath, ["--eval", script], folder)) as Result;
}

try {
  const { tarball, files } = pack();
  checkFiles(files);

  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  run("npm", ["install", ...quietly, `./${tarball}`], folder);
  check(true, "the tarball installs in an empty folder");

  compileConsumer();
  check(true, "a strict consumer compiles with its types, as .mts and as .cts");

  const imported = play(
    'import("./consumer.mjs").then(({ result }) => console.log(JSON.stringify(result)))',
  );
  const required = play('console.log(JSON.stringify(require("./consumer.cjs").result))');
  check(
    imported.one.turns > 0,
    `a game is played to its end by import: ${imported.one.turns} turns`,
  );
  check(isDeepStrictEqual(imported, required), "the same game by require ends the same");
  check(isDeepStrictEqual(imported.one, imported.any), "the root plays it the same");
  const lengths = imported.others.map(({ turns }) => turns);
  check(
    lengths.every((turns) => turns > 0),
    `so are the other games: ${lengths.join(" and ")} turns`,
  );
  for (const [system, { sharedErrors }] of Object.entries({ imported, required })) {
    const names = Object.keys(sharedErrors);
    const shared = names.length > 0 && Object.values(sharedErrors).every((same) => same);
    check(shared, `entry points ${system} share their classes: ${names.join(", ")}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
