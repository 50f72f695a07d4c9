/** A small board for short games of two players, and for tests: a valley running aslant. */
import { ownLayout } from "../layout.js";

/**
 * Small Wadi, a small board for short games of two players and for tests: a valley that runs down from the upper left to the lower
 * right, past a ridge of 3 mountains in the middle.
 *
 * It has 65 spaces, with no section to leave out, 11 water spaces and 4 palm spaces, 3 of which get a palm. Wherever palms and
 * leaders are placed, there is room for 10 leaders. It is played with 9 loose camels of each colour, so that a colour runs out
 * (rule F1) before the board is full.
 *
 * @category Layouts
 */
export const smallWadi = /* @__PURE__ */ ownLayout({
  name: "Small Wadi",
  palms: 3,
  camelsPerColour: 9,
  drawing: `
    # . sand   o water   T palm   ^ mountain
        ^ ^ ^ ^ ^ ^ ^ ^
       ^ ^ . . o . ^ ^ ^
      ^ o . o . . . . ^ ^
     ^ ^ . . . . . T . . ^
    ^ ^ . T . . ^ . . o . ^ ^
     ^ . . . o . ^ ^ . . ^ ^ ^
      ^ o . . . . . . o . . ^ ^
       ^ ^ ^ . . T . . . T . o ^
        ^ ^ ^ o . . . . . . . ^
           ^ ^ ^ ^ . o . o ^ ^
            ^ ^ ^ ^ ^ ^ ^ ^ ^
  `,
});
