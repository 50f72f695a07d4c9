/** The games that are kept as golden for Desert Sons. */
import * as game from "caravanserai/desert-sons";
import { blindPaths, type Options, shortTrip, wideDesert } from "caravanserai/desert-sons";
import { makeVectors, type Vectors } from "./vectors.js";

const options: readonly Options[] = [
  { players: 2, seed: "petra" },
  { players: 3, seed: "petra", tileSet: wideDesert },
  { players: 4, seed: "petra", starts: "choose" },
  { players: 2, seed: 7, tileSet: shortTrip },
  { players: 3, seed: 7, tileSet: shortTrip, starts: "choose" },
  { players: 4, seed: 7, tileSet: shortTrip, actions: "after-placing" },
  { players: 2, seed: 7, tileSet: blindPaths },
  { players: 4, seed: 7, tileSet: blindPaths },
];

/** Gives, lays, guides and withdrawals are rare in random play: these games go for them. */
const rare: readonly Options[] = [
  { players: 2, seed: "rare", tileSet: shortTrip },
  { players: 3, seed: "rare", tileSet: blindPaths, starts: "choose" },
  { players: 4, seed: "rare", tileSet: shortTrip, actions: "after-placing" },
  { players: 4, seed: "rare", tileSet: wideDesert },
];

const starts = [
  { game: 0, after: 0, depth: 3 },
  { game: 2, after: 0, depth: 4 },
  { game: 3, after: 0, depth: 3 },
  { game: 4, after: 40, depth: 3 },
  { game: 5, after: 100, depth: 3 },
  { game: 6, after: 60, depth: 3 },
  { game: 7, after: 120, depth: 2 },
];

/** Makes them anew. */
export const make = (): Vectors => makeVectors<game.Types>(game, options, rare, starts);
