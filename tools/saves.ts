/**
 * `npm run saves`: keeps saved games of the present version of each format as fixtures that must load for good. A save that
 * is there already is never written again: it stands for what somebody out there has on disk.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readFileSync } from "node:fs";
import { format } from "prettier";
import { GAME_IDS, replay } from "caravanserai";
import type { Vectors } from "../test/vectors/vectors.js";

/** At which part of each golden game a state is kept. */
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
    // Every game is kept at another moment.
    const part = MOMENTS[number % MOMENTS.length] ?? 0;
    const at = Math.round(part * (states.length - 1));
    await keep(folder, `state-${number}`, states[at]);
  }
}
