/** The scene: everything that the parts of a picture are drawn from. */
import type { Checked } from "../../picture/options.js";
import type { NomadiWords } from "../../words/words.js";
import type { Board } from "../model/board.js";
import type { MoveEvent } from "../model/events.js";
import type { Score, State, View } from "../model/state.js";
import type { Titles } from "./titles.js";

/** The side of a square, in the units of the picture. */
export const SIDE = 40;

/** Everything that is drawn, and how. */
export interface Scene {
  readonly state: State | View;
  readonly board: Board;
  readonly score: Score;
  readonly options: Checked<NomadiWords, MoveEvent>;
  readonly titles: Titles;
}
