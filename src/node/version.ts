/** Which version of this package runs: workers and arenas on different machines must have the same. */
import { createRequire } from "node:module";

/** The version, from the package's own manifest, which it finds by its name from the source and from the build alike. */
export function ownVersion(): string {
  const load = createRequire(import.meta.url);
  return (load("caravanserai/package.json") as { version: string }).version;
}
