/**
 * Writes `dist/schemas/<game>.json`: JSON Schemas of everything that a game sends or keeps, made from its types, for programs that
 * are not written in TypeScript.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };
import { gameSchemas, SCHEMA_GAMES } from "./games.js";

const folder = fileURLToPath(new URL("../../dist/schemas/", import.meta.url));
mkdirSync(folder, { recursive: true });
const schemas = gameSchemas();
for (const game of SCHEMA_GAMES) {
  const schema = { $comment: `caravanserai ${manifest.version}`, ...schemas[game] };
  writeFileSync(`${folder}${game}.json`, `${JSON.stringify(schema)}\n`);
}
