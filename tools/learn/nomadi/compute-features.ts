/** Computes the features of a position of Nomadi at the beginning of a turn. */
import { bitCount } from "../../../src/kit/boards/sets.js";
import { DICE } from "../../../src/nomadi/model/state.js";
import {
  GOAL_SHARES,
  LAST_OUT_OF_START,
  LAST_OVER_VALLEY,
} from "../../../src/nomadi/rules/earnings.js";
import { GOAL, NO_CARD, SEATS, START } from "../../../src/nomadi/rules/numbers.js";
import { dieOf, fromOf, toOf } from "../../../src/nomadi/rules/packing.js";
import { inTurn, type Position } from "../../../src/nomadi/rules/position.js";
import type { Distances } from "../../../src/nomadi/bots/distances.js";
import { addAt, at } from "../lists.js";
import { FEATURE_NAMES, FEATURES } from "./features.js";

/** The index of a feature, or of the first of a group. */
const PRIZE = FEATURE_NAMES.indexOf("prize");
const LAST_OVER = FEATURE_NAMES.indexOf("lastOver");
const LAST_OUT = FEATURE_NAMES.indexOf("lastOut");
const TURN = FEATURE_NAMES.indexOf("turn");
const NEXT = FEATURE_NAMES.indexOf("next");
const WASTE = FEATURE_NAMES.indexOf("waste1");
const CARDS_IN_REACH = FEATURE_NAMES.indexOf("cardsInReach");
const CARD_DICE = FEATURE_NAMES.indexOf("cardDice");
const CARDS_WITHIN = FEATURE_NAMES.indexOf("cardsWithin2");
const GOAL_DICE = FEATURE_NAMES.indexOf("goalDiceOwn");
const GOAL_AT = FEATURE_NAMES.indexOf("goalAt1");
const VALLEY_DICE = FEATURE_NAMES.indexOf("valleyDice");
const VALLEY_AT = FEATURE_NAMES.indexOf("valleyAt1");

/** The longest distances of the groups of features by distance. */
const FARTHEST_GOAL = 4;
const FARTHEST_VALLEY = 6;
const FARTHEST_CARD = 6;

/** By value of a die: about how many moves there are with it. */
const RARITY = [0, 10, 4, 3, 2, 2, 2];

/** More than any distance. */
const FAR = 99;

/** Computes the features of positions of one game, in lists that it keeps. */
export class Features {
  /** By seat and feature: `seat * FEATURES + feature`. */
  readonly values = new Float64Array(SEATS * FEATURES);
  /** The distance to the goal of the pawn that would end the game there (N24): how much of the game is left. */
  stage = 0;
  /** By cell: how likely a pawn there is to be the next in the goal, the last over the valley, the last out of the start. */
  private readonly nextInGoal: Float64Array;
  private readonly lastOver: Float64Array;
  private readonly lastOut: Float64Array;
  /** The cells that have a card at the root, with their columns and rows; cards are only taken later. */
  private readonly cardCells: Int32Array;
  private readonly columns: Int32Array;
  private readonly rows: Int32Array;
  /** By value of a die: the number of moves with it. */
  private readonly moves = new Int32Array(DICE + 1);
  /** By cell: the last computation that counted the card there. */
  private readonly counted: Int32Array;
  private computations = 0;

  constructor(
    { setting, cards }: Position,
    private readonly distances: Distances,
  ) {
    const { board, zone } = setting;
    const { toGoal, overValley } = distances;
    this.nextInGoal = new Float64Array(board.cells);
    this.lastOver = new Float64Array(board.cells);
    this.lastOut = new Float64Array(board.cells);
    for (const cell of board.squares) {
      if (zone[cell] !== GOAL) this.nextInGoal[cell] = (at(toGoal, cell) + 6) ** -3;
      this.lastOver[cell] = at(overValley, cell) ** 3;
      if (zone[cell] === START) this.lastOut[cell] = at(toGoal, cell) ** 4;
    }
    this.cardCells = board.squares.filter((cell) => cards[cell] !== NO_CARD);
    this.columns = Int32Array.from({ length: board.cells }, (_, cell) => cell % board.stride);
    this.rows = this.columns.map((column, cell) => (cell - column) / board.stride);
    this.counted = new Int32Array(board.cells);
  }

  /** Computes the features of a position at the beginning of a turn. */
  compute(position: Position): void {
    const { values } = this;
    const { inGoal, inStart, crossed, setting } = position;
    values.fill(0);
    let prize = 0;
    for (let place = inGoal; place < GOAL_SHARES.length; place++) prize += at(GOAL_SHARES, place);
    this.share(position, this.nextInGoal, prize, PRIZE);
    if (crossed < setting.pawns) this.share(position, this.lastOver, LAST_OVER_VALLEY, LAST_OVER);
    if (inStart > 0) this.share(position, this.lastOut, LAST_OUT_OF_START, LAST_OUT);
    const mover = inTurn(position);
    const first = mover * FEATURES;
    values[first + TURN] = 1;
    values[((mover + 1) % setting.players) * FEATURES + NEXT] = 1;
    this.addDistances(position, first);
    this.addMoves(position, mover);
    this.addCards(position, first);
  }

  /** Shares points among the owners of the pawns, by the weights of the pawns' cells. */
  private share(position: Position, weights: Float64Array, points: number, feature: number): void {
    const { values } = this;
    const { pawns, placed, occupant } = position;
    let sum = 0;
    for (let index = 0; index < placed; index++) sum += at(weights, at(pawns, index));
    if (sum === 0) return;
    const part = points / sum;
    for (let index = 0; index < placed; index++) {
      const cell = at(pawns, index);
      addAt(values, at(occupant, cell) * FEATURES + feature, at(weights, cell) * part);
    }
  }

  /** Adds how far the nearest pawns are from the goal and from the other side of the valley. */
  private addDistances(position: Position, first: number): void {
    const { values, distances } = this;
    const { pawns, placed, crossed, inGoal, setting } = position;
    const { toGoal, overValley } = distances;
    let nearest = FAR;
    let second = FAR;
    let third = FAR;
    let valley = FAR;
    for (let index = 0; index < placed; index++) {
      const cell = at(pawns, index);
      valley = Math.min(valley, at(overValley, cell));
      const distance = at(toGoal, cell);
      if (distance >= third || setting.zone[cell] === GOAL) continue;
      third = distance < second ? second : distance;
      if (distance < second) second = distance < nearest ? nearest : distance;
      if (distance < nearest) nearest = distance;
    }
    this.stage = inGoal === 0 ? third : inGoal === 1 ? second : nearest;
    if (nearest <= FARTHEST_GOAL) values[first + GOAL_AT + nearest - 1] = nextPrize(position);
    if (crossed > 0 || valley > FARTHEST_VALLEY) return;
    values[first + VALLEY_AT + Math.min(valley, FARTHEST_VALLEY - 1) - 1] = 1;
  }

  /** Adds what the seat in turn could do with one die of each value. */
  private addMoves(position: Position, mover: number): void {
    const { values, moves, counted } = this;
    const { setting, cards, occupant, crossed } = position;
    const { zone, board } = setting;
    const { reach, goalSide } = board;
    const first = mover * FEATURES;
    const computation = ++this.computations;
    let cardDice = 0;
    let ownDice = 0;
    let otherDice = 0;
    let valleyDice = 0;
    let found = 0;
    moves.fill(0);
    const count = reach.listForAnyDie(position);
    for (let index = 0; index < count; index++) {
      const action = at(reach.actions, index);
      const die = dieOf(action);
      const to = toOf(action);
      addAt(moves, die, 1);
      if (cards[to] !== NO_CARD) {
        cardDice |= 1 << die;
        if (counted[to] !== computation) found++;
        counted[to] = computation;
      }
      if (crossed === 0) valleyDice |= at(goalSide, to) << die;
      if (zone[to] !== GOAL) continue;
      if (occupant[fromOf(action)] === mover) ownDice |= 1 << die;
      else otherDice |= 1 << die;
    }
    for (let die = 1; die <= DICE; die++)
      values[first + WASTE + die - 1] = at(RARITY, die) / (at(moves, die) + 1);
    values[first + CARDS_IN_REACH] = found;
    values[first + CARD_DICE] = bitCount(cardDice);
    values[first + GOAL_DICE] = bitCount(ownDice) * nextPrize(position);
    values[first + GOAL_DICE + 1] = bitCount(otherDice) * nextPrize(position);
    values[first + VALLEY_DICE] = bitCount(valleyDice);
  }

  /** Adds the cards near the caravan. */
  private addCards({ cards, pawns, placed }: Position, first: number): void {
    const { values, cardCells, columns, rows } = this;
    for (const cell of cardCells) {
      if (cards[cell] === NO_CARD) continue;
      let nearest = FAR;
      for (let pawn = 0; pawn < placed; pawn++) {
        const from = at(pawns, pawn);
        const distance =
          Math.abs(at(columns, cell) - at(columns, from)) +
          Math.abs(at(rows, cell) - at(rows, from));
        if (distance < nearest) nearest = distance;
      }
      if (nearest <= FARTHEST_CARD) addAt(values, first + CARDS_WITHIN + ((nearest - 1) >> 1), 1);
    }
  }
}

/** N23: half of what the next pawn in the goal earns. */
const nextPrize = ({ inGoal }: Position): number =>
  at(GOAL_SHARES, Math.min(inGoal, GOAL_SHARES.length - 1));
