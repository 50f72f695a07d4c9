/** A small board for two players, the same from both ends. */
import { ownLayout } from "../layout.js";

/**
 * Moonlit Plain, a small board for two players: rotated by half, the start is the goal, and the way there is the way back.
 *
 * @category Layouts
 */
export const moonlitPlain = /* @__PURE__ */ ownLayout({
  name: "Moonlit Plain",
  drawing: `
    # S start   G goal   o water hole   . sand   - and | the valley
              . o . G G G G
      . . . . . . . G G G G
      . . . . .   . G G G G
      o . . . . . . G G G G
      . . . . . . . . . . .
             +-+
    . . . . .|.|o . . . . o
         +---+       +-----
    . . .|. . .|. . .|. . .
    -----+       +---+
    o . . . . o|.|. . . . .
               +-+
    . . . . . . . . . . .
    S S S S . . . . . . o
    S S S S .   . . . . .
    S S S S . . . . . . .
    S S S S . o .
  `,
});
