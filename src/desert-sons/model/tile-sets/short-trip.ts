/** A small tile set for a quick game: 36 tiles in three piles on 7 by 7 fields. */
import { ownTileSet } from "../tile-set.js";

/**
 * A quick game: an area of 7 by 7 fields, 36 tiles in three piles, shorter ways and more action spaces to a tile.
 *
 * @category Tile sets
 */
export const shortTrip = /* @__PURE__ */ ownTileSet({
  name: "Short Trip",
  columns: 7,
  rows: 7,
  cross: `
    a4: DDDD | b4: DODD E[] | c4: DDDO W[]
    d1: DDDD | d2: ODDD N[] | d3: DDOD S[] | d4: DDDD | d5: ODDD N[] | d6: DDOD S[] | d7: DDDD
    e4: DODD E[] | f4: DDDO W[] | g4: DDDD
  `,
  starts: ["a4", "d7", "g4", "d1"],
  tiles: `
    1: DDDD | ODDD N[M] | ODDD N[W] | ODDD N[F] | OODD NE[S] | OODD NE[C] | OODD NE[] | OODD N[G] E[] | ODOD NS[F]
    1: OOOD NES[M] | OOOD NES[R] | OODD NE[W]
    2: DDDD | ODDD N[G] | ODDD N[R] | ODDD N[] | OODD NE[M] | OODD NE[S] | OODD NE[F] | ODOD N[S] S[] | ODOD NS[G]
    2: OOOD NES[CW] | OOOD NE[M] S[] | OOOO NESW[R]
    3: DDDD | ODDD N[S] | ODDD N[F] | ODDD N[] | ODDD N[R] | OODD NE[G] | OODD NE[M] | OODD NE[] | OODD N[W] E[]
    3: ODOD NS[C] | OOOD NES[SG] | OOOD NES[F]
  `,
  goods: 6,
  water: 16,
  camels: 5,
  rumours: [2, 1, -1, -2],
});
