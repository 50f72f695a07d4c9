/** The games that are kept as golden for Through the Desert. */
import * as game from "caravanserai/through-the-desert";
import { caravanRoads, type Options, smallWadi, twinBasins } from "caravanserai/through-the-desert";
import { makeVectors, type Vectors } from "./vectors.js";

const options: readonly Options[] = [
  { players: 2, seed: "petra", layout: caravanRoads },
  { players: 3, seed: "petra", layout: caravanRoads },
  { players: 4, seed: "petra", layout: caravanRoads },
  { players: 5, seed: "petra", layout: caravanRoads },
  { players: 2, seed: 7, layout: smallWadi, camelsPerColour: 12 },
  { players: 3, seed: 7, layout: twinBasins, endTiming: "immediate", oasisWalls: true },
  { players: 4, seed: 7, layout: twinBasins, ownerMayFill: true },
  { players: 5, seed: 7, layout: twinBasins, leaderReturn: "random", camelsPerColour: 15 },
  { players: 3, seed: 9, layout: smallWadi },
];

const starts = [
  { game: 3, after: 0, depth: 4 },
  { game: 4, after: 0, depth: 2 },
  { game: 4, after: 8, depth: 2 },
  { game: 4, after: 12, depth: 3 },
  { game: 4, after: 40, depth: 3 },
  { game: 2, after: 60, depth: 2 },
  { game: 6, after: 100, depth: 2 },
];

/** Makes them anew. */
export const make = (): Vectors => makeVectors<game.Types>(game, options, [], starts);
