/** What Nomadi hands to the bots. */
import type { Knowledge } from "../../kit/mind.js";
import { engine, positionOf } from "../gate/engine.js";
import type { Types } from "../table/types.js";
import { greedyMove } from "./greedy.js";
import { NomadiMind } from "./mind.js";

/** How to play this game. */
export const knowledge: Knowledge<Types> = {
  accept: (view) => engine.loadView(view),
  mindOf: (view) => NomadiMind.of(positionOf(view)),
  greedyMove,
  // A jump that is good now is mostly good a few dice later.
  weights: { exploration: 0.1, rating: 4, later: 100 },
};
