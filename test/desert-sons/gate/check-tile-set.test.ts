/** Each problem and each hint of `checkTileSet`, planted in a tile set. */
import { describe, expect, it } from "vitest";
import {
  about,
  checkTileSet,
  defineTileSet,
  shortTrip,
  type TileSet,
  type TileSetFinding,
} from "caravanserai/desert-sons";
import { plainCross } from "../scenes.js";

const good = {
  name: "good",
  ...plainCross(5),
  tiles: "1: DDDD | ODDD N[MW]\n2: ODDD N[FSGCR]",
};
const check = (change: object): readonly TileSetFinding[] =>
  checkTileSet(defineTileSet({ ...good, ...change }));
const codes = (change: object): string[] => check(change).map(({ code }) => code);
const many = (tile: string, count: number): string => Array<string>(count).fill(tile).join(" | ");

describe("problems", () => {
  it("no tile set of the library has any, and neither has a small one", () => {
    for (const set of Object.values(about.boards)) expect(checkTileSet(set)).toEqual([]);
    expect(codes({})).toEqual([]);
  });

  it("piles, room and heights", () => {
    expect(codes({ tiles: "1: DDDD | ODDD N[MFSGWCR]" })).toEqual(["one-pile"]);
    expect(check({ explorers: [[1], [2], [3], [4]] })).toEqual([
      { kind: "problem", code: "heights", spaces: [], sums: [1, 2, 3, 4] },
    ]);
    const tiles = `1: ${many("DDDD", 16)} | ODDD N[MFSG]\n2: ${many("DDDD", 16)} | ODDD N[WCR]`;
    expect(check({ tiles })).toEqual([
      { kind: "problem", code: "little-room", spaces: [], got: 34, room: 16 },
    ]);
  });

  it("the cross: fields apart, and starts without a way out", () => {
    const { cross } = plainCross(5);
    const cut = cross.replace("b3: DDDD", "b3: DDdD").replace("c3: DDDD", "c3: dDDD");
    expect(codes({ cross: cut })).toEqual(["cross-apart"]);
    const [closed] = check({ cross: cross.replace("a3: DDDD", "a3: DdDd") });
    expect(closed).toMatchObject({ code: "closed-starts", spaces: ["a3"] });
  });

  it("a set of desert only", () => {
    expect(codes({ tiles: "1: DDDD\n2: DDDD" })).toEqual(["no-oases", "missing-actions"]);
  });

  it("goods that nobody can get, and goods of which there are too few", () => {
    const [missing] = check({ tiles: "1: DDDD | ODDD N[MWCR]\n2: ODDD N[FG]" });
    expect(missing).toMatchObject({ code: "missing-goods", goods: ["salt"] });
    expect(check({ goods: 0 })).toEqual([
      { kind: "problem", code: "few-goods", spaces: [], good: "myrrh", got: 0, places: 1 },
    ]);
  });

  it("tiles that can never be placed, and tiles that rarely fit", () => {
    const [never] = check({ tiles: "1: DDDD | ODDD N[MW] | dddd\n2: ODDD N[FSGCR]" });
    expect(never).toMatchObject({ code: "unreachable", tiles: ["dddd"] });
    const odd: TileSet = {
      ...shortTrip,
      tiles: shortTrip.tiles.map((line) => line.replace("3: DDDD", "3: WWWW")),
    };
    expect(checkTileSet(odd)).toEqual([
      { kind: "problem", code: "rare-sides", spaces: [], tiles: ["WWWW"] },
    ]);
  });
});

it("hints: piles of very different sizes, missing actions, rumours on every slot", () => {
  expect(check({ tiles: "1: DDDD | DDDD | ODDD N[MWFSGR]\n2: ODDD N[C]" })).toEqual([
    { kind: "hint", code: "pile-sizes", spaces: [], sizes: [3, 1] },
  ]);
  expect(check({ tiles: "1: DDDD | ODDD N[MW]\n2: ODDD N[FSG]" })).toEqual([
    { kind: "hint", code: "missing-actions", spaces: [], actions: ["camel", "rumour"] },
  ]);
  expect(codes({ rumours: Array(8).fill(1) })).toEqual(["full-rumours"]);
});
