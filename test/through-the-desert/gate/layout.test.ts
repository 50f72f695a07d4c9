/** Drawing a layout, and what makes a good one. */
import { describe, expect, it } from "vitest";
import {
  about,
  board,
  caravanRoads,
  checkLayout,
  defineLayout,
  type LayoutDrawing,
  LayoutError,
  setup,
  twinBasins,
} from "caravanserai/through-the-desert";
import { neighbours, spacesInPlay } from "../../oracle/through-the-desert.js";
import { drawn } from "../scenes.js";

/** Everything wrong with a drawing, as `row:column message`. */
function wrong(drawing: unknown, extra: object = {}): string[] {
  try {
    defineLayout({ name: "wrong", palms: 0, drawing: drawing as string, ...extra });
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return error.problems.map(
      ({ row, column, message }) => `${String(row)}:${String(column)} ${message}`,
    );
  }
  return [];
}

describe("defineLayout", () => {
  it("keeps the rows without comments and common indentation", () => {
    const layout = defineLayout({
      name: "Dune",
      palms: 1,
      drawing: `
        # . sand
          . . o
         . T . ^
        - - - -
          . .
      `,
    });
    expect(layout).toEqual({
      name: "Dune",
      palms: 1,
      rows: ["  . . o", " . T . ^", "- - - -", "  . ."],
    });
    expect(Object.isFrozen(layout) && Object.isFrozen(layout.rows)).toBe(true);
  });

  it("keeps how many camels suit the board, if the drawing says so", () => {
    const dune = { name: "Dune", palms: 0, drawing: ". . ." };
    expect(defineLayout({ ...dune, camelsPerColour: 4 })).toEqual({
      ...{ name: "Dune", palms: 0, camelsPerColour: 4, rows: [". . ."] },
    });
    const none = { ...dune, camelsPerColour: undefined } as unknown as LayoutDrawing;
    expect(defineLayout(none)).not.toHaveProperty("camelsPerColour");
    for (const camelsPerColour of [0, -1, 1.5, "4", null, 10_001]) {
      expect(wrong(".", { camelsPerColour })[0]).toContain("camelsPerColour: ");
    }
  });

  it("names spaces by row and place, whatever the number of players", () => {
    const layout = drawn([". ^ .", " . .", "----", ". ."]);
    const names = (players: number): unknown[] =>
      board(setup({ players, seed: 1, layout })).spaces.map(({ name }) => name);
    expect(names(2)).toEqual(["a1", null, "a3", "b1", "b2"]);
    expect(names(4)).toEqual(["a1", null, "a3", "b1", "b2", "c1", "c2"]);
  });

  it("lists everything wrong with row and column", () => {
    expect(wrong(". x .\n . ~\n. .\n\n.")).toEqual([
      '1:3 unknown character "x", expected one of . o T ^',
      '2:4 unknown character "~", expected one of . o T ^',
      "4:null the row has no space",
    ]);
    expect(wrong(". . .\n. .")).toEqual([
      "2:1 spaces of a row must be two columns apart, and shifted by 1 from the row above",
      "2:3 spaces of a row must be two columns apart, and shifted by 1 from the row above",
    ]);
    expect(wrong(". .\n---\n .\n---\n. .")).toEqual([
      "4:null only one dividing line is allowed",
      "2:null the section below the dividing line must be the smaller one (3 of 5 spaces)",
    ]);
    expect(wrong(". .\n---\n ^")).toEqual(["2:null no space lies below the dividing line"]);
    expect(wrong("^ ^")).toEqual(["null:null the drawing has no space to play on"]);
    expect(wrong("\n#\n")).toEqual(["null:null the drawing has no space to play on"]);
    expect(wrong("\t.")).toEqual(['1:1 unknown character "\\t", expected one of . o T ^']);
    expect(wrong(new Array(201).fill(".").join("\n"))).toEqual([
      "null:null expected at most 80 rows, got 201",
    ]);
    expect(wrong(new Array(300).fill(".").join(" "))).toEqual([
      "1:null expected at most 160 columns, got 599",
    ]);
  });

  it("refuses input that does not have the form of a drawing", () => {
    expect(wrong(7)[0]).toContain("drawing: ");
    expect(wrong(".", { name: "" })[0]).toContain("name: ");
    expect(wrong(".", { palms: 6 })[0]).toContain("palms: ");
    expect(wrong(".", { colour: "red" })[0]).toContain("colour: ");
    expect(() => defineLayout(null as never)).toThrow(LayoutError);
  });

  it("takes a board of thousands of spaces in good time", () => {
    const row = new Array(63).fill(".").join(" ");
    const layout = drawn(Array.from({ length: 63 }, (_, n) => (n % 2 === 1 ? " " : "") + row));
    expect(board(setup({ players: 4, seed: 1, layout })).spaces.length).toBe(63 * 63);
  });
});

describe("the boards of the library", () => {
  it.each(Object.values(about.boards))("pass the check: $name", (layout) => {
    expect(checkLayout(layout)).toEqual([]);
  });

  it("have what the check says, by naive counts", () => {
    for (const layout of [caravanRoads, twinBasins]) {
      for (const [players, water, palms, about] of [
        [4, 43, 7, 250],
        [2, 32, 6, 190],
      ] as const) {
        const spaces = spacesInPlay(layout, players);
        const beside = new Map(
          [...spaces.keys()].map((name) => [name, neighbours(layout, players, name)]),
        );
        const count = (terrain: string): number =>
          [...spaces.values()].filter((hex) => hex.terrain === terrain).length;
        expect(count("water")).toBe(water);
        expect(count("palm")).toBe(palms);
        expect(Math.abs(spaces.size - about)).toBeLessThanOrEqual(15);
        for (const [name, { terrain }] of spaces) {
          const around = beside.get(name) ?? [];
          if (terrain === "palm") expect(around.length).toBe(6);
          if (terrain === "plain") continue;
          for (const other of around) expect(spaces.get(other)?.terrain).toBe("plain");
        }
        for (const left of [undefined, ...spaces.keys()]) {
          const reached = new Set([...spaces.keys()].filter((name) => name !== left).slice(0, 1));
          for (const name of reached) {
            for (const other of beside.get(name) ?? []) if (other !== left) reached.add(other);
          }
          expect(reached.size).toBe(spaces.size - (left === undefined ? 0 : 1));
        }
      }
    }
  });
});
