/** Where pawns can go with the dice: steps and jumps (N7 to N10), and what forbids them (N11 to N13). */
import { lowestPlace } from "../../../kit/boards/sets.js";
import { dieOf, fromOf } from "../packing.js";
import { mayLeave, type Position } from "../position.js";
import { Contact } from "./contact.js";
import { CrookedJumps } from "./crooked-jumps.js";
import { Jumps } from "./jumps.js";
import { landingFrom, LENIENT, NOWHERE } from "./landing.js";
import { bannedAction } from "./no-returns.js";
import { Rows } from "./rows.js";
import { listSteps } from "./steps.js";

/** All pawns, and all dice with each: eight squares with a 1, and no more than 84 with any other. */
const MOST_MOVES = 16 * (8 + 5 * 84);
/** Room for targets that are found twice, or that turn out to be illegal. */
const SPARE = 128;

/** A bit for each value of a die. */
export const ALL_VALUES = 0b1111110;
const STEP_VALUE = 0b10;

/**
 * Lists the moves of pawns, in memory that all positions of a board share. A list is valid for one position, until another list
 * is made or the position changes; `listing` of the position tells. So call `list` right before reading `actions`.
 */
export class PawnReach {
  /** The actions of the list, in order. */
  readonly actions = new Int32Array(MOST_MOVES + SPARE);
  private readonly contact: Contact;
  private readonly rows: Rows;
  private readonly jumps: Jumps;
  private readonly crooked: CrookedJumps;
  /** By cell of a pawn: the part of `LANDINGS` that tells where it may land. */
  private readonly landings: Int16Array;
  /** The number of the analysis that `contact`, `rows` and `landings` hold. */
  private analysis = 0;
  /** The number of the list, and how many moves it has. */
  private listing = 0;
  private count = 0;

  constructor(stride: number, cells: number) {
    this.contact = new Contact(stride);
    this.rows = new Rows(stride, cells);
    this.jumps = new Jumps(stride);
    this.crooked = new CrookedJumps(stride, this.actions);
    this.landings = new Int16Array(cells);
  }

  /** Lists all legal moves of pawns with the dice that are left in `actions`. Returns their number. */
  list(position: Position): number {
    if (position.listing === 0 || position.listing !== this.listing) {
      this.listWith(position, valuesLeft(position));
    }
    return this.count;
  }

  /** Tests whether there is a legal move with the dice that are left. They may have changed since the list was made. */
  canMove(position: Position): boolean {
    const values = valuesLeft(position);
    if (values === 0) return false;
    this.listWith(position, values);
    return this.count > 0;
  }

  /** Tests whether there would be a legal move with a die of any value. */
  couldMove(position: Position): boolean {
    return this.listForAnyDie(position) > 0;
  }

  /** Lists the moves that would be legal with a die of any value in `actions`. Returns their number. */
  listForAnyDie(position: Position): number {
    this.listWith(position, ALL_VALUES);
    // This is not the list for the dice that are left.
    position.listing = 0;
    return this.count;
  }

  /** Tests whether a pawn's move is legal, if a die of its value is left. */
  allows(position: Position, action: number): boolean {
    this.list(position);
    return this.hasListed(action);
  }

  /** Tests whether a pawn's move is a step or a jump of the right length (N8 to N10), whatever else forbids it. */
  reaches(position: Position, action: number): boolean {
    const from = fromOf(action);
    this.beginList(position);
    this.analyse(position);
    // Neither the list nor the analysis that follow are those of the position.
    position.analysis = 0;
    position.listing = 0;
    this.landings.fill(NOWHERE);
    this.landings[from] = LENIENT;
    this.count = this.listTargets(position, 1 << dieOf(action));
    return this.hasListed(action);
  }

  private hasListed(action: number): boolean {
    for (let index = 0; index < this.count; index++) {
      if (this.actions[index] === action) return true;
    }
    return false;
  }

  private beginList(position: Position): void {
    this.listing++;
    position.listing = this.listing;
  }

  /** Lists the legal moves with dice of some values. */
  private listWith(position: Position, values: number): void {
    this.beginList(position);
    const { formationCache } = position;
    this.count =
      formationCache === undefined
        ? this.compute(position, values)
        : formationCache.list(position, values, this);
    if (position.banCount > 0) this.removeReturns(position);
  }

  /** Lists the moves with dice of some values in `actions`, without N13. Returns their number. */
  compute(position: Position, values: number): number {
    // When a turn ends since no die can be used, the next one begins with the same analysis.
    if (position.analysis === 0 || position.analysis !== this.analysis) this.analyse(position);
    const found = this.listTargets(position, values);
    return this.sort(this.contact.removeBreaking(this.actions, found));
  }

  /** Finds the rows and the contact of the pawns, and where each of them may land. */
  private analyse(position: Position): void {
    const { contact, landings } = this;
    const { pawns, placed, marks, setting } = position;
    this.analysis++;
    position.analysis = this.analysis;
    this.rows.measure(position);
    contact.analyse(position);
    for (let index = 0; index < placed; index++) {
      const cell = pawns[index];
      // 1 if the others fall apart without the pawn.
      const isJoint = -(contact.joints & marks[cell]) >>> 31;
      landings[cell] = mayLeave(position, cell) ? landingFrom(setting, cell, isJoint) : NOWHERE;
    }
  }

  /** Lists the moves of all pawns to where they may land, in any order and some of them twice. Returns how many were written. */
  private listTargets(position: Position, values: number): number {
    const { actions, landings, rows } = this;
    const { bentOnce, bentOften } = position.setting;
    const jumps = values & ~STEP_VALUE;
    const often = jumps & bentOften;
    let end = jumps === values ? 0 : listSteps(position, landings, actions);
    if (jumps === 0) return end;
    end = this.jumps.list(position, rows, jumps & ~often, jumps & bentOnce, landings, actions, end);
    return often === 0 ? end : this.listCrookedJumps(position, often, end);
  }

  /** N10: with as many right angles as each die allows. */
  private listCrookedJumps(position: Position, values: number, count: number): number {
    const { pawns, placed } = position;
    let end = count;
    for (let index = 0; index < placed; index++) {
      const from = pawns[index];
      for (let left = values; left !== 0; left &= left - 1) {
        end = this.crooked.list(position, lowestPlace(left), from, this.landings[from], end);
      }
    }
    return end;
  }

  /** Sorts the first `count` actions and removes duplicates. Returns how many are left. */
  private sort(count: number): number {
    const { actions } = this;
    for (let index = 1; index < count; index++) {
      const action = actions[index];
      let place = index;
      for (; place > 0 && actions[place - 1] > action; place--) actions[place] = actions[place - 1];
      actions[place] = action;
    }
    let kept = 0;
    let last = -1;
    for (let index = 0; index < count; index++) {
      const action = actions[index];
      actions[kept] = action;
      // Adds 0 for a duplicate, without a branch.
      kept += (last - action) >>> 31;
      last = action;
    }
    return kept;
  }

  /** Removes the moves that N13 forbids. */
  private removeReturns(position: Position): void {
    const { actions } = this;
    for (let ban = 0; ban < position.banCount; ban++) {
      const action = bannedAction(position, ban);
      const { count } = this;
      let place = 0;
      while (place < count && actions[place] !== action) place++;
      if (place === count) continue;
      for (this.count--; place < this.count; place++) actions[place] = actions[place + 1];
    }
  }
}

/** Writes, by value, how many legal moves there would be with a die of that value. */
// A function, so that bundles without bots leave it out.
export function countByDie(position: Position, into: Int32Array): void {
  const { reach } = position.setting.board;
  into.fill(0);
  const count = reach.listForAnyDie(position);
  for (let index = 0; index < count; index++) into[dieOf(reach.actions[index])]++;
}

/** The values of the dice that are left, a bit for each. */
function valuesLeft({ dice }: Position): number {
  let values = 0;
  for (let value = 1; value <= 6; value++) values |= (-dice[value] >>> 31) << value;
  return values;
}
