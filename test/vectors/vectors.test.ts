import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as desertSons from "caravanserai/desert-sons";
import { replay, score } from "caravanserai/through-the-desert";
import { makeDesertSons } from "./desert-sons.js";
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

describe("Desert Sons", () => {
  const vectors = kept("desert-sons");

  it("T6: plays the golden games and reaches the golden counts as ever", () => {
    expect(JSON.parse(JSON.stringify(makeDesertSons()))).toEqual(vectors);
  });

  for (const [number, { options, moves, score: expected }] of vectors.games.entries()) {
    it(`replays golden game ${number}`, () => {
      const last = desertSons.replay({ game: "desert-sons", version: 1, options, moves }).at(-1);
      expect(last?.over).toBe(true);
      expect(last && desertSons.score(last)).toEqual(expected);
    });
  }
});
