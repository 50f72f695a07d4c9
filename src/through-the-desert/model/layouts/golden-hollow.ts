/** A board for two players who want more room than Small Wadi has. */
import { ownLayout } from "../layout.js";

/**
 * Golden Hollow, a board for two players with more room for caravans than small boards have, and games shorter than on Caravan Roads. Its left half mirrors its right half.
 *
 * @category Layouts
 */
export const goldenHollow = /* @__PURE__ */ ownLayout({
  name: "Golden Hollow",
  palms: 5,
  camelsPerColour: 15,
  drawing: `
    # . sand   o water   T palm   ^ mountain
       ^                             ^
      ^ ^ ^ ^ ^               ^ ^ ^ ^ ^
     ^ ^ . . ^ ^             ^ ^ . . ^ ^
    ^ ^ . T . ^ ^           ^ ^ . T . ^ ^
     ^ ^ . . o ^ ^ ^ ^ ^ ^ ^ ^ o . . ^ ^
    ^ ^ . . . ^ ^ ^ ^ ^ ^ ^ ^ ^ . . . ^ ^
     ^ ^ o . . o . . . . . . o . . o ^ ^
      ^ ^ . . . . T . . . T . . . . ^ ^
     ^ ^ o ^ . . . . . . . . . . ^ o ^ ^
        ^ . ^ o . . . o . . . o ^ . ^
       ^ . . ^ . . o . . o . . ^ . . ^
        ^ . . o . . . o . . . o . . ^
         ^ o . . . . . . . . . . o ^
          ^ ^ ^ o . . T . . o ^ ^ ^
         ^ ^ ^ ^ ^ ^ . . ^ ^ ^ ^ ^ ^
                    ^ ^ ^
                     ^ ^
  `,
});
