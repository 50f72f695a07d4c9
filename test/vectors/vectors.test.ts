import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAME_IDS, replay, score } from "caravanserai";
import { vectorsOf } from "./games.js";
import type { Vectors } from "./vectors.js";

const kept = (name: string): Vectors =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Vectors;

describe.each([...GAME_IDS])("%s", (game) => {
  const vectors = kept(game);

  it("D7, N3, T6: plays the golden games and reaches the golden counts as ever", async () => {
    expect(JSON.parse(JSON.stringify(await vectorsOf(game)))).toEqual(vectors);
  });

  it.each([...vectors.games.entries()])("replays golden game %i", (_, golden) => {
    const { options, moves } = golden;
    const last = replay({ game, version: 1, options, moves }).at(-1);
    expect(last?.over).toBe(true);
    expect(last && score(last)).toEqual(golden.score);
  });
});
