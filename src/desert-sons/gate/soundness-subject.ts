/** The subject of the checks of soundness, and how they report problems. */
import type { Formed } from "../../kit/state/standing.js";
import type { Board } from "../rules/board.js";
import type { State, View } from "../model/state.js";

/** Tells what is wrong, and at which path of the state. */
export type Report = (path: string, message: string) => void;

/** A state that is looked at. */
export interface Subject {
  readonly state: Formed<State> | Formed<View>;
  readonly board: Board;
  readonly report: Report;
}
