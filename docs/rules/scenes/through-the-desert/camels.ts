/** Scenes of placing camels: C1 to C8. */
import { drawn, position, sand } from "./position.js";
import type { DesertScenes } from "./types.js";

const spaces = (names: string): string[] => names.split(" ").map((name) => `space:${name}`);
const two = { "0 honey": ["b2"], "0 sky": ["d2"], "1 rose": ["b5"] };

export const camels = {
  "two-camels": {
    rules: ["C1"],
    start: () => position(sand(4, 5), two),
    shots: [
      { move: "hb3", events: [{ type: "camel-placed" }], state: { seat: 0, left: 1 } },
      { move: "sd3", events: [{ type: "camel-placed" }, { type: "turn-began", seat: 1 }] },
    ],
  },
  "first-round": {
    rules: ["C2"],
    start: () => position(sand(4, 5), two, () => ({ round: 1, left: 1 })),
    shots: [
      {
        move: "hb3",
        events: [{ type: "camel-placed" }, { type: "turn-began", seat: 1, round: 1, left: 2 }],
      },
    ],
  },
  "free-spaces": {
    rules: ["C3"],
    start: () =>
      position(
        drawn([". . . . .", " . . o . .", ". . . T .", " . . . . ."]),
        { "0 honey": ["b2", "a2", "c3", "c2"], "1 rose": ["a4"], "1 sky": ["d5"] },
        (state) => ({
          left: 1,
          caravans: state.caravans.map((one) =>
            one.colour === "honey" ? { ...one, oases: ["c4"] } : one,
          ),
        }),
      ),
    shots: [
      {
        play: ["hb1", "ra5", "rb5"],
        picked: ["colour:honey"],
        choices: spaces("a3 b3 c1 d1 d2 d3"),
        refused: { ha1: "C3", hc4: "C3", hb2: "C3" },
      },
    ],
  },
  "next-to-own-camel": {
    rules: ["C4"],
    start: () => position(sand(4, 5), { "0 honey": ["b2", "c3"], "1 rose": ["a5"] }),
    shots: [
      {
        picked: ["colour:honey"],
        choices: spaces("a2 a3 b1 b3 c2 c4 d2 d3"),
        refused: { hb4: "C4", hd4: "C4", hc1: "C4" },
      },
    ],
  },
  "not-next-to-rival": {
    rules: ["C5"],
    start: () => position(sand(4, 6), { "0 honey": ["b2", "b3"], "1 honey": ["c6", "b5"] }),
    shots: [
      {
        picked: ["colour:honey"],
        choices: spaces("a2 a3 a4 b1 c2 c3 c4"),
        refused: { hb4: "C5" },
      },
    ],
  },
  "other-colours": {
    rules: ["C6"],
    start: () =>
      position(sand(4, 5), { "0 honey": ["b2"], "0 sky": ["d2", "c2"], "1 rose": ["b4"] }),
    shots: [{ picked: ["colour:honey"], choices: spaces("a2 a3 b1 b3 c3") }],
  },
  "no-loose-camel": {
    rules: ["C7"],
    start: () => position(sand(4, 5), two, () => ({}), 2, { camelsPerColour: 1 }),
    shots: [
      {
        move: "hb3",
        panel: "centre",
        state: { supply: { honey: 0 }, left: 1, over: false },
        refused: { hb4: "C7" },
      },
    ],
  },
  "nowhere-to-go": {
    rules: ["C8"],
    start: () =>
      position(
        sand(2, 6),
        { "0 honey": ["a3", "a2"], "1 rose": ["a1"], "0 rose": ["b5", "b4", "b3"] },
        () => ({ seat: 1 }),
      ),
    shots: [
      {
        move: "rb1",
        events: [
          { type: "camel-placed" },
          { type: "turn-forfeited", seat: 1, left: 1 },
          { type: "turn-began", seat: 0 },
        ],
      },
      {
        start: () =>
          position(
            sand(1, 7),
            { "0 honey": ["a1", "a2"], "0 rose": ["a5"], "1 rose": ["a3"], "1 honey": ["a7"] },
            () => ({
              seat: 1,
            }),
          ),
        move: "ha6",
        events: [{ type: "camel-placed" }, { type: "game-ended", reason: "no-placement" }],
      },
    ],
  },
} as const satisfies DesertScenes;
