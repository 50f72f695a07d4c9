/** A board with a winding valley. */
import { ownLayout } from "../layout.js";

/** A valley that winds across the board, so that pawns can cross it upwards or to the left. @category Layouts */
export const crookedValley = /* @__PURE__ */ ownLayout({
  name: "Crooked Valley",
  drawing: `
    G G G G . . . . . . . . . .
    G G G G . . . o . . . . . .
    G G G G . . . . . . . . . .
    G G G G . o . . . . . . . .
    . . . . . . . . . . o . . .
    . . . . . o . . . . . . . .
                       +-------
    . . o . . . . . . .|. . . .
    . . . . . . . . . .|. . o .
    . . . . . . . o . .|. . . .
             +---------+
    . . o . .|. . . . . . . . .
    . . . . .|. . . o . . . . .
    ---------+
    . . . . . . . . . . . . o .
    . . . . o . . . . . . . . .
    . . . . . . . . o . S S S S
    . . . . . . . . . . S S S S
    . . . . . . o . . . S S S S
    . . . . . . . . . . S S S S
  `,
});
