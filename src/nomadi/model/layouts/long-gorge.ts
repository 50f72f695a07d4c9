/** A narrow board for three players. */
import { ownLayout } from "../layout.js";

/**
 * Long Gorge, a board for three players, drawn by hand: a gorge of six to eight squares that runs aslant, as long as the default board
 * and half as wide. The caravan can't spread out, so pawns stand in each other's way, and every card lies near the path.
 * Whoever begins is ahead (see its card), so play as many games as there are players. Rotated by half, the start is the goal.
 *
 * @category Layouts
 */
export const longGorge = /* @__PURE__ */ ownLayout({
  name: "Long Gorge",
  drawing: `
    # S start   G goal   o water hole   . sand   - and | the valley
    . G G G G .
    . G G G G . .
    . G G G G . .
    . G G G G . .
    . . . . . . . .
      . . o . . . .
        . . . . . o .
        o . .   . . .
          . . . . . .
          . . o . . .
          -----------
          . . . o . .
          . . . . . .
          . . .   . . o
          . o . . . . .
            . . . . o . .
            . . . . . . . .
              . . S S S S .
              . . S S S S .
              . . S S S S .
                . S S S S .
  `,
});
