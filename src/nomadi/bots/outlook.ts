/** What a position of Nomadi promises at the beginning of a turn, beyond the money and the cards that players have. */
import type { Ground } from "../rules/board-under-rules.js";
import { GOAL_SHARES, LAST_OUT_OF_START, LAST_OVER_VALLEY } from "../rules/earnings.js";
import { inTurn, NONE, type Position } from "../rules/position.js";
import { GOAL, START } from "../rules/terrain-codes.js";
import { DICE } from "../model/state.js";
import type { Ways } from "./ways.js";

/** How often N19 is paid before the game ends: a guess, not measured. */
const ALL_CROSS = 0.6;

/**
 * By value, how many dice of a roll stay unused because there are few moves with that value, divided by the number of moves
 * and 1. Rounded from a regression over 1,303 turns of
 * games between two searches of 150 iterations (it explains 16 % of the variance; the 2 was left out, since it explained nothing).
 */
const WASTE = [0, 10, 0, 0.26, 0.39, 0.5, 0.25];

/** Who wastes dice has not only paid for them (N16), but has also lost the moves. Weights of 1, 2.5 and 4 did not play measurably otherwise. */
const WASTE_WEIGHT = 2;

/** Weighs the pawns of a game. */
export class Outlook {
  /** By cell: how likely a pawn there is to be the next in the goal, the last over the valley, the last out of the start. */
  private readonly front: Float64Array;
  private readonly back: Float64Array;
  private readonly deep: Float64Array;
  private readonly counts = new Int32Array(DICE + 1);

  constructor({ board, zone }: Ground, { toGoal, overValley }: Ways) {
    this.front = new Float64Array(board.cells);
    this.back = new Float64Array(board.cells);
    this.deep = new Float64Array(board.cells);
    for (const cell of board.squares) {
      const near = toGoal[cell] + 3;
      if (zone[cell] !== GOAL) this.front[cell] = 1 / (near * near * near);
      const behind = overValley[cell];
      this.back[cell] = behind * behind * behind;
      const squared = toGoal[cell] * toGoal[cell];
      if (zone[cell] === START) this.deep[cell] = squared * squared;
    }
  }

  /** Adds to each seat's points what the position promises to it. */
  add(position: Position, into: number[]): void {
    let prize = 0;
    for (let place = position.inGoal; place < GOAL_SHARES.length; place++) {
      prize += GOAL_SHARES[place];
    }
    // N23: the owner's halves go to those who are ahead. The mover's halves are a matter of whose turn it is.
    share(position, this.front, prize, into);
    // N19: who lags behind pays. N17: but the last one in the start earns.
    share(position, this.back, -LAST_OVER_VALLEY * ALL_CROSS, into);
    share(position, this.deep, LAST_OUT_OF_START, into);
    const mover = inTurn(position);
    if (mover !== NONE) into[mover] -= WASTE_WEIGHT * this.waste(position);
  }

  /** N16: how many of the next six dice can hardly be used. */
  private waste(position: Position): number {
    const { counts } = this;
    position.ground.board.reach.countByDie(position, counts);
    let waste = 0;
    for (let die = 1; die <= DICE; die++) waste += WASTE[die] / (counts[die] + 1);
    return waste;
  }
}

/** Shares points among the owners of the pawns by the weights of the cells where these stand. */
function share(position: Position, weights: Float64Array, points: number, into: number[]): void {
  const { pawns, placed, occupant } = position;
  let sum = 0;
  for (let index = 0; index < placed; index++) sum += weights[pawns[index]];
  if (sum === 0) return;
  const part = points / sum;
  for (let index = 0; index < placed; index++) {
    const cell = pawns[index];
    into[occupant[cell]] += weights[cell] * part;
  }
}
