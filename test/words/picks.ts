/** Picks of every kind, with a state in which they are labelled. */
import { apply, setup } from "caravanserai";
import type * as sons from "caravanserai/desert-sons";
import type * as nomadi from "caravanserai/nomadi";
import type * as desert from "caravanserai/through-the-desert";

const desertPicks: readonly desert.Pick[] = ["colour:sky", "colour:honey", "space:f7"];
const nomadiPicks: readonly nomadi.Pick[] = [
  "pawn:p13",
  "pawn:a1",
  "die:5",
  "space:o13",
  "price:0",
  "price:1",
  "price:3",
  "coins:0",
  "coins:2",
  "action:reroll",
];
const sonsPicks: readonly sons.Pick[] = [
  "space:f7",
  "tile:OODD NE[F]",
  "tile:DDDD",
  "rotation:0",
  "rotation:2",
  "scout:1",
  "explorer:16",
  "portion:NE",
  "take:salt",
  "good:gems",
  "slot:salt-2",
  "action:driver",
  "action:discard",
  "action:withdraw",
  "action:guide",
];

/** By game. */
export const pickSamples = {
  "through-the-desert": {
    state: setup("through-the-desert", { players: 2, seed: 1 }),
    picks: desertPicks,
  },
  nomadi: {
    state: apply(setup("nomadi", { players: 2, seed: 1 }), { type: "place", square: "p13" }),
    picks: nomadiPicks,
  },
  "desert-sons": { state: setup("desert-sons", { players: 2, seed: 1 }), picks: sonsPicks },
} as const;
