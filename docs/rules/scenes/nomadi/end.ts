/** Scenes of the end: N24 to N26. */
import { block, position } from "./position.js";
import type { NomadiScenes } from "./types.js";

/** Two pawns are in the goal, and a third is in front of it. */
const twoInGoal = [
  "01......",
  "001.....",
  "..0.....",
  ".101....",
  ".010....",
  ".101....",
  ".1......",
];

export const end = {
  "third-in-goal": {
    rules: ["N24"],
    start: () => position({ pawns: twoInGoal, dice: [1, 4, 4, 4] }),
    shots: [
      {
        move: "1b2-a3",
        events: [{ type: "goal-reached" }, { type: "game-ended", reason: "goal" }],
        without: ["bank-charged"],
        refused: { "4b1-b5": "N24" },
      },
    ],
  },
  score: {
    rules: ["N25"],
    start: () => position({ pawns: twoInGoal, dice: [1, 4, 4, 4], coins: [9, 0], hand: 4 }),
    shots: [
      {
        play: ["1b2-a3"],
        panel: 0,
        points: [{ coins: 13, cards: 1, total: 14 }, { total: 14 }],
        winners: [0, 1],
      },
    ],
  },
  "last-turn": {
    rules: ["N26"],
    start: () => position({ pawns: block, dice: [1], options: { maxTurns: 101 } }),
    shots: [{ move: "1d2-c1", events: [{ type: "game-ended", reason: "last-turn" }] }],
  },
} as const satisfies NomadiScenes;
