/** The rules of this game as one value: what simulations, bots and the kit use. */
import type { Rules } from "../../kit/engine/rules.js";
import type { Types } from "../model/types.js";
import { countActions, listActions, listMoves, moveOf, nthAction } from "./actions.js";
import { hashPosition } from "./hash.js";
import { judge } from "./judge.js";
import { play } from "./play.js";
import { copyPosition, type Position } from "./position.js";
import { actionOf } from "./read-move.js";
import { scorePosition } from "./score.js";
import { track, undo } from "./undo.js";

/** The rules of Desert Sons. */
export const rules: Rules<Types, Position> = {
  copy: copyPosition,
  players: ({ setting }) => setting.players,
  seat: ({ seat }) => seat,
  actions: listActions,
  count: countActions,
  nth: nthAction,
  moves: listMoves,
  moveOf,
  actionOf,
  judge,
  play,
  score: scorePosition,
  hash: hashPosition,
  track,
  undo,
};
