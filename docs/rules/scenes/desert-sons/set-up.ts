/** Scenes of the pieces and the set-up: T1 to T9. */
import { setup, shortTrip } from "caravanserai/desert-sons";
import { deal, plainCross } from "./position.js";
import type { DesertSonsScenes } from "./types.js";

const TILES = ["ODDD N[S]", "OODD NE[F]", "DDDD", "ODOD N[M] S[G]", "DDDD", "DDDD"];

export const setUp = {
  area: {
    rules: ["T1", "T2"],
    start: () => setup({ players: 4, seed: 1, tileSet: shortTrip }),
    shots: [{ state: { phase: "travel", tiles: [] } }],
  },
  pieces: {
    rules: ["T3", "T4"],
    start: () => setup({ players: 2, seed: 1 }),
    shots: [
      {
        panel: "centre",
        state: {
          supply: {
            goods: { myrrh: 10, frankincense: 10, salt: 10, gems: 10 },
            camels: 10,
            water: 16,
          },
          rumours: { unseen: 6 },
          turban: 0,
        },
      },
    ],
  },
  piles: {
    rules: ["T5", "T6"],
    start: () => deal(2, TILES),
    shots: [
      {
        move: "draw",
        panel: "centre",
        events: [{ type: "tile-drawn" }],
        state: { stack: [0, 0, 0, 0, 1, 1, 1], turban: 0 },
      },
    ],
  },
  possessions: {
    rules: ["T7", "T9"],
    start: () => deal(2, TILES),
    shots: [{ panel: 0, state: { seats: [{ reserve: ["ODDD N[S]"], water: 2 }, { water: 2 }] } }],
  },
  starts: {
    rules: ["T8"],
    start: () => deal(2, TILES),
    shots: [
      { state: { seats: [{ caravan: "a3" }, { caravan: "e3" }] } },
      {
        start: () => deal(3, TILES, plainCross(5), { starts: "choose" }),
        play: ["@e3"],
        picked: [],
        choices: ["space:a3", "space:c5", "space:c1"],
        refused: { "@e3": "T8", "@c3": "T8" },
      },
    ],
  },
} as const satisfies DesertSonsScenes;
