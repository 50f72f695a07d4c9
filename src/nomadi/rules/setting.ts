/**
 * The setting: the fixed part of all positions of one game. It adds to the board, which knows only the layout, what the rules of
 * the game say: where the goal lies (N27), how often a jump may bend (N10), where pawns may not go back to (N12).
 */
import { SharedSettings } from "../../kit/boards/settings.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import { DICE, PAWNS_EACH, type Rules } from "../model/state.js";
import type { Board } from "./board.js";
import { EDGE, EMPTY, GOAL, OFF_BOARD, SAND, START, WATER } from "./numbers.js";
import { ABOVE, BEFORE_VALLEY, BELOW, IN_START, LEFT, OUTSIDE, RIGHT } from "./reach/landing.js";

/** The fixed part of a position. All positions of a game share it, and games with the same rules do. */
export interface Setting {
  readonly board: Board;
  readonly rules: Rules;
  readonly players: number;
  /** The number of pawns in the game. */
  readonly pawns: number;
  /** The number of water holes, which have cards (N3): those that the goal does not cover (N27). */
  readonly waterHoles: number;
  /** By cell: `terrain` of the board, with the goal where it is in this game (N27). */
  readonly zone: Uint8Array;
  /** By cell: `EMPTY`, or `EDGE` off the board. */
  readonly occupant: Int8Array;
  /** By cell: what a pawn would find there on the empty board, as in `spots` of a position. */
  readonly spots: Uint8Array;
  /** By cell: the sides on which there is no square for a pawn to leave to (N7); in the goal, all sides (N12). */
  readonly walls: Uint8Array;
  /** By cell: the bits of `spots` where a pawn from there may not land (N12). */
  readonly barred: Uint8Array;
  /** By value of a die: how many right angles a jump may have (N10). */
  readonly bends: Uint8Array;
  /** The values of dice whose jumps may have one right angle, and those that may have more; a bit for each. */
  readonly bentOnce: number;
  readonly bentOften: number;
}

const settings = /* @__PURE__ */ new SharedSettings<Board, Setting>();

/** The setting of a game with these rules and players. */
export function settingOf(board: Board, rules: Rules, players: number): Setting {
  const key = `${players} ${JSON.stringify(rules)}`;
  return settings.find(board, key, () => makeSetting(board, rules, players));
}

function makeSetting(board: Board, rules: Rules, players: number): Setting {
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
      if (zone[cell + by] === OFF_BOARD || zone[cell] === GOAL) walls[cell] |= bit;
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
  const pawns = players * PAWNS_EACH[players];
  return {
    board,
    rules: deepFreeze(rules),
    players,
    pawns,
    waterHoles: zone.filter((terrain) => terrain === WATER).length,
    zone,
    occupant,
    spots,
    walls,
    barred,
    bends,
    bentOnce,
    bentOften,
  };
}

/** Tests whether a pawn outside the start would end in it (N12). */
export const isBackToStart = ({ barred, spots }: Setting, from: number, to: number): boolean =>
  (barred[from] & spots[to] & IN_START) !== 0;

/** Tests whether a pawn on the goal side of the valley would end on the start side (N12). */
export const isBackOverValley = ({ barred, spots }: Setting, from: number, to: number): boolean =>
  (barred[from] & spots[to] & BEFORE_VALLEY) !== 0;
