/** What Through the Desert hands to the bots. */
import type { Knowledge } from "../../kit/mind.js";
import { engine, positionOf } from "../gate/engine.js";
import { copyPosition } from "../rules/position.js";
import type { Types } from "../table/types.js";
import { greedyMove } from "./greedy.js";
import { DesertMind } from "./mind.js";

/** How to play this game. */
export const knowledge: Knowledge<Types> = {
  accept: (view) => engine.loadView(view),
  mindOf: (view) => new DesertMind(copyPosition(positionOf(view))),
  greedyMove,
  weights: { exploration: 0.1, rating: 4, later: 100 },
};
