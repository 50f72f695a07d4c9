import { defineLayout } from "../layout.js";
/** STUB. @category Layouts */
export const smallWadi = /* @__PURE__ */ defineLayout({
  name: "Small Wadi",
  palms: 3,
  drawing: `
    . . . . . . . o . .
     . T . . o . . . . .
    . . . . . . . T . .
     . . . ^ ^ . . . . o
    . o . ^ . . . . . .
     . . . . . . T . . .
    . . . . o . . . . .
     . . . . . . . . . .
  `,
});
