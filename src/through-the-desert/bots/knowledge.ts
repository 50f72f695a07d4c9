/** What Through the Desert hands to the bots. */
import { loadView } from "../../kit/engine/loading.js";
import type { Knowledge } from "../../kit/engine/mind.js";
import { engine, positionOf } from "../gate/engine.js";
import { acceptState } from "../gate/load.js";
import { copyPosition } from "../rules/position.js";
import type { Types } from "../model/types.js";
import { greedyMove } from "./greedy.js";
import { DesertMind } from "./mind.js";

/** How to play this game. */
export const knowledge: Knowledge<Types> = {
  accept: (view) => loadView(engine, acceptState, view),
  mindOf: (view) => new DesertMind(copyPosition(positionOf(view))),
  greedyMove,
  weights: { exploration: 0.4, rating: 4, later: 100 },
  levels: { medium: 100, hard: 1000 },
};
