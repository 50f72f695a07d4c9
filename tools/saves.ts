/**
 * `npm run check -- saves`: stores saved games of the current version of each format as fixtures that must always load. An
 * existing save is never overwritten: users may have such files.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readFileSync } from "node:fs";
import { format } from "prettier";
import { GAME_IDS, replay } from "caravanserai";
import type { Vectors } from "../test/vectors/vectors.js";

/** The fractions of a golden game at which a state is saved. */
const MOMENTS = [0, 0.15, 0.5, 0.85, 1];

const root = new URL("../test/", import.meta.url);

async function keep(folder: URL, name: string, value: unknown): Promise<void> {
  const file = new URL(`${name}.json`, folder);
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, await format(JSON.stringify(value), { parser: "json", printWidth: 100 }));
  console.log(`kept ${file.pathname.slice(root.pathname.length)}`);
}

for (const game of GAME_IDS) {
  const file = new URL(`vectors/${game}.json`, root);
  const { games } = JSON.parse(readFileSync(file, "utf8")) as Vectors;
  for (const [number, { options, moves }] of games.entries()) {
    const record = { game, version: 1, options, moves };
    const states = replay(record);
    const [first] = states;
    const folder = new URL(`saves/${game}/v${first.version}/`, root);
    await keep(folder, `record-${number}`, record);
    // Every game is saved at another moment.
    const part = MOMENTS[number % MOMENTS.length] ?? 0;
    const at = Math.round(part * (states.length - 1));
    await keep(folder, `state-${number}`, states[at]);
  }
}
