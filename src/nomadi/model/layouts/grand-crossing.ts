/** The default board. */
import { ownLayout } from "../layout.js";

/** The whole desert: 19 rows by 16 columns with 12 water holes and a straight valley (rule N2). @category Layouts */
export const grandCrossing = /* @__PURE__ */ ownLayout({
  name: "Grand Crossing",
  drawing: `
    G G G G . . . . . . . . . . . .
    G G G G . . . . . . . . . . . .
    G G G G . . . o . . . . . . . .
    G G G G . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . o . . . o . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . o . . . . . .
    . o . . . . . . . . . . . . . .
    -------------------------------
    . . . . o . . . . . . o . . . .
    . . . . . . . . . . . . . . o .
    . . . . . . o . . . . . . . . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . o . . . o . .
    . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . S S S S
    . . . . . . . . o . . . S S S S
    . . . . . . . . . . . . S S S S
    . . . . . . . . . . . . S S S S
  `,
});
