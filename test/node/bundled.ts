/** Files of src/node and of these tests, bundled: the source takes seconds to start in a thread or a process. */
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles the thread of src/node and a worker process for one test file, and tells where they are. */
export async function bundled(name: string): Promise<{ thread: URL; worker: URL }> {
  const outdir = join(root, `.generated/threads/${name}`);
  await build({
    entryPoints: [join(root, "src/node/thread.ts"), join(root, "test/node/worker.ts")],
    entryNames: "[name]",
    outdir,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return {
    thread: pathToFileURL(join(outdir, "thread.js")),
    worker: pathToFileURL(join(outdir, "worker.js")),
  };
}
