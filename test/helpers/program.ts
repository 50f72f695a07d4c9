/** Programs of the source as one file: a loader of TypeScript takes seconds to start in each process. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles a program, given by its path from the root of the project, and returns the path of what Node can run. */
export function programOf(source: string): string {
  const path = join(root, `.generated/programs/${basename(source, ".ts")}.js`);
  const { outputFiles } = buildSync({
    entryPoints: [join(root, source)],
    write: false,
    // With the paths of the package's own name.
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  // Moved there at once, since other test files do the same at this time.
  const own = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(own, outputFiles[0]?.text ?? "");
  renameSync(own, path);
  return path;
}
