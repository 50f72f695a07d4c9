/** The setting: the fixed part of a position. */
import { SharedSettings } from "../../kit/boards/settings.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import type { Rules } from "../model/state.js";
import type { Board } from "./board.js";

/** The board, the rules and the piles in use. All positions of a game share it, and games with the same rules do. */
export interface Setting {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** The first pile in use (T5). */
  readonly firstPile: number;
  /** By pile and kind: the number of tiles of the kind in the piles in use up to this one; see `seen`. */
  readonly through: readonly Uint16Array[];
  /** By pile: the number of tiles in the piles in use up to this one. */
  readonly tilesThrough: readonly number[];
  /** The number of tiles in the piles in use. */
  readonly tiles: number;
}

const settings = /* @__PURE__ */ new SharedSettings<Board, Setting>();

/** Returns the setting of a game with these rules and players. */
export const settingOf = (board: Board, rules: Rules, players: number): Setting =>
  settings.find(board, `${players} ${JSON.stringify(rules)}`, () =>
    makeSetting(board, rules, players),
  );

function makeSetting(board: Board, rules: Rules, players: number): Setting {
  const firstPile = players === 2 ? 1 : 0;
  const counts = new Uint16Array(board.kinds.length);
  const through: Uint16Array[] = [];
  const tilesThrough: number[] = [];
  let tiles = 0;
  for (const [number, pile] of board.piles.entries()) {
    if (number >= firstPile) {
      for (const [kind, count] of pile.entries()) {
        counts[kind] += count;
        tiles += count;
      }
    }
    through.push(counts.slice());
    tilesThrough.push(tiles);
  }
  return { board, rules: deepFreeze(rules), players, firstPile, through, tilesThrough, tiles };
}
