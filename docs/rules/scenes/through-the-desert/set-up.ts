/** Scenes of the set-up: D1 to D9. */
import { type Options, setup, type State } from "caravanserai/through-the-desert";
import { drawn, position } from "./position.js";
import type { DesertScenes } from "./types.js";

const basin = drawn(
  [". T . . .", " . . o . .", ". . . ^ .", "---------", " . o . T .", ". . . . ."],
  1,
);
const start = (players: number, options: Partial<Options> = {}): State =>
  setup({ players, seed: 1, layout: basin, leaderReturn: "random", ...options });
const everybodys = { honey: 22, rose: 22, grape: 22, sky: 22, mint: 22 };
const hand = { leaders: ["honey", "rose", "grape", "sky", "mint"] } as const;

export const setUp = {
  players: {
    rules: ["D1", "D2"],
    start: () => start(4),
    shots: [
      { state: { seat: 0, seats: [hand, hand, hand, hand], water: [{}, {}, {}] } },
      { start: () => start(2), state: { seat: 0, seats: [hand, hand], water: [{}] } },
    ],
  },
  supply: {
    rules: ["D3"],
    start: () => setup({ players: 2, seed: 1 }),
    shots: [
      { panel: "centre", state: { supply: everybodys } },
      {
        start: () => setup({ players: 4, seed: 1 }),
        panel: "centre",
        state: { supply: { honey: 30, mint: 30 }, seats: [hand, hand, hand, hand] },
      },
    ],
  },
  "give-back": {
    rules: ["D4"],
    start: () => start(5, { leaderReturn: "choose" }),
    shots: [
      {
        move: "-h",
        events: [{ type: "leader-given-back", seat: 0, colour: "honey" }],
        panel: 0,
        refused: { "-h": "D4", Ha1: "D4" },
      },
    ],
  },
  "palms-and-water": {
    rules: ["D5", "D6", "D7"],
    start: () => start(4, { seed: 3 }),
    shots: [
      {
        state: { oases: ["d4"], water: [{ space: "a2" }, { space: "b3" }, { space: "d2" }] },
      },
      {
        start: () => start(4, { seed: 1 }),
        state: { oases: ["a2"], water: [{ space: "b3" }, { space: "d2" }, { space: "d4" }] },
      },
    ],
  },
  "too-few-palm-spaces": {
    rules: ["D8"],
    start: () => start(4, { layout: drawn(basin.rows, 2) }),
    shots: [
      {
        state: { oases: ["a2", "d4"] },
        throws: () => start(2, { layout: drawn(basin.rows, 2) }),
      },
    ],
  },
  open: {
    rules: ["D9"],
    start: () =>
      position(basin, { "0 honey": ["c3"], "1 rose": ["c1"] }, () => ({}), 2, {
        water: [{ space: "b3", value: 3 }],
      }),
    shots: [
      {
        move: "hb3",
        viewer: 1,
        panel: 0,
        state: { seats: [{ water: { threes: 1 } }, {}] },
      },
    ],
  },
} as const satisfies DesertScenes;
