import { defineLayout } from "../layout.js";
/** STUB. @category Layouts */
export const twinBasins = /* @__PURE__ */ defineLayout({
  name: "Twin Basins",
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
