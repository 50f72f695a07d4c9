/** What all parts of the picture look at: the table, its board, the options, and the words. */
import type { Checked } from "../../picture/options.js";
import type { NomadiWords } from "../../words/words.js";
import type { Board } from "../model/board.js";
import type { MoveEvent } from "../model/events.js";
import type { Score, State, View } from "../model/state.js";
import type { Telling } from "./telling.js";

/** The side of a square, in the units of the picture. */
export const SIDE = 40;

/** Everything that is drawn, and how. */
export interface Scene {
  readonly table: State | View;
  readonly board: Board;
  readonly standing: Score;
  readonly options: Checked<NomadiWords, MoveEvent>;
  readonly telling: Telling;
}
