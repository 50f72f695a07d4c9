/** The version of this package: arenas and workers on different machines must have the same. */
import { createRequire } from "node:module";

/** Returns the version from the package's manifest, which is found by its name from the source and from the build. */
export function ownVersion(): string {
  const load = createRequire(import.meta.url);
  return (load("caravanserai/package.json") as { version: string }).version;
}
