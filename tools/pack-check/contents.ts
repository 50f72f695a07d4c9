/** Checks the size of the tarball, and its texts: licences of bundled packages, and links that work outside the repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isAbsolute, linksOf } from "../packing/readme.js";
import { check, type Packed, project } from "./install.js";

/**
 * The maximum size of the tarball, in bytes. Source maps with their sources made it 1.8 MB packed and 7.5 MB unpacked: a large
 * increase must be intended.
 */
const LIMIT = { size: 1_000_000, unpackedSize: 3_800_000 };

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** Checks the size of the tarball. */
export function checkSize(packed: Packed): void {
  for (const kind of ["size", "unpackedSize"] as const) {
    const what = kind === "size" ? "packed" : "unpacked";
    check(
      packed[kind] <= LIMIT[kind],
      `the tarball is at most ${kilobytes(LIMIT[kind])} ${what}: it is ${kilobytes(packed[kind])}` +
        // Only shown on failure.
        (packed[kind] > LIMIT[kind]
          ? ". See what grew with `npm pack --dry-run`, or raise LIMIT in tools/pack-check/contents.ts and say why"
          : ""),
    );
  }
}

/** Returns the folders of the packages bundled into a file: esbuild names every module in a comment above it. */
const containedIn = (code: string): string[] => [
  ...new Set(
    [...code.matchAll(/^\/\/ (.*\bnode_modules\/(?:@[^/\n]+\/)?[^/\n]+)\//gmu)].map(
      ([, path = ""]) => path,
    ),
  ),
];

/** Tests whether the comment at the top of a file names a package and its licence. */
function says(code: string, path: string): boolean {
  const [notice = ""] = /^\/\*!.*?\*\//msu.exec(code) ?? [];
  const { name, license } = JSON.parse(
    readFileSync(join(project, path, "package.json"), "utf8"),
  ) as {
    name: string;
    license?: string;
  };
  return (
    license === "MIT" &&
    notice.split("\n").some((line) => line.includes(name) && line.endsWith(copyrightOf(path)))
  );
}

/** Returns the copyright line of a package's licence. */
function copyrightOf(path: string): string {
  const folder = join(project, path);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
  if (file === undefined) throw new Error(`${path} has no licence`);
  const [line] = /^copyright .*$/imu.exec(readFileSync(join(folder, file), "utf8")) ?? [];
  if (line === undefined) throw new Error(`the licence of ${path} does not say whose it is`);
  return line.trim();
}

/** Checks the texts of the package in a folder. */
export function checkTexts(folder: string): void {
  const licence = readFileSync(join(project, "LICENSE"), "utf8");
  check(readFileSync(join(folder, "LICENSE"), "utf8") === licence, "it has its licence");

  const files = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.c?js$/u.test(file))
    .map((file) => ({ file, code: readFileSync(join(folder, "dist", file), "utf8") }));
  const contained = files.flatMap(({ file, code }) =>
    containedIn(code).map((path) => ({ file, path, isSaid: says(code, path) })),
  );
  const silent = contained.filter(({ isSaid }) => !isSaid);
  check(
    contained.length > 0 && silent.length === 0,
    `the licences of ${contained.length} packages in it are named (tools/command-licences.ts)` +
      silent.map(({ file, path }) => `; ${file} lacks ${path}: ${copyrightOf(path)}`).join(""),
  );

  const links = linksOf(readFileSync(join(folder, "README.md"), "utf8"));
  const relative = links.filter((target) => !isAbsolute(target));
  check(
    links.length > 0 && relative.length === 0,
    `all ${links.length} links of its README are absolute ${relative.join(" ")}`,
  );
}
