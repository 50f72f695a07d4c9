/** The fixed part of a position: the board, the rules in use, and where the palms are. */
import { SharedSettings } from "../../kit/boards/settings.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import type { Rules } from "../model/state.js";
import type { Board } from "./board.js";

/** The part of a position that never changes, shared by all positions of a game, and by games with the same palms and rules. */
export interface Setting {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** The spaces with a palm, in board order. */
  readonly oases: readonly number[];
  /** By space: a bit for each oasis beside it. */
  readonly oasisNear: Uint8Array;
  /** By space: the bit of the oasis on it, or 0. */
  readonly oasisAt: Uint8Array;
}

const settings = /* @__PURE__ */ new SharedSettings<Board, Setting>();

/** The setting of a game whose palms are placed. */
export const settingOf = (
  board: Board,
  rules: Rules,
  players: number,
  oases: readonly number[],
): Setting =>
  settings.find(board, `${players} ${oases.join(" ")} ${JSON.stringify(rules)}`, () =>
    makeSetting(board, rules, players, oases),
  );

function makeSetting(
  board: Board,
  rules: Rules,
  players: number,
  oases: readonly number[],
): Setting {
  const oasisNear = new Uint8Array(board.count + 1);
  const oasisAt = new Uint8Array(board.count + 1);
  for (const [index, oasis] of oases.entries()) {
    oasisAt[oasis] = 1 << index;
    for (let place = 0; place < 6; place++) oasisNear[board.ring[oasis * 6 + place]] |= 1 << index;
  }
  return { board, rules: deepFreeze(rules), players, oases, oasisNear, oasisAt };
}
