/** The scene: everything that the parts of a picture are drawn from. */
import type { Checked } from "../../picture/options.js";
import type { DesertSonsWords } from "../../words/words.js";
import type { Board } from "../model/board.js";
import type { MoveEvent } from "../model/events.js";
import type { Good, Score, State, View } from "../model/state.js";
import type { Changes } from "./last-move.js";

/** A game at one moment, and how it is drawn. */
export interface Scene {
  readonly state: State | View;
  readonly board: Board;
  readonly options: Checked<DesertSonsWords, MoveEvent>;
  readonly words: DesertSonsWords | undefined;
  readonly changes: Changes;
  /** Returns the drawn height of an explorer. */
  readonly tall: (height: number) => number;
  readonly score: Score;
  /** The value of each good, `null` if it is not known. */
  readonly values: Readonly<Record<Good, number | null>>;
}
