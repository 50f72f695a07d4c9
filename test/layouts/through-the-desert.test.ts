/** Generated boards of Through the Desert: each passes the check, keeps its measures and its symmetry, and is the same everywhere. */
import { type BoardSize, generateLayout, type Symmetry } from "caravanserai/layouts";
import { checkLayout, parseLayout, setup } from "caravanserai/through-the-desert";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cases } from "../helpers/cases.js";
import { leastTime } from "../helpers/processor-time.js";

const SIZES = ["small", "medium", "large"] as const;

const options = fc.record({
  game: fc.constant("through-the-desert" as const),
  seed: fc.nat(),
  players: fc.integer({ min: 2, max: 5 }),
  size: fc.constantFrom<BoardSize>(...SIZES),
  symmetry: fc.constantFrom<Symmetry>("none", "rotation", "mirror"),
});

const count = (rows: readonly string[], terrain: RegExp): number =>
  [...rows.join("").matchAll(terrain)].length;

describe("a generated board", () => {
  it("passes the check, starts a game, and has a text from which it can be made again", () => {
    fc.assert(
      fc.property(options, (given) => {
        const { layout, text } = generateLayout(given);
        expect(checkLayout(layout)).toEqual([]);
        const { players } = given;
        expect(setup({ players, seed: 1, layout }).oases).toHaveLength(layout.palms);
        expect(parseLayout(text)).toBe(layout);
      }),
      { numRuns: cases(1500) },
    );
  });

  it("has about as many spaces as its size promises", () => {
    for (const [index, size] of SIZES.entries()) {
      for (const players of [2, 3, 4, 5]) {
        const { layout } = generateLayout({
          game: "through-the-desert",
          seed: index,
          players,
          size,
        });
        const spaces = count(layout.rows, /[.oT]/gu);
        const water = count(layout.rows, /o/gu);
        expect(spaces).toBeGreaterThan([50, 110, 170][index] ?? 0);
        expect(spaces).toBeLessThan([160, 220, 275][index] ?? 0);
        expect(water / spaces).toBeGreaterThan(0.13);
        expect(water / spaces).toBeLessThan(0.21);
      }
    }
  });

  it("is symmetric by a mirror", () => {
    const { layout } = generateLayout({ game: "through-the-desert", seed: 4, symmetry: "mirror" });
    const width = Math.max(...layout.rows.map(({ length }) => length));
    for (const row of layout.rows) {
      const full = row.padEnd(width);
      expect([...full].reverse().join("")).toBe(full);
    }
  });

  it("is symmetric by half a rotation", () => {
    const { layout } = generateLayout({
      game: "through-the-desert",
      seed: 4,
      players: 4,
      symmetry: "rotation",
    });
    const width = Math.max(...layout.rows.map(({ length }) => length));
    const rows = layout.rows.map((row) => row.padEnd(width));
    expect([...rows].reverse().map((row) => [...row].reverse().join(""))).toEqual(rows);
  });

  it("is symmetric by thirds for three players", () => {
    const { layout } = generateLayout({
      game: "through-the-desert",
      seed: 4,
      players: 3,
      symmetry: "rotation",
    });
    const hexes = layout.rows.flatMap((row, y) =>
      [...row].flatMap((terrain, x) => (terrain === " " ? [] : [{ x, y, terrain }])),
    );
    // Twice the coordinates in which a hex has three that add up to 0, moved so that the centre of gravity is the origin.
    const mean = (values: readonly number[]): number =>
      Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
    const [left, top] = [mean(hexes.map(({ x }) => x)), mean(hexes.map(({ y }) => y))];
    const key = (x: number, y: number): string => `${x},${y}`;
    const board = new Map(hexes.map(({ x, y, terrain }) => [key(x - left, y - top), terrain]));
    for (const { x, y, terrain } of hexes) {
      const q = (x - left - (y - top)) / 2;
      expect(board.get(key(-2 * (q + y - top) + q, q))).toBe(terrain);
    }
  });

  it("is the same for the same options, and another one for others", () => {
    const drawn = (seed: number | string, size: BoardSize): string =>
      generateLayout({ game: "through-the-desert", seed, size }).text;
    expect(drawn("petra", "small")).toBe(drawn("petra", "small"));
    expect(new Set([drawn(1, "small"), drawn(2, "small"), drawn(1, "medium")]).size).toBe(3);
  });

  it("takes at most 100 ms of processor time", () => {
    for (const symmetry of ["none", "rotation", "mirror"] as const) {
      const options = { game: "through-the-desert", seed: 3, size: "large", symmetry } as const;
      expect(leastTime(() => generateLayout(options), 5)).toBeLessThan(100);
    }
  });

  it("takes a name", () => {
    const named = generateLayout({ game: "through-the-desert", seed: 1, name: "Ours" });
    expect(named.layout.name).toBe("Ours");
  });
});

test("refuses options that are wrong, with their names", () => {
  const wrong = (extra: object): unknown =>
    generateLayout({ game: "through-the-desert", seed: 1, ...extra });
  expect(() => wrong({ game: "chess" })).toThrow(/options\.game/u);
  expect(() => wrong({ players: 6 })).toThrow(
    "options.players: expected a whole number from 2 to 5, got 6",
  );
  expect(() => wrong({ size: "huge" })).toThrow(/options\.size/u);
  expect(() => wrong({ symmetry: "odd" })).toThrow(/options\.symmetry/u);
  expect(() => wrong({ colour: 1 })).toThrow("options.colour: unknown option `colour`");
  expect(() => wrong({ seed: 0.5 })).toThrow(/seed/u);
});
