/** Generated tile sets of Desert Sons: each passes the check, keeps its measures, and treats every seat alike. */
import { checkTileSet, parseTileSet, setup, type TileSet } from "caravanserai/desert-sons";
import { type BoardSize, generateTileSet, type Variety } from "caravanserai/layouts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { cases } from "../helpers/cases.js";
import { leastTime } from "../helpers/processor-time.js";

const options = fc.record({
  seed: fc.nat(),
  players: fc.integer({ min: 2, max: 4 }),
  size: fc.constantFrom<BoardSize>("small", "medium", "large"),
  variety: fc.constantFrom<Variety>("usual", "odd"),
});

const tilesOf = ({ tiles }: TileSet): string[] =>
  tiles.flatMap((line) => line.replace(/^\d+: /u, "").split(" | "));

it("a generated tile set passes the check, starts a game, and has a text from which it can be made again", () => {
  fc.assert(
    fc.property(options, (given) => {
      const { tileSet, text } = generateTileSet(given);
      expect(checkTileSet(tileSet)).toEqual([]);
      expect(setup({ players: given.players, seed: 1, tileSet }).tileSet).toBe(tileSet);
      expect(parseTileSet(text)).toBe(tileSet);
    }),
    { numRuns: cases(2500) },
  );
});

it("has more tiles for more players and the larger it is, in piles of equal size", () => {
  const count = (size: BoardSize, players: number): number => {
    const { tileSet } = generateTileSet({ seed: 1, size, players });
    const piles = new Map<string, number>();
    for (const line of tileSet.tiles) {
      const [pile = ""] = line.split(":");
      piles.set(pile, (piles.get(pile) ?? 0) + line.split("|").length);
    }
    const sizes = [...piles.values()];
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    return tilesOf(tileSet).length;
  };
  expect(count("small", 2)).toBeLessThan(count("small", 4));
  expect([count("small", 4), count("medium", 4), count("large", 4)]).toEqual([32, 57, 90]);
});

it("has a cross whose arms are equal by quarter rotations", () => {
  const { cross, starts } = generateTileSet({ seed: 3, size: "large" }).tileSet;
  const arms = cross.slice(0, 4).map((line) => line.split(" | ").map((field) => field.slice(-4)));
  const springs = arms.map((arm) => arm.map((field) => (field.endsWith("[]") ? "spring" : "sand")));
  expect(new Set(springs.map((arm) => arm.join())).size).toBe(1);
  expect(springs[0]?.filter((field) => field === "spring")).toHaveLength(2);
  expect(starts).toEqual(["a6", "f11", "k6", "f1"]);
});

it("has odd lines only if asked for", () => {
  const sides = (variety: Variety): string =>
    tilesOf(generateTileSet({ seed: 1, variety }).tileSet)
      .map((tile) => tile.slice(0, 4))
      .join("");
  expect(sides("usual")).toMatch(/^[DO]*$/u);
  expect(sides("odd")).toMatch(/[WBdo]/u);
});

it("is the same for the same options, another one for others, and takes a name", () => {
  const text = (seed: number | string): string => generateTileSet({ seed, size: "small" }).text;
  expect(text("petra")).toBe(text("petra"));
  expect(text(1)).not.toBe(text(2));
  expect(generateTileSet({ seed: 1, name: "Ours" }).tileSet.name).toBe("Ours");
});

it("takes at most 100 ms of processor time", () => {
  for (const variety of ["usual", "odd"] as const) {
    expect(leastTime(() => generateTileSet({ seed: 3, size: "large", variety }), 5)).toBeLessThan(
      100,
    );
  }
});

it("refuses options that are wrong, with their names", () => {
  const wrong = (extra: object): unknown => generateTileSet({ seed: 1, ...extra });
  expect(() => wrong({ players: 5 })).toThrow(
    "options.players: expected a whole number from 2 to 4, got 5",
  );
  expect(() => wrong({ variety: "wild" })).toThrow(/options\.variety/u);
  expect(() => wrong({ symmetry: "mirror" })).toThrow("unknown option `symmetry`");
});
