/** Tile sets as text: what they say, what is wrong with them, and what a good one keeps. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  blindPaths,
  checkTileSet,
  defineTileSet,
  explain,
  formatMove,
  LayoutError,
  parseMove,
  setup,
  SetupError,
  shortTrip,
  tilesLeft,
  type TileSetDrawing,
  rotatedTile,
  wideDesert,
} from "caravanserai/desert-sons";
import { randomTileSet } from "caravanserai/testing";
import { cases } from "../../helpers/cases.js";
import { plainCross } from "../scenes.js";

const good: TileSetDrawing = { name: "good", ...plainCross(5), tiles: "1: DDDD\n2: ODDD N[M]" };

/** Everything wrong with a tile set, as `row:column message`. */
function problems(change: object): string[] {
  try {
    defineTileSet({ ...good, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return error.problems.map(({ row, column, message }) =>
      row === null ? message : `${row}:${column ?? ""} ${message}`,
    );
  }
}

describe("tile sets", () => {
  it("those of the library are good ones", () => {
    for (const set of [wideDesert, shortTrip, blindPaths]) expect(checkTileSet(set)).toEqual([]);
  });

  it("one for quick games is smaller, and one has sides without lines", () => {
    expect(shortTrip.columns * shortTrip.rows).toBeLessThan(wideDesert.columns * wideDesert.rows);
    expect(blindPaths.tiles.join("")).toMatch(/[do]/u);
    const count = (tiles: readonly string[]): number => tiles.join("|").split("|").length;
    expect([count(wideDesert.tiles), count(shortTrip.tiles), count(blindPaths.tiles)]).toEqual([
      85, 36, 60,
    ]);
  });

  it("are frozen plain data, with comments and indentation left out", () => {
    const set = defineTileSet({ ...good, tiles: "\n    # first\n    1: DDDD\n    2: ODDD N[M]\n" });
    expect(set.tiles).toEqual(["1: DDDD", "2: ODDD N[M]"]);
    expect(Object.isFrozen(set) && Object.isFrozen(set.tiles)).toBe(true);
    expect(JSON.parse(JSON.stringify(set))).toEqual(set);
  });

  it("T17: tiles that are equal when rotated are the same tile, as the set lists it first", () => {
    const tileSet = defineTileSet({
      ...good,
      tiles:
        "1: DDDD | DDDD | DDDD\n2: DODD E[SM] | ODDD N[MS] | DDDO W[MS] | DODO E[G] W[] | ODOD S[G] N[]",
    });
    expect(tilesLeft(setup({ players: 3, seed: 1, tileSet }))[1]).toEqual([
      ...Array<string>(3).fill("DODD E[MS]"),
      ...Array<string>(2).fill("DODO E[G] W[]"),
    ]);
    // The first text of the set is used everywhere, and rotations count from there.
    const state = setup({ players: 3, seed: 1, tileSet });
    const move = { type: "place", tile: "DODD E[MS]", field: "a1", rotation: 3 } as const;
    expect(formatMove(state, move)).toBe("a1=ODDD.N[MS]");
    expect(parseMove(state, "a1=ODDD.N[MS]")).toEqual(move);
    expect(explain(state, { ...move, tile: "ODDD N[MS]" })?.reason).toBe("malformed");
  });

  it("rotatedTile rotates clockwise, by any whole number of quarter turns", () => {
    expect(rotatedTile("OdBW NS[M]", 1)).toBe("WOdB EW[M]".replace("EW", "EW"));
    expect(rotatedTile("ODDD N[]", -1)).toBe("DDDO W[]");
    expect(rotatedTile("ODDD N[]", 4)).toBe("ODDD N[]");
    expect(() => rotatedTile("ODDD", 1)).toThrow(ArgumentError);
    expect(() => rotatedTile("ODDD N[]", 0.5)).toThrow(ArgumentError);
  });

  const changes: readonly [string, object, readonly string[]][] = [
    [
      "a letter that is no side",
      { tiles: "1: DDDD\n2: DDXD" },
      ['2:6 tiles: expected one of d D W o B O, got "X"'],
    ],
    [
      "too few sides",
      { tiles: "1: DDDD\n2: DDD" },
      ["2:4 tiles: expected a tile with four sides, got 3"],
    ],
    [
      "no tile between bars",
      { tiles: "1: DDDD | | DDDD" },
      ["1:11 tiles: expected a tile with four sides, got 0"],
    ],
    [
      "an oasis side without portion",
      { tiles: "1: ODDD" },
      ["1:4 tiles: oasis side N is not in any portion"],
    ],
    [
      "a desert side in a portion",
      { tiles: "1: ODDD NE[]" },
      ["1:10 tiles: side E is desert, not oasis"],
    ],
    [
      "a side in two portions",
      { tiles: "1: OODD NE[] E[]" },
      ["1:14 tiles: side E is already in a portion"],
    ],
    [
      "a portion without spaces",
      { tiles: "1: ODDD N" },
      ["1:10 tiles: expected action spaces in brackets, such as [M]"],
    ],
    [
      "a portion without sides",
      { tiles: "1: ODDD [M]" },
      ["1:9 tiles: expected the sides of a portion"],
    ],
    [
      "an open bracket",
      { tiles: "1: ODDD N[M | DDDD" },
      ["1:10 tiles: expected ] after the action spaces"],
    ],
    [
      "an unknown action",
      { tiles: "1: ODDD N[MX]" },
      ['1:12 tiles: expected one of M F S G C W R, got "X"'],
    ],
    [
      "too many spaces",
      { tiles: "1: ODDD N[MMMMMMMMMM]" },
      ["1:9 tiles: expected at most 9 action spaces, got 10"],
    ],
    [
      "no pile",
      { tiles: "DDDD" },
      [
        '1:1 tiles: expected the number of a pile and a colon, such as "1:"',
        "tiles: expected at least one tile",
      ],
    ],
    [
      "piles out of order",
      { tiles: "2: DDDD" },
      [
        '1:1 tiles: expected the number of a pile and a colon, such as "1:"',
        "tiles: expected at least one tile",
      ],
    ],
    ["no tiles", { tiles: "" }, ["tiles: expected at least one tile"]],
    [
      "several at once",
      { tiles: "1: XDDD | DDYD" },
      [
        '1:4 tiles: expected one of d D W o B O, got "X"',
        '1:13 tiles: expected one of d D W o B O, got "Y"',
      ],
    ],
    [
      "a start off the cross",
      { starts: ["a1", "c5", "e3", "c1"] },
      ['starts: "a1" is not a field of the cross'],
    ],
    [
      "a start twice",
      { starts: ["a3", "a3", "e3", "c1"] },
      ["starts: expected four different fields"],
    ],
    [
      "equal heights",
      { explorers: [[1], [2], [3], [3]] },
      ["explorers: expected heights that all differ"],
    ],
    [
      "unequal sets",
      { explorers: [[1], [2], [3], [4, 5]] },
      ["explorers: expected the same number for every seat"],
    ],
    ["too little water", { water: 7 }, ["water: expected a whole number from 8 to 1000, got 7"]],
    ["unknown keys", { colour: 1 }, ["colour: unknown field `colour`"]],
  ];
  for (const [name, change, expected] of changes) {
    it(`${name} is told with row and column`, () => {
      expect(problems(change)).toEqual(expected);
    });
  }

  it("the fields of a cross must exist, be there once, and fit each other", () => {
    const cross = (extra: string): object => ({ cross: `${plainCross(5).cross}\n${extra}` });
    expect(problems(cross("z9: DDDD"))).toEqual(['10:1 cross: unknown field "z9"']);
    expect(problems(cross("DDDD"))).toEqual([
      '10:1 cross: expected a field and a colon, such as "f4:"',
    ]);
    expect(problems(cross("c3: DDDD"))).toEqual(["10:1 cross: c3 is listed twice"]);
    expect(problems({ cross: plainCross(5).cross.replace("c2: DDDD", "c2: DdDD") })).toEqual([
      "cross: side E of c2 does not match its neighbour",
    ]);
    expect(problems({ cross: plainCross(5).cross.replace("b3: DDDD", "b3: DDWD") })).toEqual([
      "cross: side S of b3 does not match its neighbour",
    ]);
    // A field at the east edge is no neighbour of the first field of the next row.
    expect(problems(cross("d5: DOOD E[] S[] | e1: DDDO W[]"))).toEqual([]);
  });

  it("too many tiles are refused", () => {
    const many = Array<string>(143)
      .fill("1: DDDD | DDDD | DDDD | DDDD | DDDD | DDDD | DDDD")
      .join("\n");
    expect(problems({ tiles: many })).toContain("tiles: expected at most 1000 tiles, got 1001");
  });

  it("T5, T7: a set with too few tiles for the players is refused at set-up", () => {
    const tileSet = defineTileSet(good);
    expect(() => setup({ players: 2, seed: 1, tileSet })).toThrow(SetupError);
    expect(() => setup({ players: 4, seed: 1, tileSet })).toThrow(/expected at least 5 tiles/u);
  });

  it("any text is read or refused, quickly", () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from("DOdoWB NESW[]MR|:1\n#")),
      maxLength: 60,
    });
    fc.assert(
      fc.property(letters, letters, (tiles, cross) => {
        try {
          defineTileSet({ ...good, tiles, cross });
        } catch (error) {
          expect(error).toBeInstanceOf(LayoutError);
        }
      }),
      { numRuns: cases(500) },
    );
  });

  it("random sets are read as they were drawn", () => {
    for (let seed = 0; seed < 50; seed++) expect(randomTileSet(seed).name).toBe(`random ${seed}`);
  });
});
