/** The subject of the checks of soundness, and how they report problems. */
import type { Formed } from "../../kit/state/standing.js";
import type { Board } from "../rules/board.js";
import type { State, View } from "../model/state.js";

/** Reports a problem and its path in the state. */
export type Report = (path: string, message: string) => void;

/** The state that is checked. */
export interface Subject {
  readonly state: Formed<State> | Formed<View>;
  readonly board: Board;
  readonly report: Report;
}
