/** A board made unfair on purpose. */
import { defineLayout } from "caravanserai/through-the-desert";

/**
 * All water, and two of the three palms, in a corner behind a gap of one space: whoever puts the first leader into the gap encloses the
 * corner (rule L6).
 */
export const oneCorner = defineLayout({
  name: "One Corner",
  palms: 3,
  camelsPerColour: 9,
  drawing: `
    # . sand   o water   T palm   ^ mountain
        ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
       ^ ^ . . . . ^ ^ o o ^
      ^ . . . . . . . ^ o T ^
     ^ ^ . . . . . . . . o o ^
    ^ ^ . . . . ^ . . . ^ o T ^
     ^ . . . . . ^ ^ . . ^ ^ ^
      ^ . . . . . . . . . . ^ ^
       ^ ^ ^ . . . . . . . . T ^
        ^ ^ ^ . . . . . . . . ^
           ^ ^ ^ ^ . . . . ^ ^
            ^ ^ ^ ^ ^ ^ ^ ^ ^
  `,
});
