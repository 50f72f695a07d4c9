/** The default tile set: 85 tiles in five piles, 59 action spaces. */
import { ownTileSet } from "../tile-set.js";

/**
 * The default: an area of 11 by 11 fields, 85 tiles in five piles, a cross with eight springs of oasis.
 *
 * @category Tile sets
 */
export const wideDesert = /* @__PURE__ */ ownTileSet({
  name: "Wide Desert",
  cross: `
    a6: DDDD | b6: DODD E[] | c6: DDDD | d6: DDDO W[] | e6: DDDD
    f1: DDDD | f2: ODDD N[] | f3: DDDD | f4: DDOD S[] | f5: DDDD | f6: DDDD
    f7: DDDD | f8: ODDD N[] | f9: DDDD | f10: DDOD S[] | f11: DDDD
    g6: DDDD | h6: DODD E[] | i6: DDDD | j6: DDDO W[] | k6: DDDD
  `,
  starts: ["a6", "f11", "k6", "f1"],
  tiles: `
    1: DDDD | DDDD | ODDD N[] | ODDD N[M] | ODDD N[W] | OODD NE[F] | OODD NE[S] | OODD NE[C] | OODD NE[] | OODD NE[R]
    1: OODD N[G] E[] | ODOD NS[F] | ODOD NS[] | OOOD NES[M] | OOOD NES[SC] | OOOD NES[] | OOOO NESW[R]
    2: DDDD | DDDD | ODDD N[] | ODDD N[G] | ODDD N[R] | OODD NE[M] | OODD NE[S] | OODD NE[W] | OODD NE[] | OODD NE[F]
    2: OODD N[] E[C] | ODOD NS[G] | ODOD N[S] S[] | OOOD NES[M] | OOOD NES[] | OOOD NES[W] | OOOO NESW[R]
    3: DDDD | DDDD | ODDD N[] | ODDD N[S] | ODDD N[C] | ODDD N[] | OODD NE[G] | OODD NE[F] | OODD NE[] | OODD NE[W]
    3: ODOD NS[M] | ODOD NS[R] | ODOD N[F] S[] | OOOD NES[S] | OOOD NES[GC] | OOOD NE[W] S[] | OOOO NESW[]
    4: DDDD | DDDD | ODDD N[] | ODDD N[M] | ODDD N[W] | ODDD N[] | OODD NE[F] | OODD NE[G] | OODD NE[R] | OODD NE[]
    4: OODD N[S] E[] | ODOD NS[C] | ODOD NS[] | OOOD NES[M] | OOOD NES[GW] | OOOD NES[R] | OOOO NESW[F]
    5: DDDD | DDDD | ODDD N[] | ODDD N[F] | ODDD N[S] | ODDD N[G] | ODDD N[] | OODD NE[M] | OODD NE[R] | OODD NE[C]
    5: OODD NE[] | OODD N[W] E[] | ODOD NS[G] | ODOD N[S] S[] | OOOD NES[M] | OOOD NES[F] | OOOD NE[] S[]
  `,
});
