/** A large, rugged board for five players. */
import { ownLayout } from "../layout.js";

/**
 * Salt Gorge, a large board for five players, made by the generator from seed 2: as large as the default board, with rocks in the way,
 * ragged edges and a valley that winds, so that it matters where the caravan crosses it (N18, N19).
 *
 * @category Layouts
 */
export const saltGorge = /* @__PURE__ */ ownLayout({
  name: "Salt Gorge",
  drawing: `
    # S start   G goal   o water hole   . sand   - and | the valley
    G G G G . . . . . . . . . .
    G G G G . . . . . . . . . .
    G G G G . . . . . o . . . .
    G G G G . o . . . . . . . .
    . . . . . . . . .   . . . . o
    . . o . . . . . . . . . . . . .
    . . . .   . . . . o . . . . . .
                 +---+
      . . . . . .|. .|. . . . . . .
      . . . . . .|. .|. . . . . . .
               +-+   +-------------
    . o . . . .|. . . o . . . . . .
    ---------+
    . . . . .|.|. . . . . . . . . o
             +-+
    . . . . . o . .   . . . . . . .
      . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . .
        . . . . . . . . . o . . . .
        o . . . . . . . . . S S S S
        . . . . . o . . . . S S S S
        . . . .       . . . S S S S
                      . . . S S S S
  `,
});
