/** A large board for five players. */
import { ownLayout } from "../layout.js";

/**
 * Lost Bowl, a large board for five players, made by the generator from seed 3: one broad bowl with no section to leave out. All
 * five meet in its middle, and four short ranges give everybody something to enclose against.
 *
 * @category Layouts
 */
export const lostBowl = /* @__PURE__ */ ownLayout({
  name: "Lost Bowl",
  palms: 5,
  camelsPerColour: 32,
  drawing: `
    # . sand   o water   T palm   ^ mountain
               ^ ^ ^ ^ ^ ^   ^ ^ ^
      ^ ^ ^ ^ ^ . . ^ . . ^ ^ ^ ^ ^ ^
     ^ ^ ^ ^ o . T . . . o . o . ^ ^ ^
      ^ . . . . . . . . . . . . . . ^ ^
     ^ o . . . o . o . o . o . . T . ^ ^
    ^ ^ . . o . . . . . . . . . . . . ^ ^ ^ ^ ^
     ^ ^ ^ . . . . . . . . o . . . o . ^ ^ ^ ^ ^
      ^ ^ ^ o . . T . o . . . o . . . . . o . ^ ^ ^
       ^ ^ . . . . . . . o . . . . . . o . . o . ^ ^
      ^ ^ . o . o . ^ ^ . . . . . o . . ^ ^ ^ ^ o ^ ^
         ^ . . . . ^ . o . o . T . . . . . o . . . ^
          ^ . . o . . . . . . . . ^ . . . . . . . . ^
         ^ o . . . T . . . . . o ^ o . . . o . . . o ^
          ^ . . . . . o . . o . ^ . . T . . . o . . ^
           ^ ^ o . . . . o . . ^ . . . . o . . . o ^
          ^ ^ ^ ^ . . . . . . . . o ^ ^ ^ ^ ^ ^ ^ ^
               ^ o . . . . . . . . ^
                ^ . . o . T . o . ^
                 ^ ^ ^ ^ . . . ^ ^
                        ^ ^ ^ ^ ^ ^
                       ^ ^ ^ ^ ^
  `,
});
