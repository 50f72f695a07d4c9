/** What a game is played on: the board with all that its rules make of it before any pawn stands. */
import { hashText } from "../../kit/random.js";
import type { Board } from "./board.js";
import { DICE, PAWNS_EACH, type Rules } from "../table/state.js";
import { GOAL, OFF_BOARD, SAND, START } from "./terrain-codes.js";

/** What stands on a cell that holds no pawn. A pawn is shown by its seat. */
export const EMPTY = -1;
const EDGE = -2;

/** What a pawn that would land on a cell finds, a bit each: a pawn on some side of it, */
export const ABOVE = 1;
export const RIGHT = 2;
export const BELOW = 4;
export const LEFT = 8;
export const SIDES = ABOVE | RIGHT | BELOW | LEFT;
/** a pawn on it, or no square at all, */
export const STANDING = 16;
const OUTSIDE = 32;
export const CLOSED = STANDING | OUTSIDE;
/** the start, or the start side of the valley. */
export const IN_START = 64;
export const BEFORE_VALLEY = 128;

/** What stays the same throughout a game; positions of one game share it. */
export interface Ground {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** How many pawns there are. */
  readonly pawns: number;
  /** By cell: `terrain` of the board, with the goal where it is in this game (N27). */
  readonly zone: Uint8Array;
  /** By cell: `EMPTY`, or `EDGE` off the board. */
  readonly occupant: Int8Array;
  /** By cell: what a pawn finds there on the empty board, as `spots` of a position. */
  readonly spots: Uint8Array;
  /** By cell: the sides on which there is no square. */
  readonly walls: Uint8Array;
  /** By cell: bits of `spots`, none of which a pawn from there may find where it lands (N12). */
  readonly barred: Uint8Array;
  /** By value of a die: how many right angles a jump may have (N10). */
  readonly bends: Uint8Array;
  /** The values of dice whose jumps may have one right angle, and those with more; a bit for each. */
  readonly bentOnce: number;
  readonly bentOften: number;
  /** A number for all of this. */
  readonly hash: number;
}

/** What a game is played on. */
export function makeGround(board: Board, rules: Rules, players: number): Ground {
  const zone = board.terrain.slice();
  if (rules.goal !== null) {
    for (const cell of board.squares) if (zone[cell] === GOAL) zone[cell] = SAND;
    for (const square of rules.goal) zone[board.numbers.get(square) ?? 0] = GOAL;
  }
  const occupant = new Int8Array(board.cells).fill(EDGE);
  const spots = new Uint8Array(board.cells).fill(OUTSIDE);
  const walls = new Uint8Array(board.cells);
  const barred = new Uint8Array(board.cells);
  for (const cell of board.squares) {
    const isStart = zone[cell] === START;
    const isBeyond = board.goalSide[cell] > 0;
    occupant[cell] = EMPTY;
    spots[cell] = (isStart ? IN_START : 0) | (isBeyond ? 0 : BEFORE_VALLEY);
    barred[cell] = (isStart ? 0 : IN_START) | (isBeyond ? BEFORE_VALLEY : 0);
    for (const [bit, by] of [
      [ABOVE, -board.stride],
      [RIGHT, 1],
      [BELOW, board.stride],
      [LEFT, -1],
    ]) {
      if (zone[cell + by] === OFF_BOARD) walls[cell] |= bit;
    }
  }
  const bends = new Uint8Array(DICE + 1);
  let bentOnce = 0;
  let bentOften = 0;
  for (const die of [2, 3, 4, 5, 6] as const) {
    bends[die] = rules.bends[die];
    if (bends[die] === 1) bentOnce |= 1 << die;
    else if (bends[die] > 1) bentOften |= 1 << die;
  }
  const hash = board.hash ^ hashText(`${players} ${JSON.stringify(rules)}`);
  const pawns = players * PAWNS_EACH[players];
  return {
    board,
    rules,
    players,
    pawns,
    zone,
    occupant,
    spots,
    walls,
    barred,
    bends,
    bentOnce,
    bentOften,
    hash,
  };
}

/** N12: a pawn outside the start may not end in it. */
export const isBackToStart = ({ barred, spots }: Ground, from: number, to: number): boolean =>
  (barred[from] & spots[to] & IN_START) !== 0;

/** N12: a pawn beyond the valley may not end before it. */
export const isBackOverValley = ({ barred, spots }: Ground, from: number, to: number): boolean =>
  (barred[from] & spots[to] & BEFORE_VALLEY) !== 0;
