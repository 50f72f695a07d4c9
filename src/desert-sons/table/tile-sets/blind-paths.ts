/** A tile set with sides that no line leads to: ways end, and oases grow where nobody can walk. */
import { defineTileSet } from "../tile-set.js";

/**
 * Ways that end blindly: sides of desert and of oasis without a line, so that some fields can be reached from one side
 * only. An area of 9 by 9 fields, 60 tiles in four piles.
 *
 * @category Tile sets
 */
export const blindPaths = /* @__PURE__ */ defineTileSet({
  name: "Blind Paths",
  columns: 9,
  rows: 9,
  cross: `
    a5: dDDD | b5: DODD E[] | c5: DDDd | d5: DDDO W[]
    e1: DDDd | e2: oDDD N[] | e3: DDOD S[] | e4: dDDD | e5: DDDD | e6: DDdD | e7: ODDD N[] | e8: DDoD S[] | e9: DdDD
    f5: DODD E[] | g5: DdDD | h5: DDDO W[] | i5: DDdD
  `,
  starts: ["a5", "e9", "i5", "e1"],
  tiles: `
    1: DDDD | DDDd | DdDd | ODDD N[M] | ODDd N[W] | oDDD N[F] | OODD NE[S] | OoDD NE[C] | OODd NE[] | OdOD NS[G]
    1: ODOD N[F] S[] | OOOD NES[R] | OoOD NES[S] | oOoD NES[M] | OoOo NESW[]
    2: DDDD | DDdd | DdDd | ODDD N[] | ODdD N[G] | oDDD N[R] | OODD NE[M] | oODD NE[W] | OOdD NE[F] | ODoD NS[C]
    2: ODOd NS[S] | OOOD NES[GW] | OOod NES[M] | OOOD NE[] S[F] | OOoo NESW[R]
    3: DDDD | DDDd | DDdd | ODDD N[S] | OdDD N[C] | oDDD N[] | OODD NE[G] | OoDD NE[M] | OODd NE[R] | OdOd NS[F]
    3: ODOD N[] S[W] | OOOD NES[S] | oOOD NES[G] | OoOD N[] ES[C] | OOOO NESW[]
    4: DDDD | DDDd | DdDd | ODDD N[F] | ODDd N[M] | oDDD N[S] | OODD NE[] | oODD NE[G] | OODd NE[W] | ODoD NS[R]
    4: ODOD NS[M] | OOOD NES[F] | OoOD NES[S] | oOOd NES[] | OoOo NESW[G]
  `,
  goods: 9,
  camels: 8,
});
