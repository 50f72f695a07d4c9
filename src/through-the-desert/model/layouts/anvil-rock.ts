/** A ring around one large mountain, for four players. */
import { ownLayout } from "../layout.js";

/**
 * Anvil Rock, a board for four players, drawn by hand: a ring around one large mountain. There is no middle to fight for: caravans run
 * around the rock and meet from both sides, and the rock is a wall for whoever encloses territory. It is the same left and right, and above
 * and below, with one palm in each quarter.
 *
 * @category Layouts
 */
export const anvilRock = /* @__PURE__ */ ownLayout({
  name: "Anvil Rock",
  palms: 4,
  camelsPerColour: 22,
  drawing: `
    # . sand   o water   T palm   ^ mountain
                ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
           ^ ^ ^ o . . . o . . . o ^ ^ ^
        ^ ^ o . . . o . . . . o . . . o ^ ^
       ^ . . . . . . . . ^ . . . . . . . . ^
      ^ o . . T . o . ^ ^ ^ ^ . o . T . . o ^
     ^ . . . . . . . ^ ^ ^ ^ ^ . . . . . . . ^
    ^ . . o . . . . ^ ^ ^ ^ ^ ^ . . . . o . . ^
     ^ o . . o . . ^ ^ ^ ^ ^ ^ ^ . . o . . o ^
    ^ . . o . . . . ^ ^ ^ ^ ^ ^ . . . . o . . ^
     ^ . . . . . . . ^ ^ ^ ^ ^ . . . . . . . ^
      ^ o . . T . o . ^ ^ ^ ^ . o . T . . o ^
       ^ . . . . . . . . ^ . . . . . . . . ^
        ^ ^ o . . . o . . . . o . . . o ^ ^
           ^ ^ ^ o . . . o . . . o ^ ^ ^
                ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
  `,
});
