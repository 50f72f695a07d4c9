/** A small symmetric board for two players. */
import { ownLayout } from "../layout.js";

/**
 * Sandglass Wadi, a small board for a fair duel of half an hour: rotated by half, it is the same, so neither side of it is better.
 *
 * @category Layouts
 */
export const sandglassWadi = /* @__PURE__ */ ownLayout({
  name: "Sandglass Wadi",
  palms: 4,
  camelsPerColour: 8,
  drawing: `
    # . sand   o water   T palm   ^ mountain
               ^ ^ ^ ^   ^ ^ ^
              ^ ^ ^ ^ ^ ^ o . ^
               ^ . . ^ o . . . ^
              ^ . T . . . . T . ^
             ^ . . . . . o . . ^
            ^ o ^ ^ . . ^ ^ ^ ^
             ^ . o . o ^     ^ ^
              ^ . . . ^
     ^ ^     ^ o . o . ^
      ^ ^ ^ ^ . . ^ ^ o ^
     ^ . . o . . . . . ^
    ^ . T . . . . T . ^
     ^ . . . o ^ . . ^
      ^ . o ^ ^ ^ ^ ^ ^
       ^ ^ ^   ^ ^ ^ ^
  `,
});
