/** Scenes of the set-up: N1 to N5, and the short course N27. */
import { defineLayout, setup, type State } from "caravanserai/nomadi";
import { position, track, twoRows } from "./position.js";
import type { NomadiScenes } from "./types.js";

const start = (options: object = {}): State =>
  setup({ players: 2, seed: 1, layout: track, ...options });
/** A start of 20 squares. */
const wide = defineLayout({
  name: "Wide",
  drawing: `
    G G G . . . . .
    . . . . . . . .
    ---------------
    . . . . S S S S
    . . . . S S S S
    . . . S S S S S
    . S S S S S S S
  `,
});

export const setUp = {
  board: {
    rules: ["N1", "N2"],
    start: () => start(),
    shots: [
      {
        state: { phase: "pawns", seat: 0, seats: [{ coins: 5 }, { coins: 5 }] },
        throws: () => defineLayout({ name: "No goal", drawing: "G G .\n-----\nS S ." }),
      },
    ],
  },
  cards: {
    rules: ["N3"],
    start: () => start({ cards: "choose" }),
    shots: [
      {
        play: ["*c4", "*a5"],
        move: "*b7",
        events: [{ type: "card-laid" }],
        refused: { "*c4": "N3", "*a1": "N3", "*e6": "N3" },
      },
    ],
  },
  "placing-pawns": {
    rules: ["N5"],
    start: () => start(),
    shots: [
      {
        play: ["+d5", "+e6"],
        picked: [],
        refused: { "+d5": "N5", "+d4": "N5", "+c5": "N5" },
      },
      {
        start: () => start({ layout: wide }),
        play: ["+d6", "+d7"],
        picked: [],
        choices: ["space:c6", "space:c7", "space:d5", "space:d8", "space:e6", "space:e7"],
        refused: { "+f2": "N5" },
      },
    ],
  },
  money: {
    rules: ["N4"],
    start: () =>
      position({ pawns: twoRows, dice: [4, 4, 4, 4, 4, 4], change: { phase: "reroll" } }),
    shots: [
      {
        move: "end",
        events: [{ type: "bank-charged", seat: 0, coins: 5, debt: 1 }],
        panel: 0,
        state: { seats: [{ coins: 0, debt: 1 }, {}] },
      },
    ],
  },
  "short-course": {
    rules: ["N27"],
    start: () => start({ goal: ["c1", "c2", "b5"] }),
    shots: [{ state: { rules: { goal: ["b5", "c1", "c2"] } } }],
  },
} as const satisfies NomadiScenes;
