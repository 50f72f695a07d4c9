/** Scenes of the end: F1 to F5. */
import { type State } from "caravanserai/through-the-desert";
import { almostClosed, bay } from "./earnings.js";
import { position, sand } from "./position.js";
import type { DesertScenes } from "./types.js";

const last = (): State =>
  position(
    sand(4, 5),
    { "0 honey": ["b2"], "0 sky": ["d2", "d3"], "1 honey": ["b5"], "1 rose": ["d5"] },
    () => ({}),
    2,
    { camelsPerColour: 2 },
  );
/** The last camel is about to be placed, by seat 1. */
const beforeTheEnd = (honey: readonly string[]): State =>
  position(sand(3, 5), { "0 honey": honey, "1 honey": ["c5"] }, () => ({ left: 1, seat: 1 }), 2, {
    camelsPerColour: honey.length,
  });

export const end = {
  "last-camel": {
    rules: ["F1"],
    start: last,
    shots: [
      { play: ["hb3"], move: "ha3", events: [{ type: "game-ended", reason: "colour-used-up" }] },
    ],
  },
  "largest-caravans": {
    rules: ["F2"],
    start: () =>
      position(sand(5, 6), {
        ...{ "0 honey": ["a1", "a2", "a3"], "1 honey": ["c5", "c6"] },
        ...{ "0 sky": ["e2", "e3"], "1 sky": ["e6", "d5"] },
      }),
    shots: [{ points: [{ caravans: 15 }, { caravans: 5 }] }],
  },
  "territory-points": {
    rules: ["F3", "F4"],
    start: () => position(bay, almostClosed, () => ({}), 2, { water: [{ space: "a2", value: 3 }] }),
    shots: [
      { move: "hd3", events: [{ type: "territory-enclosed" }] },
      { panel: 0, points: [{ territory: 8, oases: 5, water: 3, caravans: 10, total: 26 }, {}] },
    ],
  },
  winners: {
    rules: ["F5"],
    start: () => beforeTheEnd(["a1"]),
    shots: [
      {
        move: "hc4",
        events: [{ type: "game-ended" }],
        points: [{ total: 0 }, { total: 10 }],
        winners: [1],
        panel: 1,
      },
      {
        start: () => beforeTheEnd(["a1", "a2"]),
        move: "hc4",
        points: [{ total: 5 }, { total: 5 }],
        winners: [0, 1],
        panel: 1,
      },
    ],
  },
} as const satisfies DesertScenes;
