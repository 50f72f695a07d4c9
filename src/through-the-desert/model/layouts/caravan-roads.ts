/** The default board, for 2 to 5 players: one broad basin, its palms all round a central range. */
import { defineLayout } from "../layout.js";

/**
 * Caravan Roads, the default board, for 2 to 5 players: one broad basin behind a ragged rim, where
 * the roads lead all the way round a slanting range of 7 mountains in the middle.
 *
 * In full 252 spaces with 43 water spaces and 7 palm spaces; without the section below the line
 * 187 spaces with 32 and 6.
 *
 * @category Layouts
 */
export const caravanRoads = /* @__PURE__ */ defineLayout({
  name: "Caravan Roads",
  drawing: `
    # . sand   o water   T palm   ^ mountain   - dividing line
         ^ ^ ^ ^ ^ ^ ^   ^ ^ ^ ^ ^ ^ ^
        ^ ^ . . . o ^ ^ ^ ^ . . o . ^ ^ ^
       ^ . . o . . . ^ o . . . . . . ^ ^ ^
      ^ o . . . . o . . . . o . . T . . o ^
     ^ ^ . . o . . . . T . . . o . . . . ^
      ^ ^ . . . . o . . . . . . . . o . ^
     ^ . o . T . . ^ ^ . . o . . . . . ^
    ^ o . . . . . o . ^ ^ . . . o . ^ ^
     ^ . o . . . . . . o ^ ^ . . . . ^ ^
      ^ ^ . . o . . . . . ^ o . . T . . ^
       ^ ^ . . . o . . T . . . . . . o . ^
      ^ ^ o . . . . . . . o . . o . . . o ^
     ^ o . . T . . . o . . . . . . . . . ^
    ^ ^ . . . . o . . . . . . o . . o . ^
    - - - - - - - - - - - - - - - - - - - -
     ^ ^ . o . . . . . . o . . . . . ^ ^
      ^ ^ . . . . . o . . . . . o . . . ^
     ^ o . . . o . . . . . . T . . . o ^
      ^ . o . . . . ^ ^ . o . . . . . ^
       ^ ^ . . o ^ ^ ^ ^ ^ . . . o ^ ^
        ^ ^ ^ ^ ^ ^ ^   ^ ^ ^ ^ ^ ^ ^
  `,
});
