/** The evaluation of a position at the beginning of a turn: the points that each seat can expect. */
import { NONE } from "../../kit/none.js";
import { DICE } from "../model/state.js";
import { GOAL_SHARES, LAST_OUT_OF_START, LAST_OVER_VALLEY } from "../rules/earnings.js";
import { GOAL, holderOfHeld, NO_CARD, START, valueOfHeld } from "../rules/numbers.js";
import { inTurn, type Position } from "../rules/position.js";
import { countByDie } from "../rules/reach/pawn-reach.js";
import type { Distances } from "./distances.js";

/** How often N19 is paid before the game ends: a guess, not measured. */
const ALL_CROSS = 0.6;

/**
 * By value, how many dice of a roll stay unused because there are few moves with that value, divided by the number of moves and 1.
 * Rounded from a regression over 1,303 turns of games between two searches of 150 iterations (it explains 16 % of the variance; the
 * 2 was left out, since it explained nothing).
 */
const WASTE = [0, 10, 0, 0.26, 0.39, 0.5, 0.25];

/** The points lost with an unused die: it is paid for (N16), and its move is lost. Weights of 1, 2.5 and 4 did not play measurably otherwise. */
const WASTE_WEIGHT = 2;

/**
 * A jam: from this many unused dice on, pawns in a line block each other, and a turn later perhaps for good. That costs all seats
 * alike, so no lead shows it; the seat that searches counts these points for each die more, so that it stays away from there.
 */
const JAM = 3;
const JAM_WEIGHT = 6;

/** The evaluation of a search. */
export class Evaluation {
  /** By cell: how likely a pawn there is to be the next in the goal, the last over the valley, the last out of the start. */
  private readonly nextInGoal: Float64Array;
  private readonly lastOver: Float64Array;
  private readonly lastOut: Float64Array;
  private readonly counts = new Int32Array(DICE + 1);
  /** How many cards had been taken at the root, the one on offer included. */
  private readonly takenCards: number;
  /** The seat that searches. */
  private readonly self: number;

  constructor(
    { setting, heldCount, offerValue, seat }: Position,
    { toGoal, overValley }: Distances,
    private readonly meanCard: number,
  ) {
    const { board, zone } = setting;
    this.self = seat;
    this.takenCards = heldCount + (offerValue === NO_CARD ? 0 : 1);
    this.nextInGoal = new Float64Array(board.cells);
    this.lastOver = new Float64Array(board.cells);
    this.lastOut = new Float64Array(board.cells);
    for (const cell of board.squares) {
      const near = toGoal[cell] + 3;
      if (zone[cell] !== GOAL) this.nextInGoal[cell] = 1 / (near * near * near);
      const behind = overValley[cell];
      this.lastOver[cell] = behind * behind * behind;
      const squared = toGoal[cell] * toGoal[cell];
      if (zone[cell] === START) this.lastOut[cell] = squared * squared;
    }
  }

  /** Writes the points that each seat can expect: its money and cards, and a share of what is still to be earned. */
  write(position: Position, into: number[]): void {
    const { coins, debts, held, heldCount, setting } = position;
    for (let seat = 0; seat < setting.players; seat++) into[seat] = coins[seat] - debts[seat];
    for (let index = 0; index < heldCount; index++) {
      // The value of a card taken after the root was drawn at random, so the mean is a better guess.
      const value = index < this.takenCards ? valueOfHeld(held[index]) : this.meanCard;
      into[holderOfHeld(held[index])] += value;
    }
    if (position.phase !== "over") this.addExpected(position, into);
  }

  /** Adds what each seat can expect from the rest of the game. */
  private addExpected(position: Position, into: number[]): void {
    let prize = 0;
    for (let place = position.inGoal; place < GOAL_SHARES.length; place++) {
      prize += GOAL_SHARES[place];
    }
    // N23: the owners' halves go to those who are ahead. The movers' halves depend on whose turn it is.
    addShares(position, this.nextInGoal, prize, into);
    // N19: the last one over the valley pays. N17: but the last one out of the start earns.
    addShares(position, this.lastOver, -LAST_OVER_VALLEY * ALL_CROSS, into);
    addShares(position, this.lastOut, LAST_OUT_OF_START, into);
    const waste = this.waste(position);
    const mover = inTurn(position);
    if (mover !== NONE) into[mover] -= WASTE_WEIGHT * waste;
    if (waste > JAM) into[this.self] -= JAM_WEIGHT * (waste - JAM);
  }

  /** N16: the expected number of unused dice in the next roll. */
  private waste(position: Position): number {
    const { counts } = this;
    countByDie(position, counts);
    let waste = 0;
    for (let die = 1; die <= DICE; die++) waste += WASTE[die] / (counts[die] + 1);
    return waste;
  }
}

/** Shares points among the owners of the pawns, by the weights of the pawns' cells. */
function addShares(
  position: Position,
  weights: Float64Array,
  points: number,
  into: number[],
): void {
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
