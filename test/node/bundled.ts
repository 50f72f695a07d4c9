/** Files of src/node and of these tests, bundled: the source takes seconds to start in a thread or a process. */
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles the threads of src/node and some files of this folder for one test file, and tells where they are. */
export async function bundled<File extends string>(
  name: string,
  ...files: readonly File[]
): Promise<Readonly<Record<File | "search-thread" | "thread", URL>>> {
  const outdir = join(root, `.generated/threads/${name}`);
  await build({
    entryPoints: [
      join(root, "src/node/thread.ts"),
      join(root, "src/node/search-thread.ts"),
      ...files.map((file) => join(root, `test/node/${file}.ts`)),
    ],
    entryNames: "[name]",
    outdir,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  const places = [...(["thread", "search-thread"] as const), ...files].map((file) => [
    file,
    pathToFileURL(join(outdir, `${file}.js`)),
  ]);
  // One place for each file.
  return Object.fromEntries(places) as Record<File | "search-thread" | "thread", URL>;
}
