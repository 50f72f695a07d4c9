/** Installs the packed tarball in an empty folder, as a user would, and compiles a consumer against its types. */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { result } from "./consumer.js";

/** The games that the consumer has played. */
export type Result = typeof result;

/** The folder of the project. */
export const project = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command, and returns its output. */
function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows npm is a script, which needs a shell. Node does not, and a shell would split its arguments.
      shell: process.platform === "win32" && command !== process.execPath,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${[command, ...args].join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

/** Prints a message if a condition holds, or throws. */
export function check(holds: boolean, message: string): void {
  if (!holds) throw new Error(`not so: ${message}`);
  console.log(`ok  ${message}`);
}

/** The facts that npm reports about a tarball. */
export interface Packed {
  /** Its file name, in the folder that it was packed into. */
  readonly tarball: string;
  readonly files: readonly string[];
  /** In bytes. */
  readonly size: number;
  /** In bytes. */
  readonly unpackedSize: number;
}

/**
 * Packs the project into a folder, as `npm publish` does. It packs a copy, because npm's scripts change the README for a
 * moment, while other checks may read it.
 */
export function pack(folder: string): Packed {
  const copy = join(folder, "project");
  for (const name of readdirSync(project)) {
    if (/^(?:node_modules|\..*|test|coverage)$/u.test(name)) continue;
    cpSync(join(project, name), join(copy, name), {
      recursive: true,
      filter: (path) => path !== join(project, "docs", "api"),
    });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"), "junction");
  const args = ["pack", "--json", "--foreground-scripts=false", "--pack-destination", folder];
  const [packed] = JSON.parse(run("npm", args, copy)) as [
    { filename: string; files: { path: string }[]; size: number; unpackedSize: number },
  ];
  const { filename: tarball, size, unpackedSize } = packed;
  const kept = (where: string): string => readFileSync(join(where, "README.md"), "utf8");
  check(kept(copy) === kept(project), "packing leaves the README as it was");
  rmSync(copy, { recursive: true });
  return { tarball, files: packed.files.map(({ path }) => path), size, unpackedSize };
}

/** Installs the tarball in its folder. */
export function install(folder: string, tarball: string): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const quietly = ["--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  run("npm", ["install", ...quietly, `./${tarball}`], folder);
  check(true, "the tarball installs in an empty folder");
}

/** Copies the consumer under both module systems and compiles it, library types included. */
export function compileConsumer(folder: string): void {
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
  check(true, "a strict consumer compiles with its types, as .mts and as .cts");
}

/** Runs a script in the folder that prints the games of the consumer. */
export function play(folder: string, script: string): Result {
  return JSON.parse(run(process.execPath, ["--eval", script], folder)) as Result;
}

/** Returns the games of the consumer, through `import`. */
export const playByImport = (folder: string): Result =>
  play(
    folder,
    'import("./consumer.mjs").then(({ result }) => console.log(JSON.stringify(result)))',
  );
