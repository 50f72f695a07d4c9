/**
 * Writes `dist/schemas/<game>.json`: JSON Schemas of everything that a game sends or saves, made from its types, for programs
 * in other languages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };
import { GAME_IDS } from "caravanserai";
import { gameSchemas } from "./games.js";

const folder = fileURLToPath(new URL("../../dist/schemas/", import.meta.url));
mkdirSync(folder, { recursive: true });
const schemas = gameSchemas();
for (const game of GAME_IDS) {
  const schema = { $comment: `caravanserai ${manifest.version}`, ...schemas[game] };
  writeFileSync(`${folder}${game}.json`, `${JSON.stringify(schema)}\n`);
}
