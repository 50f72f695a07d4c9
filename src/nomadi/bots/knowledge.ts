/** What Nomadi hands to the bots. */
import { loadView } from "../../kit/engine/loading.js";
import type { Knowledge } from "../../kit/engine/mind.js";
import { engine, positionOf } from "../gate/engine.js";
import { acceptState } from "../gate/load.js";
import type { Types } from "../model/types.js";
import { greedyMove } from "./greedy.js";
import { NomadiMind } from "./mind.js";

/** How to play this game. */
export const knowledge: Knowledge<Types> = {
  accept: (view) => loadView(engine, acceptState, view),
  mindOf: (view) => NomadiMind.of(positionOf(view)),
  greedyMove,
  // A jump that is good now is mostly good a few dice later.
  weights: { exploration: 0.4, rating: 4, later: 100 },
  levels: { medium: 20, hard: 400 },
};
