/** `npm run check -- vectors`: writes the golden games and counts again. Review the difference before you commit it. */
import { writeFileSync } from "node:fs";
import { GAME_IDS } from "caravanserai";
import { format } from "prettier";
import { vectorsOf } from "../test/vectors/games.js";

for (const game of GAME_IDS) {
  const file = new URL(`../test/vectors/${game}.json`, import.meta.url);
  const vectors = await vectorsOf(game);
  const text = await format(JSON.stringify(vectors), { parser: "json", printWidth: 100 });
  writeFileSync(file, text);
  console.log(`${game}: ${text.length} characters`);
}
