/** Our own package.json: the version, and where the documentation is. */
import { createRequire } from "node:module";

/** The fields of package.json that the command shows. */
export const ownPackage = createRequire(import.meta.url)("caravanserai/package.json") as {
  readonly version: string;
  readonly homepage: string;
};
