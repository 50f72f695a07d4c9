/** The default board, for 2 to 5 players: one broad basin, its palms all round a central range. */
import { ownLayout } from "../layout.js";

/**
 * Caravan Roads, the default board, for 2 to 5 players: one broad basin behind a ragged rim, where
 * the roads lead all the way round a slanting range of 7 mountains in the middle.
 *
 * The full board has 252 spaces, 43 of them water spaces and 7 palm spaces. Without the section below the line, it has 187 spaces,
 * 32 and 6.
 *
 * @category Layouts
 */
export const caravanRoads = /* @__PURE__ */ ownLayout({
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
