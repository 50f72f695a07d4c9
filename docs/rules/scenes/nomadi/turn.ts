/** Scenes of the dice of a turn: N14 to N16, and bribes, N28. */
import { setup } from "caravanserai/nomadi";
import { position, track, twoRows } from "./position.js";
import type { NomadiScenes } from "./types.js";

/** Two rows from edge to edge, once the pawn on e2 steps to d1: then nobody can jump over three. */
const almostTwoRows = [
  "........",
  "........",
  "01010101",
  ".1010101",
  ".0......",
  "........",
  "........",
];
const placed = ["d", "e", "f", "g"].flatMap((row) =>
  [5, 6, 7, 8].map((column) => `+${row}${column}`),
);

export const turn = {
  "dice-left": {
    rules: ["N14", "N16"],
    start: () => position({ pawns: almostTwoRows, dice: [1, 4, 4] }),
    shots: [
      {
        move: "1e2-d1",
        events: [
          { type: "pawn-moved" },
          { type: "turn-ended", seat: 0, unused: [4, 4] },
          { type: "bank-charged", seat: 0, coins: 2 },
          { type: "turn-began", seat: 1 },
        ],
      },
    ],
  },
  "roll-again": {
    rules: ["N15"],
    start: () =>
      position({ pawns: twoRows, dice: [3, 3, 4, 4, 4, 4], change: { phase: "reroll" } }),
    shots: [
      { panel: "centre", picked: [], choices: ["action:reroll", "action:end-turn"] },
      {
        move: "roll",
        events: [{ type: "dice-rolled" }],
        state: { turnNumber: 101, seats: [{ coins: 5 }, {}] },
      },
    ],
  },
  bribes: {
    rules: ["N28"],
    start: () => setup({ players: 2, seed: 1, layout: track, bribery: true }),
    shots: [
      {
        play: placed,
        move: "~2:Go_west",
        events: [{ type: "bribe-offered", seat: 1, coins: 2 }],
        panel: "centre",
        refused: {},
      },
      {
        move: "take",
        events: [{ type: "bribe-taken" }],
        panel: 0,
        state: { seats: [{ coins: 7 }, { coins: 3 }] },
      },
    ],
  },
} as const satisfies NomadiScenes;
