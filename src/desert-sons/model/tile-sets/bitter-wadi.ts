/** A tile set of a middle size with all kinds of lines, for three players. */
import { ownTileSet } from "../tile-set.js";

/**
 * Bitter Wadi, for three players who know the game, made by the generator from seed 1: an area of 9 by 9 fields with lines of every kind.
 * White ones end a trip in the middle of the desert, brown ones lead straight through an oasis, and some sides have none, so that a tile
 * that fits is rarer, and ways are longer than they look. Games are half as long as with the default set.
 *
 * @category Tile sets
 */
export const bitterWadi = /* @__PURE__ */ ownTileSet({
  name: "Bitter Wadi",
  columns: 9,
  rows: 9,
  cross: `
    a5: DDDD | b5: DODD E[] | c5: DODD E[] | d5: DDDD
    e9: DDDD | e8: DDOD S[] | e7: DDOD S[] | e6: DDDD
    i5: DDDD | h5: DDDO W[] | g5: DDDO W[] | f5: DDDD
    e1: DDDD | e2: ODDD N[] | e3: ODDD N[] | e4: DDDD
    e5: DDDD
  `,
  starts: ["a5", "e9", "i5", "e1"],
  tiles: `
    1: DDDD | WDWD | ODWW N[] | OWDD N[C] | ODWD N[S] | OOWD NE[] | OODd NE[]
    1: BBDW NE[] | BODd NE[] | oODD N[M] E[G] | BDBD NS[] | ODOD N[C] S[R] | OBOD NES[F] | OOOO NESW[M]
    2: WDDD | DWDd | oDDD N[] | ODDW N[C] | ODDD N[S] | BODW NE[G] | OODD NE[F]
    2: OBDW NE[F] | OBDD NE[W] | BODD N[M] E[G] | ODOD NS[] | BOOW NES[W] | OoOD NES[G] | OOBO NESW[S]
    3: DDWD | ODDD N[M] | OdWD N[] | ODDD N[M] | ODDD N[] | BBWD NE[R] | OODD NE[S]
    3: OOWD NE[R] | OODD N[M] E[R] | BDBW NS[C] | ODoD NS[] | OOOd NES[] | OOBW NE[F] S[]
    4: DDDW | ODDD N[] | ODWD N[] | ODDD N[] | ODWW N[] | OOWD NE[G] | OBWD NE[W]
    4: OODD NE[F] | oBDD N[W] E[R] | BDBD NS[] | BDOW N[S] S[W] | OOOW NES[G] | oBOd NE[S] S[F]
  `,
  goods: 6,
  water: 20,
  camels: 8,
  rumours: [2, 1, 1, -1, -1, -2],
});
