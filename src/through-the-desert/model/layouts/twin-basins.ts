/** A wide and low full board, for 2 to 5 players: two basins and the passes between them. */
import { ownLayout } from "../layout.js";

/**
 * Twin Basins, a full board for 2 to 5 players, wide and low: two basins joined by a waist that a
 * slanting range of 8 mountains splits into a northern and a southern pass. The section below the
 * line is two separate bowls, one at the foot of each basin.
 *
 * The full board has 248 spaces, 43 of them water spaces and 7 palm spaces. Without the section below the line, it has 189 spaces,
 * 32 and 6.
 *
 * @category Layouts
 */
export const twinBasins = /* @__PURE__ */ ownLayout({
  name: "Twin Basins",
  drawing: `
    # . sand   o water   T palm   ^ mountain   - dividing line
           ^ ^ ^ ^ ^ ^ ^             ^ ^ ^ ^ ^ ^ ^ ^ ^ ^
          ^ ^ o . . o ^ ^       ^ ^ ^ ^ ^ . . . o . ^ ^ ^
         ^ . . . T . . ^ ^ ^ ^ ^ o . . . . o . . . . o ^ ^
        ^ o . . . . . o ^ ^ ^ o . . T . o . . . . T . . o ^
       ^ ^ . . o . . . . . . . . . . . . . . . o . . . . . ^
      ^ ^ . . . . . o . . o . . . . o ^ ^ . o . . . o . . ^ ^
     ^ . . o . . . . . . . . o . ^ ^ ^ . . . . . . . . o . ^ ^
    ^ o . . . . o . . . . . ^ ^ ^ . . . o . . . o . . . . . ^
     ^ ^ . . T . . . o . T . . . . o . . . T . . . o . . ^ ^
      ^ . o . . . . . . . . . o . . . . o . . . . . . . o ^ ^
    - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
       ^ . . . . o . . . o . ^ ^ ^ ^ ^ ^ ^ . . o . . T . . ^ ^
        ^ ^ . . . . . o . . ^ ^         ^ . o . . . . . . . ^
         ^ ^ o . . . . . ^ ^           ^ o . . . . o . . o ^
          ^ . . . o . ^ ^               ^ ^ ^ o . . . ^ ^ ^
           ^ ^ ^ ^ ^ ^ ^                 ^ ^ ^ ^ ^ ^ ^ ^ ^
  `,
});
