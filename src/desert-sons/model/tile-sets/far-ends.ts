/** A tile set for two players on a long, low area, drawn by hand. */
import { ownTileSet } from "../tile-set.js";

/**
 * Far Ends, a duel on a long valley, drawn by hand: an area of 13 by 5 fields, 42 tiles in three piles. The caravans of two players start at
 * its far ends and explore towards each other, so that each has oases of its own at first, and they meet in the middle. Rotated by half,
 * the cross is the same. With three or four players, the others start in the middle.
 *
 * @category Tile sets
 */
export const farEnds = /* @__PURE__ */ ownTileSet({
  name: "Far Ends",
  columns: 13,
  rows: 5,
  cross: `
    c1: DDDD | c2: ODDD N[] | c3: DDDD | c4: DDOD S[] | c5: DDDD | c6: ODDD N[] | c7: DDDD
    c8: DDOD S[] | c9: DDDD | c10: ODDD N[] | c11: DDDD | c12: DDOD S[] | c13: DDDD
    a7: DDDD | b7: DDDD | d7: DDDD | e7: DDDD
  `,
  starts: ["c1", "a7", "c13", "e7"],
  tiles: `
    1: DDDD | DDDD | ODDD N[M] | ODDD N[W] | ODDD N[] | OODD NE[F] | OODD NE[S] | OODD N[G] E[] | ODOD NS[C] | ODOD NS[R]
    1: ODOD N[M] S[] | OOOD NES[F] | OOOD NES[] | OOOO NESW[S]
    2: DDDD | DDDD | ODDD N[G] | ODDD N[R] | ODDD N[] | OODD NE[M] | OODD NE[W] | OODD N[S] E[] | ODOD NS[F] | ODOD NS[]
    2: ODOD N[C] S[] | OOOD NES[G] | OOOD NES[MW] | OOOO NESW[R]
    3: DDDD | DDDD | ODDD N[F] | ODDD N[S] | ODDD N[] | OODD NE[G] | OODD NE[C] | OODD N[M] E[] | ODOD NS[S] | ODOD NS[W]
    3: ODOD N[F] S[] | OOOD NES[R] | OOOD NES[G] | OOOO NESW[M]
  `,
  goods: 7,
  water: 18,
  camels: 6,
  rumours: [2, 1, -1, -2],
});
