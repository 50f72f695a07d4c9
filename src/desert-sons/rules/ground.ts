/** What stays the same throughout a game: the board, the rules, and the piles in use. */
import type { Rules } from "../model/state.js";
import type { Board } from "./board.js";

/** What stays the same throughout a game; positions of one game share it. */
export interface Ground {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** The first pile in use (T5). */
  readonly firstPile: number;
  /** By pile and kind: how many tiles of the kind are in the piles in use up to this one; see `seen`. */
  readonly through: readonly Uint16Array[];
  /** By pile: how many tiles are in the piles in use up to this one. */
  readonly tilesThrough: readonly number[];
  /** How many tiles are in the piles in use. */
  readonly tiles: number;
}

/** What a game is played with. */
export function makeGround(board: Board, rules: Rules, players: number): Ground {
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
  return { board, rules, players, firstPile, through, tilesThrough, tiles };
}
