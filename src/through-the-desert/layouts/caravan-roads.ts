import { defineLayout } from "../layout.js";
/** STUB. @category Layouts */
export const caravanRoads = /* @__PURE__ */ defineLayout({
  name: "Caravan Roads",
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
