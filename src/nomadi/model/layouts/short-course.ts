/** A board for a short game. */
import { ownLayout } from "../layout.js";

/** The short course of rule N27: half the way, with the goal just beyond the valley. @category Layouts */
export const shortCourse = /* @__PURE__ */ ownLayout({
  name: "Short Course",
  drawing: `
    . . . . . . . . . . . .
    . G G G G . . . o . . .
    . G G G G . . . . . . .
    . G G G G . o . . . . .
    . G G G G . . . . . o .
    . . . . . . . . . . . .
    -----------------------
    . . o . . . . . . . . .
    . . . . . o . . . o . .
    . . . . . . . . . . . .
    . . . o . . . . S S S S
    . . . . . . . . S S S S
    . . . . . . o . S S S S
    . . . . . . . . S S S S
  `,
});
