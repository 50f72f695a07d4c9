/** What is built once for both runs, and by tests again only if its sources have changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Something that is built of files. */
export interface Built {
  /** Tests whether it is there as it was built, of the files as they are now. */
  isFresh(): boolean;
  /** Notes that it has just been built. Takes what {@link digest} returned before the build. */
  keep(digest: string): void;
  /** Returns a digest of the files that it is built of. */
  digest(): string;
}

/** Written by tools, and no source of anything. */
const WRITTEN = /(?:^|\/)(?:node_modules|docs\/api)(?:\/|$)/u;

/** Returns the files of a folder, or the file itself. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll("\\", "/"))
    .filter((file) => !WRITTEN.test(file))
    .sort();
}

/** Returns a digest of the names and texts of files. */
function digestOf(paths: readonly string[]): string {
  // Another Node may compile otherwise.
  const hash = createHash("sha256").update(process.version);
  for (const file of paths.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Describes something that is built.
 *
 * @param name - Its name, for a note in .generated.
 * @param target - The folder that the build writes.
 * @param sources - The files and folders that it is built of.
 */
export function built(name: string, target: string, sources: readonly string[]): Built {
  const note = `.generated/built/${name}.txt`;
  const digest = (): string => digestOf(sources);
  return {
    digest,
    isFresh: () =>
      existsSync(target) &&
      existsSync(note) &&
      readFileSync(note, "utf8") === `${digest()}\n${digestOf([target])}`,
    keep: (found) => {
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, `${found}\n${digestOf([target])}`);
    },
  };
}

const COMMON = ["package.json", "package-lock.json", "tsconfig.json"];

/** The library, as `npm run build` makes it. */
export const library = built("library", "dist", [...COMMON, "tsup.config.ts", "src", "tools"]);

/** The page to play on, as its tests build it. */
export const page = built("page", ".generated/page", [...COMMON, "src", "docs"]);
