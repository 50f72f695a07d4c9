/** A tile set with unusual lines: brown ones through oases, white ones through the desert, and sides without any. */
import { ownTileSet } from "../tile-set.js";

/**
 * Oases are easy to cross and the desert is not: brown lines lead to oasis sides, white lines to desert sides, so a caravan
 * that leaves the cross stops after one field of desert. A few desert sides have no line. An area of 11 by 9 fields, 60 tiles in
 * four piles.
 *
 * @category Tile sets
 */
export const blindPaths = /* @__PURE__ */ ownTileSet({
  name: "Blind Paths",
  rows: 9,
  cross: `
    a6: dWDW | b6: DBDW E[] | c6: DWDB W[] | d6: DWDW
    e1: WDWd | e2: BDWD N[] | e3: WDWD | e4: WDBD S[] | e5: WDWD | e6: DDDD
    e7: WDWD | e8: BDWD N[] | e9: WDWD | e10: WDBD S[] | e11: WdWD
    f6: DWDW | g6: DBDW E[] | h6: DWDB W[] | i6: DWdW
  `,
  starts: ["a6", "e11", "i6", "e1"],
  tiles: `
    1: WWWW | WWWd | BWWW N[M] | BWWW N[W] | BWWW N[] | BBWW NE[S] | BBWW NE[C] | BBWW NE[F] | BBWW NE[] | BBWW NE[R]
    1: BBWW N[G] E[] | BWBW N[F] S[] | BBBW NES[M] | BBBW NES[S] | BBBB NESW[]
    2: WWWd | BWWW N[G] | BWWW N[] | BWWW N[R] | BBWW NE[M] | BBWW NE[W] | BBWW NE[F] | BBWW NE[S] | BBWW NE[] | BBWW NE[]
    2: BBWW N[] E[C] | BWBW NS[S] | BBBW NES[GW] | BBBW NES[M] | BBBB NESW[R]
    3: WWWW | WWWd | BWWW N[S] | BWWW N[C] | BWWW N[] | BBWW NE[G] | BBWW NE[M] | BBWW NE[R] | BBWW NE[F] | BBWW NE[]
    3: BBWW N[W] E[] | BWBW NS[F] | BBBW NES[S] | BBBW NE[G] S[] | BBBB NESW[]
    4: WWWd | BWWW N[F] | BWWW N[M] | BWWW N[S] | BBWW NE[G] | BBWW NE[W] | BBWW NE[R] | BBWW NE[M] | BBWW NE[] | BBWW NE[]
    4: BBWW N[C] E[] | BWBW NS[G] | BBBW NES[F] | BBBW NES[S] | BBBB NESW[G]
  `,
  goods: 9,
  camels: 8,
});
