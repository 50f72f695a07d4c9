import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { replay, score } from "caravanserai/through-the-desert";
import { makeThroughTheDesert } from "./through-the-desert.js";
import type { Vectors } from "./vectors.js";

const kept = (name: string): Vectors =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Vectors;

describe("Through the Desert", () => {
  const vectors = kept("through-the-desert");

  it("D7: plays the golden games and reaches the golden counts as ever", () => {
    expect(JSON.parse(JSON.stringify(makeThroughTheDesert()))).toEqual(vectors);
  });

  for (const [number, golden] of vectors.games.entries()) {
    it(`replays golden game ${number}`, () => {
      const record = { game: "through-the-desert", version: 1, ...golden };
      const { game, version, options, moves } = record;
      const last = replay({ game, version, options, moves }).at(-1);
      expect(last?.over).toBe(true);
      expect(last && score(last)).toEqual(golden.score);
    });
  }
});
