/** Scenes of what a move earns: N17 to N23. */
import { block, position } from "./position.js";
import type { NomadiScenes } from "./types.js";

/** The last pawn is about to leave the start. */
const lastInStart = [
  "........",
  "........",
  ".010....",
  ".1011...",
  ".010....",
  ".101....",
  ".010....",
];
/** The last pawn is about to cross the valley. */
const lastBelow = [
  "...00101",
  "...01010",
  "...10101",
  "...1....",
  "........",
  "........",
  "........",
];
/** Two pawns are in front of the goal. */
const beforeGoal = [
  "........",
  ".01.....",
  "..0.....",
  ".101....",
  ".010....",
  ".101....",
  "0101....",
];

export const earnings = {
  "last-out-of-start": {
    rules: ["N17"],
    start: () => position({ pawns: lastInStart, dice: [1, 1] }),
    shots: [
      {
        move: "1d5-c5",
        events: [{ type: "bank-paid", seat: 1, coins: 5, for: "last-out-of-start" }],
      },
    ],
  },
  "first-over-valley": {
    rules: ["N18"],
    start: () => position({ pawns: block, dice: [1, 1] }),
    shots: [
      {
        move: "1d2-c1",
        events: [{ type: "bank-paid", seat: 0, coins: 5, for: "first-over-valley" }],
        state: { seats: [{ coins: 10 }, { coins: 5 }] },
      },
    ],
  },
  "last-over-valley": {
    rules: ["N19"],
    start: () => position({ pawns: lastBelow, dice: [1, 1] }),
    shots: [
      {
        move: "1d4-c3",
        events: [{ type: "bank-charged", seat: 1, coins: 5, for: "last-over-valley" }],
      },
    ],
  },
  order: {
    rules: ["N18", "N20"],
    start: () => position({ pawns: block, dice: [1, 1], cards: ["c1"] }),
    shots: [
      {
        move: "1d2-c1",
        events: [
          { type: "pawn-moved" },
          { type: "bank-paid", for: "first-over-valley" },
          { type: "bank-paid", for: "card" },
          { type: "card-looked-at" },
        ],
      },
    ],
  },
  "own-pawn-on-card": {
    rules: ["N21"],
    start: () => position({ pawns: lastInStart, dice: [1, 1], cards: ["b3", "b7"] }),
    shots: [
      {
        move: "1c2-b3",
        events: [
          { type: "bank-paid", seat: 0, coins: 1 },
          { type: "card-taken", seat: 0 },
        ],
      },
    ],
  },
  "card-for-sale": {
    rules: ["N21"],
    start: () =>
      position({ pawns: lastInStart, dice: [1, 1], turnNumber: 102, cards: ["b3", "b7"] }),
    shots: [
      {
        move: "1c2-b3",
        events: [{ type: "card-looked-at", seat: 1, owner: 0 }],
        state: { phase: "price", seat: 1 },
        refused: { "=11": "N21" },
      },
      {
        move: "=3",
        events: [{ type: "price-named", price: 3 }],
        panel: "centre",
        viewer: 0,
        state: { seat: 0, offer: { value: null } },
      },
      {
        move: "yes",
        events: [{ type: "card-sold", price: 3 }],
        panel: 0,
        viewer: 0,
        state: { seats: [{ coins: 2 }, { coins: 9 }] },
      },
    ],
  },
  secret: {
    rules: ["N22"],
    start: () => position({ pawns: lastInStart, dice: [1, 1], cards: ["b3", "b7"] }),
    shots: [
      { play: ["1c2-b3"], panel: 0, viewer: 0 },
      { panel: 0, viewer: 1, state: { seats: [{ cards: [{ value: null }] }, {}] } },
    ],
  },
  goal: {
    rules: ["N23"],
    start: () => position({ pawns: beforeGoal, dice: [1, 1] }),
    shots: [
      {
        move: "1b2-a3",
        events: [{ type: "goal-reached" }],
        state: { seats: [{ coins: 13 }, { coins: 5 }] },
      },
      {
        start: () => position({ pawns: beforeGoal, dice: [1, 1], turnNumber: 102 }),
        move: "1b2-a3",
        events: [{ type: "goal-reached" }],
        state: { seats: [{ coins: 9 }, { coins: 9 }] },
      },
    ],
  },
} as const satisfies NomadiScenes;
