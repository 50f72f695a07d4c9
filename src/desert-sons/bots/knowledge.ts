/** What Desert Sons hands to the bots. */
import { loadView } from "../../kit/engine/loading.js";
import type { Knowledge } from "../../kit/engine/mind.js";
import { engine, positionOf } from "../gate/engine.js";
import { acceptState } from "../gate/load.js";
import { copyPosition } from "../rules/copy-position.js";
import type { Types } from "../model/types.js";
import { greedyMove } from "./greedy.js";
import { SonsMind } from "./mind.js";

/** How to play this game. */
export const knowledge: Knowledge<Types> = {
  accept: (view) => loadView(engine, acceptState, view),
  mindOf: (view) => new SonsMind(copyPosition(positionOf(view))),
  greedyMove,
  // Most decisions are far worse than the best, and a player sees at once which; where one goes says little about later turns.
  // Less exploration than this was worse the longer the search: it came back to the same few decisions.
  weights: { exploration: 0.4, rating: 12, later: 1 },
  levels: { medium: 8, hard: 600 },
};
