/** Scenes of placing leaders: L1 to L7. */
import { type Options, setup, type State } from "caravanserai/through-the-desert";
import { drawn, sand } from "./position.js";
import type { DesertScenes } from "./types.js";

const watered = drawn([". . . . .", " . o . . T", ". . . . .", " . . . . ."]);
const start = (options: Partial<Options> = {}): State =>
  setup({ players: 2, seed: 1, layout: sand(4, 5), ...options });
const spaces = (names: string): string[] => names.split(" ").map((name) => `space:${name}`);

export const leaders = {
  "leaders-by-turns": {
    rules: ["L1"],
    start,
    shots: [
      {
        play: ["Hb2"],
        move: "Rc4",
        events: [
          { type: "leader-placed", seat: 1, colour: "rose", space: "c4" },
          { type: "turn-began", seat: 0, round: 2 },
        ],
        refused: { Hd1: "L1" },
      },
    ],
  },
  "leader-on-empty-space": {
    rules: ["L2"],
    start: () => start({ layout: watered }),
    shots: [
      {
        play: ["Hd2"],
        picked: ["colour:rose"],
        choices: spaces("a1 a2 a3 a4 b1 b3 c1 c4 d4 d5"),
        refused: { Rb2: "L2", Rb5: "L2", Rd2: "L2" },
      },
    ],
  },
  "leader-not-next-to-oasis": {
    rules: ["L3"],
    start: () => start({ layout: watered }),
    shots: [{ picked: ["colour:rose"], refused: { Ra5: "L3", Rb4: "L3", Rc5: "L3" } }],
  },
  "leader-not-next-to-leader": {
    rules: ["L4"],
    start,
    shots: [
      {
        play: ["Hb3", "Rd5"],
        picked: ["colour:grape"],
        choices: spaces("a1 a2 a5 b1 b5 c1 c2 d1 d2 d3"),
        refused: {
          ...{ Ga3: "L4", Ga4: "L4", Gb2: "L4", Gb4: "L4", Gc3: "L4", Gc4: "L4" },
          ...{ Gc5: "L4", Gd4: "L4" },
        },
      },
    ],
  },
  "colours-of-the-first-round": {
    rules: ["L5"],
    start,
    shots: [
      {
        play: ["Hb2"],
        panel: "centre",
        choices: ["colour:rose", "colour:grape", "colour:sky", "colour:mint"],
        picked: [],
        refused: { Hd4: "L5" },
      },
    ],
  },
  "region-of-one-leader": {
    rules: ["L6"],
    start: () =>
      start({
        layout: drawn([". . . . . . .", " . . . . . . .", "      .", "     . .", "      o"]),
      }),
    shots: [
      {
        play: ["Hc4", "Ra1"],
        state: { territories: [] },
        points: [{ water: 0, territory: 0 }, {}],
      },
      {
        play: ["Ra3", "Ga5"],
        move: "Gb7",
        events: [
          { type: "leader-placed" },
          { type: "leaders-lost" },
          { type: "territory-enclosed", seat: 0, spaces: ["d3", "d4", "e4"] },
          { type: "water-taken" },
        ],
        points: [{ territory: 3 }, { territory: 0 }],
      },
    ],
  },
  "leaders-lost": {
    rules: ["L7"],
    start: () => start({ layout: sand(2, 4) }),
    shots: [
      {
        play: ["Ha1", "Ra4"],
        move: "Rb2",
        events: [
          { type: "leader-placed" },
          { type: "leaders-lost", seat: 0 },
          { type: "leaders-lost", seat: 1 },
          { type: "turn-began", phase: "camels" },
        ],
      },
    ],
  },
} as const satisfies DesertScenes;
