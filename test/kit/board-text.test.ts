/** Boards as text files: what is written can be read, and problems have the lines and columns of the file. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../helpers/cases.js";

const problemsOf = (read: () => unknown): readonly throughTheDesert.DrawingProblem[] => {
  try {
    read();
  } catch (error) {
    if (throughTheDesert.LayoutError.is(error)) return error.problems;
    throw error;
  }
  return [];
};
const inDesert = (text: string): readonly throughTheDesert.DrawingProblem[] =>
  problemsOf(() => throughTheDesert.parseLayout(text, "File"));
const inSons = (text: string): readonly throughTheDesert.DrawingProblem[] =>
  problemsOf(() => desertSons.parseTileSet(text, "File"));

describe("a board as text", () => {
  it("is the same board once it is read again", () => {
    for (const layout of Object.values(throughTheDesert.about.boards)) {
      expect(throughTheDesert.parseLayout(throughTheDesert.formatLayout(layout))).toEqual(layout);
    }
    for (const layout of Object.values(nomadi.about.boards)) {
      expect(nomadi.parseLayout(nomadi.formatLayout(layout))).toEqual(layout);
    }
    for (const set of Object.values(desertSons.about.boards)) {
      expect(desertSons.parseTileSet(desertSons.formatTileSet(set))).toEqual(set);
    }
  });

  it("keeps any name, also one with line breaks, quotes and blanks around it", () => {
    const names = fc.string({ minLength: 1, maxLength: 20 });
    const odd = fc.constantFrom(" a ", '"', '"a"', "a\nb", "\u2028", "# a", "palms: 3");
    fc.assert(
      fc.property(fc.oneof(names, odd), (name) => {
        const layout = throughTheDesert.defineLayout({ name, palms: 0, drawing: ". . ." });
        const text = throughTheDesert.formatLayout(layout);
        expect(throughTheDesert.parseLayout(text)).toEqual(layout);
      }),
      { numRuns: cases(200) },
    );
  });

  it("has the name of its file if it names none", () => {
    expect(throughTheDesert.parseLayout("palms: 0\n. . .", "Pond").name).toBe("Pond");
    expect(throughTheDesert.parseLayout("name: Lake\npalms: 0\n. .", "Pond").name).toBe("Lake");
    expect(() => throughTheDesert.parseLayout("palms: 0\n. . .")).toThrow(/name/u);
  });

  it("may have comments, indentation and line ends of any kind", () => {
    const text =
      "# mine\r\n  name: Pond\r\n\r\n  palms: 0\r\n  # sand\r\n    . . .\r\n     . .\r\n";
    expect(throughTheDesert.parseLayout(text).rows).toEqual([". . .", " . ."]);
  });
});

describe("problems of a board as text", () => {
  it("are at their lines and columns of the file, whatever stands before them", () => {
    expect(inDesert("# mine\nname: Typo\n\n  . . .\n # between\n   . x\n")).toEqual([
      { row: 6, column: 6, message: expect.stringContaining("x") as string },
    ]);
    const sons = desertSons.formatTileSet(desertSons.shortTrip).split("\n");
    const row = sons.findIndex((line) => line.startsWith("2: ")) + 1;
    sons[row - 1] = (sons[row - 1] ?? "").replace("ODDD N[G]", "ODXD N[G]");
    expect(inSons(sons.join("\n"))).toEqual([
      { row, column: 13, message: expect.stringContaining("tiles: ") as string },
    ]);
  });

  it("are at the values that are wrong", () => {
    expect(inDesert("palms: some\n. .")).toEqual([
      { row: 1, column: 8, message: 'palms: expected a whole number, got "some"' },
    ]);
    expect(inDesert("\npalms: 7\n. .")).toEqual([
      { row: 2, column: 8, message: expect.stringMatching(/^palms: .*7/u) as string },
    ]);
    expect(inDesert("palm: 7\n. .")).toEqual([
      {
        row: 1,
        column: 1,
        message: 'unknown value "palm"; known are name, palms, camelsPerColour',
      },
    ]);
    expect(inDesert("palms: 1\npalms: 1\n. .")[0]).toMatchObject({ row: 2, column: null });
    expect(inSons("rumours: 1 -1 x\ncross:\ntiles:\n")[0]).toMatchObject({ row: 1, column: 10 });
    expect(inSons("something\n")[0]).toMatchObject({ row: 1, column: 1 });
  });
});
