/** Scenes of what a camel earns: E1 to E6. */
import { drawn, position, sand } from "./position.js";
import type { DesertScenes } from "./types.js";

/** A bay with water and an oasis, and a caravan that has almost closed it. */
export const bay = drawn([". o . . . .", " T . . . . .", ". . . . . .", " . . . . . ."]);
export const almostClosed = { "0 honey": ["a4", "b3", "c3"], "1 rose": ["c6"] };
const ring = ["b2", "b3", "c4", "d3", "d2"];

export const earnings = {
  water: {
    rules: ["E1"],
    start: () =>
      position(
        drawn([". . . . .", " . o . . .", ". . . . ."]),
        { "0 honey": ["b1"], "1 rose": ["b5"] },
        () => ({}),
        2,
        { water: [{ space: "b2", value: 3 }] },
      ),
    shots: [
      { state: { water: [{ space: "b2", value: 3 }] } },
      {
        move: "hb2",
        events: [{ type: "camel-placed" }, { type: "water-taken", space: "b2", value: 3 }],
        points: [{ water: 3 }, { water: 0 }],
      },
    ],
  },
  oasis: {
    rules: ["E2"],
    start: () =>
      position(drawn([". . . . .", " . . . T .", ". . . . .", " . . . . ."]), {
        "0 honey": ["b1", "b2"],
        "1 rose": ["d1"],
      }),
    shots: [
      {
        move: "hb3",
        events: [{ type: "camel-placed" }, { type: "oasis-scored", space: "b4" }],
        points: [{ oases: 5 }, { oases: 0 }],
      },
      {
        move: "hc4",
        without: ["oasis-scored", "territory-enclosed"],
        points: [{ oases: 5 }, { oases: 0 }],
      },
    ],
  },
  enclosure: {
    rules: ["E3"],
    start: () => position(sand(5, 5), { "0 honey": ring, "1 rose": ["a5"] }),
    shots: [
      {
        move: "hc2",
        events: [{ type: "camel-placed" }, { type: "territory-enclosed", seat: 0, spaces: ["c3"] }],
      },
      {
        start: () => position(bay, almostClosed),
        move: "hd3",
        events: [{ type: "territory-enclosed", seat: 0 }],
      },
    ],
  },
  "not-enclosed": {
    rules: ["E3"],
    start: () =>
      position(sand(5, 6), {
        "0 honey": ["b3", "b4"],
        "0 sky": ["d4", "d3"],
        "1 rose": ["a6"],
      }),
    shots: [
      { play: ["hc5"], move: "sc3", without: ["territory-enclosed"], state: { territories: [] } },
    ],
  },
  "inside-a-territory": {
    rules: ["E4"],
    start: () => position(bay, almostClosed, () => ({}), 2, { water: [{ space: "a2", value: 2 }] }),
    shots: [
      {
        move: "hd3",
        events: [
          { type: "territory-enclosed" },
          { type: "water-taken", space: "a2", value: 2 },
          { type: "oasis-scored", space: "b1" },
        ],
        points: [{ water: 2, oases: 5, territory: 8 }, {}],
      },
    ],
  },
  "closed-territory": {
    rules: ["E5"],
    start: () => position(bay, almostClosed),
    shots: [
      {
        play: ["hd3", "ha5", "rb6", "rb5"],
        picked: ["colour:honey"],
        refused: { ha3: "C3", hc2: "C3", hd2: "C3" },
      },
    ],
  },
  "points-without-limit": {
    rules: ["E6"],
    start: () =>
      position(
        drawn([". . . . . .", " . T . . T .", ". . . . . .", " . . . . . ."]),
        {
          "0 honey": ["a4", "b3", "b4"],
          "0 sky": ["d3", "c3", "c4", "c5"],
          "1 rose": ["d6"],
        },
        (state) => ({
          caravans: state.caravans.map((one) => ({
            ...one,
            oases: one.seat === 0 ? ["b2", "b5"] : [],
          })),
        }),
      ),
    shots: [{ points: [{ oases: 20 }, { oases: 0 }] }],
  },
} as const satisfies DesertScenes;
