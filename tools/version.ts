/** Writes the version of package.json into the source, after `changeset version` has changed it. */
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../src/kit/version.ts", import.meta.url);
const { version } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };
const source = readFileSync(file, "utf8");
writeFileSync(file, source.replace(/VERSION = "[^"]*"/u, `VERSION = ${JSON.stringify(version)}`));
