/** Drawings and what is wrong with them (N2), and what makes a good layout. */
import { describe, expect, it } from "vitest";
import { crookedValley, defineLayout, LayoutError, setup, SetupError } from "caravanserai/nomadi";
import { describe as inWords } from "../../../src/kit/errors.js";
import { boardSquares } from "../squares.js";

/** What is wrong with a drawing, each problem in one line. */
function problemsOf(drawing: string): string[] {
  try {
    defineLayout({ name: "test", drawing });
  } catch (error) {
    if (error instanceof LayoutError) return error.problems.map(inWords);
    throw error;
  }
  return [];
}

const START = `
S S S S . .
S S S S . .
S S S S . .
S S S S . .`;

const GOOD = `
G G G . . .
. . . . . .
. o . . . .
-----------
. . . . o .
. . . . . .${START}`;

describe("defineLayout", () => {
  it("takes a good drawing, with comments and indentation", () => {
    const layout = defineLayout({
      name: "Good",
      drawing: GOOD.replaceAll("\n", "\n    ").replace("\n", "\n  # a comment\n"),
    });
    expect(layout.rows).toEqual(GOOD.trim().split("\n"));
    expect(Object.isFrozen(layout) && Object.isFrozen(layout.rows)).toBe(true);
    expect(problemsOf(GOOD)).toEqual([]);
  });

  it("tells every unknown character, with row and column", () => {
    expect(problemsOf(GOOD.replace(". . . . . .", ". x ._. . ."))).toEqual([
      'row 2, column 3: expected one of . S G o, got "x"',
      'row 2, column 6: expected a space or | between two squares, got "_"',
    ]);
    expect(problemsOf(GOOD.replace("-----------", "--+--------"))).toEqual([
      "row 4, column 3: a + must stand between two squares, not under one",
    ]);
  });

  it("tells rows without squares, lines that follow each other and lines along the edge", () => {
    expect(problemsOf(GOOD.replace("-----------", "-----------\n-----------"))).toEqual([
      "row 5: a second valley line between the same two rows",
    ]);
    expect(problemsOf(GOOD.replace("-----------", "-----------\n\n"))).toEqual([
      "row 5: a row without any square",
      "row 6: a row without any square",
      ...[1, 3, 5, 7, 9, 11].map(
        (column) =>
          `row 4, column ${column}: the valley must run between two squares, and one side of it has none`,
      ),
    ]);
    expect(problemsOf(GOOD.replace(". o . . . .", ". o . . . .|"))).toEqual([
      "row 3, column 12: the valley must run between two squares, and one side of it has none",
    ]);
    expect(problemsOf(`--\n${GOOD.trim()}`)).toContain(
      "row 1, column 1: the valley must run between two squares, and one side of it has none",
    );
  });

  it("N2: wants a start for all pawns, a goal of 3 and room for the cards", () => {
    const cramped = "G G .\n-----\n. S S\nS S S\nS S S\nS S S\nS S S";
    expect(problemsOf(cramped)).toEqual([
      "the start has 14 squares, at least 15 are needed",
      "the goal has 2 squares, at least 3 are needed",
      "there are 2 squares outside start and goal, at least 18 are needed",
    ]);
    const fifteen = defineLayout({ name: "15", drawing: GOOD.replace("S S S S", "S S S .") });
    expect(() => setup({ players: 2, seed: 1, layout: fifteen })).toThrow(SetupError);
    expect(setup({ players: 3, seed: 1, layout: fifteen }).phase).toBe("pawns");
  });

  it("N2: has at most 18 water holes", () => {
    const wet = GOOD.replaceAll(". . . . . .", "o o o o o o").replace("G G G . . .", "G G G o o o");
    expect(problemsOf(wet)).toEqual([]);
    const wetter = wet.replace(". . . . o .", "o o o o o o");
    expect(problemsOf(wetter)).toEqual([
      "row 6, column 5: there are 22 water holes, at most 18 are allowed",
    ]);
  });

  it("N2: wants a valley that parts the board into two sides, the start on one", () => {
    expect(problemsOf(GOOD.replace("-----------\n", ""))).toEqual(["the valley is missing"]);
    expect(problemsOf(GOOD.replace("-----------", "---------"))).toEqual([
      "the valley does not part the board into two sides: there is a way round it",
    ]);
    expect(problemsOf(GOOD.replace("G G G . . .\n", "G G G . . .\n-----------\n"))).toEqual([
      "row 6, column 1: this part of the board is cut off from the start side and from the goal side",
    ]);
    expect(problemsOf(GOOD.replace(". . . . . .\n. o", ". . .|. . .\n. o"))).toEqual([
      "row 2, column 6: both sides of this piece of the valley are the same side of the board",
    ]);
    const through = GOOD.replace("-----------\n", "").replace(
      "S S S S . .\nS S",
      "S S S S . .\n-----------\nS S",
    );
    expect(problemsOf(through).map((text) => text.split(": ")[1])).toEqual(
      new Array(12).fill("the start lies on both sides of the valley"),
    );
  });

  it("N5: a start of more than 16 squares must be in one piece", () => {
    const apart = GOOD.replace(". . . . o .", ". . . . S .");
    expect(problemsOf(apart)).toEqual([
      "row 7, column 1: a start of more than 16 squares must be in one piece",
    ]);
  });

  it("refuses what is too large, too long, or not a drawing", () => {
    const wide = `${".".repeat(130)}\n`;
    expect(problemsOf(wide + GOOD)).toContain("row 1: more than 60 columns");
    expect(problemsOf(`. .\n`.repeat(130) + GOOD)).toContain("more than 120 lines");
    expect(problemsOf(`. . . . . .\n`.repeat(70) + GOOD.trim())).toEqual(["more than 60 rows"]);
    expect(problemsOf("x".repeat(100_001))).toHaveLength(1);
    expect(problemsOf("")).toContain("the valley is missing");
    expect(() => defineLayout({ name: "", drawing: GOOD })).toThrow(LayoutError);
    expect(() => defineLayout(undefined as never)).toThrow(LayoutError);
  });

  it("a layout that is only data works as well, and is checked", () => {
    const layout = { name: "Data", rows: GOOD.trim().split("\n") };
    expect(setup({ players: 2, seed: 1, layout }).layout).toEqual(layout);
    const broken = { ...layout, rows: layout.rows.slice(1) };
    expect(() => setup({ players: 2, seed: 1, layout: broken })).toThrow(
      "layout.rows: the goal has 0 squares, at least 3 are needed",
    );
  });
});

describe("sides of the valley", () => {
  it("a bent valley is where it is drawn", () => {
    const squares = boardSquares(setup({ players: 2, seed: 1, layout: crookedValley }));
    const at = (name: string) => squares.find(({ square }) => square === name);
    expect(at("k5")).toMatchObject({ goalSide: true, valleyRight: true, valleyBelow: true });
    expect(at("k6")).toMatchObject({ goalSide: false, valleyRight: false, valleyBelow: false });
    expect(at("g10")).toMatchObject({ goalSide: true, valleyRight: true, valleyBelow: false });
    expect(at("f11")).toMatchObject({ goalSide: true, valleyRight: false, valleyBelow: true });
    expect(squares.filter(({ terrain, goalSide }) => terrain === "goal" && !goalSide)).toEqual([]);
    expect(squares.filter(({ terrain, goalSide }) => terrain === "start" && goalSide)).toEqual([]);
  });
});
