/** The games that are kept as golden for Nomadi. */
import * as game from "caravanserai/nomadi";
import { crookedValley, grandCrossing, type Options, shortCourse } from "caravanserai/nomadi";
import { makeVectors, type Vectors } from "./vectors.js";

const options: readonly Options[] = [
  { players: 2, seed: "petra", layout: grandCrossing, maxTurns: 40 },
  { players: 3, seed: "petra", layout: shortCourse },
  { players: 4, seed: "petra", layout: crookedValley, cards: "choose", maxTurns: 30 },
  { players: 5, seed: "petra", layout: shortCourse, bribery: true, maxTurns: 20 },
  { players: 2, seed: 7, layout: shortCourse, contact: "neighbour", maxTurns: 30 },
  { players: 3, seed: 7, layout: shortCourse, bends: { 4: 1, 5: 2, 6: 3 }, maxPrice: 3 },
  { players: 4, seed: 7, goal: ["j13", "j14", "j15", "k13", "k14"], maxTurns: 60 },
  { players: 3, seed: "credit", layout: shortCourse, credit: "cards", maxTurns: 40 },
  // The goal covers two water holes (N27).
  { players: 3, seed: "short", goal: ["m10", "m11", "n10", "n14"], cards: "choose", maxTurns: 40 },
  { players: 2, seed: "roll", layout: shortCourse, reroll: "forced", bribery: true, maxTurns: 20 },
];

/** Rerolls, refusals and bribes are rare in random play: these games go for them. */
const rare: readonly Options[] = [
  { players: 3, seed: "rare", layout: shortCourse, bribery: true, maxTurns: 30 },
  { players: 2, seed: "rare", layout: crookedValley, cards: "choose", maxTurns: 30 },
];

const starts = [
  { game: 0, after: 0, depth: 2 },
  { game: 0, after: 16, depth: 3 },
  { game: 1, after: 60, depth: 3 },
  { game: 2, after: 40, depth: 3 },
  { game: 3, after: 15, depth: 3 },
  { game: 4, after: 30, depth: 3 },
  { game: 5, after: 50, depth: 2 },
];

/** Makes them anew. */
export const make = (): Vectors => makeVectors<game.Types>(game, options, rare, starts);
