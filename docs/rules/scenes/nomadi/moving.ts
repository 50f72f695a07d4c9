/** Scenes of moving pawns: N6 to N13. */
import { position } from "./position.js";
import type { NomadiScenes } from "./types.js";

const spaces = (names: string): string[] => names.split(" ").map((name) => `space:${name}`);

/** One pawn ahead of the others. */
const ahead = ["........", "........", "..0.....", ".0101...", ".1010...", ".0101...", ".101...."];
/** A pawn with room around it. */
const room = ["........", "........", "1.......", "0..10...", "1.0.1...", "01010...", "1010...."];
/** A caravan of three columns. */
const column = ["........", "........", ".010....", ".101....", ".010....", ".101....", "0101...."];
/** A pawn is in the goal, and some are over the valley. */
const onTheWay = [
  "..0.....",
  "..1.....",
  ".01.....",
  "101.....",
  ".010....",
  ".101....",
  ".010....",
];

export const moving = {
  "any-pawn": {
    rules: ["N6"],
    start: () => position({ pawns: column, dice: [1, 1, 2, 3, 5, 6] }),
    shots: [
      { panel: "centre", state: { dice: [1, 1, 2, 3, 5, 6] } },
      {
        move: "1c3-b4",
        events: [{ type: "pawn-moved", seat: 0, owner: 1, from: "c3", to: "b4" }],
        state: { dice: [1, 2, 3, 5, 6], seat: 0 },
      },
    ],
  },
  "free-side": {
    rules: ["N7"],
    start: () => position({ pawns: column, dice: [5] }),
    shots: [{ picked: ["pawn:e3"], choices: [], refused: { "5e3-e5": "N7" } }],
  },
  step: {
    rules: ["N8"],
    start: () => position({ pawns: room, dice: [1] }),
    shots: [
      {
        picked: ["pawn:e3"],
        choices: spaces("d2 d3 e2 e4"),
        refused: { "1e3-c3": "N8", "1e3-f3": "N8" },
      },
    ],
  },
  jump: {
    rules: ["N9"],
    start: () => position({ pawns: column, dice: [3] }),
    shots: [
      {
        picked: ["pawn:c2"],
        choices: spaces("c5"),
        refused: { "3c2-c6": "N9", "3c2-f2": "N9" },
      },
      { move: "3c2-c5", events: [{ type: "pawn-moved", path: ["c2", "c3", "c4", "c5"] }] },
    ],
  },
  "jump-with-a-bend": {
    rules: ["N10"],
    start: () => position({ pawns: column, dice: [5] }),
    shots: [
      {
        move: "5d4-f1",
        events: [{ type: "pawn-moved", path: ["d4", "e4", "f4", "f3", "f2", "f1"] }],
      },
    ],
  },
  contact: {
    rules: ["N11"],
    start: () => position({ pawns: ahead, dice: [1] }),
    shots: [
      {
        picked: ["pawn:c3"],
        choices: spaces("c2 c4"),
        refused: { "1c3-b2": "N11", "1c3-b3": "N11", "1c3-b4": "N11" },
      },
    ],
  },
  "no-way-back": {
    rules: ["N12"],
    start: () => position({ pawns: onTheWay, dice: [1] }),
    shots: [
      { picked: ["pawn:c3"], refused: { "1c3-d4": "N12" } },
      { picked: ["pawn:e4"], refused: { "1e4-e5": "N12", "1e4-d5": "N12" } },
      { refused: { "1a3-a4": "N12" } },
    ],
  },
  "to-and-fro": {
    rules: ["N13"],
    start: () => position({ pawns: ahead, dice: [1, 1, 2] }),
    shots: [{ move: "1c3-c4", picked: ["pawn:c4"], refused: { "1c4-c3": "N13" } }],
  },
} as const satisfies NomadiScenes;
