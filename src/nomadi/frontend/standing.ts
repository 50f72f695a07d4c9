/** The score of a state or view, for pictures, which know no rules. */
import { positionOf } from "../gate/engine.js";
import { scorePosition } from "../rules/score.js";
import type { Score, State, View } from "../model/state.js";

/** Returns the same as `score`. */
export const standingOf = (state: State | View): Score => scorePosition(positionOf(state));
