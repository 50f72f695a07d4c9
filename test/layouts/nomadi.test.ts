/** Generated boards of Nomadi: each passes the check, and keeps its measures and its symmetry. */
import { type BoardSize, generateLayout, type Symmetry } from "caravanserai/layouts";
import { checkLayout, parseLayout, setup } from "caravanserai/nomadi";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../helpers/cases.js";

const options = fc.record({
  game: fc.constant("nomadi" as const),
  seed: fc.nat(),
  players: fc.integer({ min: 2, max: 5 }),
  size: fc.constantFrom<BoardSize>("small", "medium", "large"),
  symmetry: fc.constantFrom<Symmetry>("none", "rotation", "mirror"),
});

/** The rows of squares as wide as the widest one, without the valley. */
function squaresOf(rows: readonly string[]): string[] {
  const squares = rows.filter((row) => !row.includes("-"));
  const width = Math.max(...squares.map(({ length }) => length));
  return squares.map((row) => row.replaceAll("|", " ").padEnd(width));
}

const reversed = (text: string): string => [...text].reverse().join("");

describe("a generated board", () => {
  it("passes the check, starts a game, and has a text from which it can be made again", () => {
    fc.assert(
      fc.property(options, (given) => {
        const { layout, text } = generateLayout(given);
        expect(checkLayout(layout)).toEqual([]);
        expect(setup({ players: given.players, seed: 1, layout }).layout).toEqual(layout);
        expect(parseLayout(text)).toBe(layout);
      }),
      { numRuns: cases(2500) },
    );
  });

  it("is larger, and has more water, the larger its size", () => {
    const counts = (["small", "medium", "large"] as const).map((size) => {
      const text = generateLayout({ game: "nomadi", seed: 1, size }).layout.rows.join("");
      return { squares: text.match(/[.oSG]/gu)?.length, water: text.match(/o/gu)?.length };
    });
    expect(counts.map(({ water }) => water)).toEqual([8, 10, 12]);
    const squares = counts.map((count) => count.squares ?? 0);
    expect([...squares].sort((a, b) => a - b)).toEqual(squares);
  });

  it("is symmetric by a mirror", () => {
    const { layout } = generateLayout({ game: "nomadi", seed: 5, symmetry: "mirror" });
    for (const row of squaresOf(layout.rows)) expect(reversed(row)).toBe(row);
  });

  it("is symmetric by half a rotation, which takes the start to the goal", () => {
    const { layout } = generateLayout({ game: "nomadi", seed: 5, symmetry: "rotation" });
    const rows = squaresOf(layout.rows);
    const turned = [...rows]
      .reverse()
      .map((row) => reversed(row).replaceAll(/[SG]/gu, (camp) => (camp === "S" ? "G" : "S")));
    expect(turned).toEqual(rows);
  });
});
