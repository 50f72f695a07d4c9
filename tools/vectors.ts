/** `npm run vectors`: writes the golden games and counts anew. Read the difference before you commit it. */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { makeNomadi } from "../test/vectors/nomadi.js";
import { makeDesertSons } from "../test/vectors/desert-sons.js";
import { makeThroughTheDesert } from "../test/vectors/through-the-desert.js";

for (const [name, make] of [
  ["through-the-desert", makeThroughTheDesert],
  ["nomadi", makeNomadi],
  ["desert-sons", makeDesertSons],
] as const) {
  const file = new URL(`../test/vectors/${name}.json`, import.meta.url);
  const text = await format(JSON.stringify(make()), { parser: "json", printWidth: 100 });
  writeFileSync(file, text);
  console.log(`${name}: ${text.length} characters`);
}
