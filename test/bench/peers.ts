/** The chess libraries of test/bench/package.json, which are installed only for the benchmark. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "./package.json" with { type: "json" };

/** The folder of their package.json. */
export const PEERS_FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** How to get them. */
export const GET_PEERS = "npm run bench -- --install";

/** Those of them that are not installed. */
export function missingPeers(): string[] {
  return Object.keys(manifest.dependencies).filter(
    (name) => !existsSync(`${PEERS_FOLDER}node_modules/${name}/package.json`),
  );
}
