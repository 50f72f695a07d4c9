/** The fixed part of a position: the board, the rules in use, and where the palms are. */
import type { Rules } from "../model/state.js";
import type { Board } from "./board.js";

/** The part of a position that never changes, shared by all positions of a game. */
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

/** The setting of a game whose palms are placed. */
export function makeSetting(
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
  return { board, rules, players, oases, oasisNear, oasisAt };
}
