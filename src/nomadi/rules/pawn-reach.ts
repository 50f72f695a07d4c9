/** Where pawns can go with the dice: steps and jumps (N7 to N10), and what forbids them (N11 to N13). */
import { bitCount, lowestPlace } from "../../kit/boards/sets.js";
import { Contact } from "./contact.js";
import { CrookedJumps } from "./crooked-jumps.js";
import type { Formations } from "./formations.js";
import { Jumps } from "./jumps.js";
import { landingFrom, LENIENT, NOWHERE } from "./landing.js";
import { bannedCode } from "./no-returns.js";
import { codeOf, dieOf } from "./pawn-move-codes.js";
import { mayLeave, type Position } from "./position.js";
import { Rows } from "./rows.js";
import { listSteps } from "./steps.js";

/** All pawns, and all dice with each: eight squares with a 1, and no more than 84 with any other. */
const MOST_MOVES = 16 * (8 + 5 * 84);
/** Room for targets that are found twice, or that turn out to be illegal. */
const SPARE = 128;

/** A bit for each value of a die. */
const ALL_VALUES = 0b1111110;
const STEP_VALUE = 0b10;
/** Of a formation that is met with so many different values at most, only the moves with these are found. */
const FEW_VALUES = 2;

/**
 * Lists the moves of pawns, in memory that all positions of a board share. A list belongs to one position, as long as no
 * other list is made and the position does not change: `listing` tells. So nothing may be read from `codes` without asking
 * for the list first, in the same call, and nothing but this class may use its `contact`.
 */
export class Reach {
  /** The moves listed last, in order, as codes: see `codeOf`. */
  readonly codes = new Int32Array(MOST_MOVES + SPARE);
  private readonly contact: Contact;
  private readonly rows: Rows;
  private readonly jumps: Jumps;
  private readonly crooked: CrookedJumps;
  /** By cell of a pawn: the part of `LANDINGS` that tells where it may land. */
  private readonly landings: Int16Array;
  /** The number of the survey of pawns that `contact`, `rows` and `landings` are about. */
  private surveyed = 0;
  /** The number of the list, and how many moves it has. */
  private listing = 0;
  private count = 0;

  constructor(stride: number, cells: number) {
    this.contact = new Contact(stride);
    this.rows = new Rows(stride, cells);
    this.jumps = new Jumps(stride);
    this.crooked = new CrookedJumps(stride, this.codes);
    this.landings = new Int16Array(cells);
  }

  /** Lists all legal moves of pawns with the dice that are left in `codes`. Returns their number. */
  listAll(position: Position): number {
    if (position.listing === 0 || position.listing !== this.listing) {
      this.list(position, valuesLeft(position));
    }
    return this.count;
  }

  /** The code of the legal move of a pawn at `index`, in order. */
  codeAt(position: Position, index: number): number {
    this.listAll(position);
    return this.codes[index];
  }

  /** Whether there is a legal move with the dice that are left. They may be others than when the list was made. */
  canMove(position: Position): boolean {
    const values = valuesLeft(position);
    if (values === 0) return false;
    this.list(position, values);
    return this.count > 0;
  }

  /** Whether there would be a legal move with a die of any value. */
  couldMove(position: Position): boolean {
    return this.listForAnyDie(position) > 0;
  }

  /** Writes into `into`, by value, how many legal moves there would be with a die of that value. */
  countByDie(position: Position, into: Int32Array): void {
    into.fill(0);
    const count = this.listForAnyDie(position);
    for (let index = 0; index < count; index++) into[dieOf(this.codes[index])]++;
  }

  private listForAnyDie(position: Position): number {
    this.list(position, ALL_VALUES);
    // What is listed now is not what `listAll` lists.
    position.listing = 0;
    return this.count;
  }

  /** Whether a move is legal, if a die of its value is left. */
  allows(position: Position, die: number, from: number, to: number): boolean {
    this.listAll(position);
    return this.hasListed(codeOf(die, from, to));
  }

  /** Whether a pawn gets to a square with a die by the rules of steps and jumps alone (N8 to N10). */
  reaches(position: Position, die: number, from: number, to: number): boolean {
    this.begin(position);
    this.survey(position);
    // What is surveyed and listed now is not what `find` and `listAll` need.
    position.survey = 0;
    position.listing = 0;
    this.landings.fill(NOWHERE);
    this.landings[from] = LENIENT;
    this.count = this.listTargets(position, 1 << die);
    return this.hasListed(codeOf(die, from, to));
  }

  private hasListed(code: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.codes[index] === code) return true;
    return false;
  }

  /** Begins a new list. */
  private begin(position: Position): void {
    this.listing++;
    position.listing = this.listing;
  }

  /** Lists the legal moves with dice of some values. */
  private list(position: Position, values: number): void {
    this.begin(position);
    if (position.formations === undefined) this.find(position, values);
    else this.recall(position, values, position.formations);
    if (position.banCount > 0) this.siftReturns(position);
  }

  /**
   * Lists the moves with dice of some values from those that the formation has without N13. When a formation is met with few
   * values, at the end of a turn, it is mostly not met again, so the moves with other dice are found only if it is.
   */
  private recall(position: Position, values: number, formations: Formations): void {
    const { codes } = this;
    const met = formations.find(position);
    if ((values & ~met) !== 0) {
      const found = met === 0 && bitCount(values) <= FEW_VALUES ? values : ALL_VALUES;
      this.find(position, found);
      formations.keep(position, found, codes, this.count);
    }
    const { codes: known, first, count } = formations;
    let found = 0;
    for (let index = first; index < first + count; index++) {
      codes[found] = known[index];
      found += (values >> dieOf(known[index])) & 1;
    }
    this.count = found;
  }

  /** Lists the moves with dice of some values, as if N13 did not exist. */
  private find(position: Position, values: number): void {
    // When a turn ends since no die can be used, the next one begins with the same survey.
    if (position.survey === 0 || position.survey !== this.surveyed) this.survey(position);
    const found = this.listTargets(position, values);
    this.sort(this.contact.sift(this.codes, found));
  }

  /** Finds out how the pawns stand, and what that means for each of them. */
  private survey(position: Position): void {
    const { contact, landings } = this;
    const { pawns, placed, marks, ground } = position;
    this.surveyed++;
    position.survey = this.surveyed;
    this.rows.survey(position);
    contact.survey(position);
    for (let index = 0; index < placed; index++) {
      const cell = pawns[index];
      // 1 if the others fall apart without the pawn.
      const isJoint = -(contact.joints & marks[cell]) >>> 31;
      landings[cell] = mayLeave(position, cell) ? landingFrom(ground, cell, isJoint) : NOWHERE;
    }
  }

  /** Lists the moves of all pawns to where they may land, in any order and some of them twice. Returns how many it has written. */
  private listTargets(position: Position, values: number): number {
    const { codes, landings, rows } = this;
    const { bentOnce, bentOften } = position.ground;
    const jumps = values & ~STEP_VALUE;
    const often = jumps & bentOften;
    let end = jumps === values ? 0 : listSteps(position, landings, codes);
    if (jumps === 0) return end;
    end = this.jumps.list(position, rows, jumps & ~often, jumps & bentOnce, landings, codes, end);
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

  /** Sorts the first `count` moves, keeps each only once, and takes them as the list. */
  private sort(count: number): void {
    const { codes } = this;
    for (let index = 1; index < count; index++) {
      const code = codes[index];
      let place = index;
      for (; place > 0 && codes[place - 1] > code; place--) codes[place] = codes[place - 1];
      codes[place] = code;
    }
    let kept = 0;
    let last = -1;
    for (let index = 0; index < count; index++) {
      const code = codes[index];
      codes[kept] = code;
      // Not if it is the last one again.
      kept += (last - code) >>> 31;
      last = code;
    }
    this.count = kept;
  }

  /** Removes the moves that go to and fro (N13). */
  private siftReturns(position: Position): void {
    const { codes } = this;
    for (let ban = 0; ban < position.banCount; ban++) {
      const code = bannedCode(position, ban);
      const { count } = this;
      let place = 0;
      while (place < count && codes[place] !== code) place++;
      if (place === count) continue;
      for (this.count--; place < this.count; place++) codes[place] = codes[place + 1];
    }
  }
}

/** The values of the dice not used yet, a bit for each. */
function valuesLeft({ dice }: Position): number {
  let values = 0;
  for (let value = 1; value <= 6; value++) values |= (-dice[value] >>> 31) << value;
  return values;
}
