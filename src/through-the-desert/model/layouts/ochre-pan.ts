/** A small board of three equal thirds. */
import { ownLayout } from "../layout.js";

/**
 * Ochre Pan, a small board for three players: rotated by a third, it is the same, so nobody can claim the better third.
 *
 * @category Layouts
 */
export const ochrePan = /* @__PURE__ */ ownLayout({
  name: "Ochre Pan",
  palms: 3,
  camelsPerColour: 11,
  drawing: `
    # . sand   o water   T palm   ^ mountain
          ^ ^ ^
         ^ o . ^ ^ ^ ^ ^
        ^ . . o ^ ^ . o ^   ^
       ^ . . . . . . . . ^ ^
    ^ ^ . . . o . . . ^ o . ^
       ^ o ^ ^ . . T . ^ . . ^
      ^ . ^ . . . . . ^ . . . ^
     ^ o . . T . . . . o . . o ^
      ^ . . . . . . . . . o . ^
       ^ ^ . . . . T . . ^ ^ ^
        ^ ^ . o ^ . . . ^ ^
         ^ o . . ^ ^ . . ^
        ^ . . . . o . o ^
         ^ o . . . ^ ^ ^
          ^ ^ ^ ^ ^
                   ^
  `,
});
