/**
 * Where pawns can go with the dice: steps and jumps (N7 to N10), and what forbids them (N11 to N13). Most candidates turn out
 * to be illegal, in no order that a processor could predict. So each is written to the list and the length of the list grows
 * by 0 or 1, which costs less than a branch.
 */
import { bitCount, lowestPlace } from "../../kit/sets.js";
import { codeOf, dieOf, toOf } from "./pawn-move-codes.js";
import { Contact } from "./contact.js";
import { CrookedJumps } from "./crooked-jumps.js";
import type { Formations } from "./formations.js";
import {
  ROW_ABOVE,
  ROW_BELOW,
  ROW_BITS,
  ROW_LEFT,
  ROW_MASK,
  ROW_RIGHT,
  SIDE_COUNT,
} from "./formation.js";
import { ABOVE, BELOW, LANDINGS, landingFrom, LEFT, LENIENT, RIGHT, SIDES } from "./landing.js";
import { hasFreeSide, type Position } from "./position.js";
import { bannedCode, bannedPawns } from "./no-returns.js";
import { GOAL } from "./terrain-codes.js";

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
 * other list is begun and the position does not change: `listing` tells. So nothing may be read from `codes` without asking
 * for the list first, in the same call, and nothing but this class may use its `contact`.
 */
export class Reach {
  /** The moves listed last, in order, as codes: see `codeOf`. */
  readonly codes = new Int32Array(MOST_MOVES + SPARE);
  private readonly contact: Contact;
  /** From a square to the one above, to the right, below, to the left. */
  private readonly steps: Int32Array;
  private readonly crooked: CrookedJumps;
  /** The number of the list, how many moves it has so far, the next pawn, and the values of the dice, a bit for each. */
  private listing = 0;
  private count = 0;
  private next = 0;
  private values = 0;
  /** The pawns that N13 forbids something, a bit for each. */
  private banned = 0;
  /** Where the pawn at hand stands, and the part of `LANDINGS` that tells where it may land. */
  private from = 0;
  private landing = 0;

  constructor(private readonly stride: number) {
    this.steps = Int32Array.of(-stride, 1, stride, -1);
    this.contact = new Contact(stride);
    this.crooked = new CrookedJumps(stride, this.codes);
  }

  /** Lists all legal moves of pawns with the dice that are left in `codes`. Returns their number. */
  listAll(position: Position): number {
    if (position.listing === 0 || position.listing !== this.listing) {
      this.start(position, valuesLeft(position));
    }
    while (this.next < position.placed) this.listNext(position);
    return this.count;
  }

  /** The code of the legal move of a pawn at `index`, in order. */
  codeAt(position: Position, index: number): number {
    this.listAll(position);
    return this.codes[index];
  }

  /** Whether there is a legal move with the dice that are left. Stops at the first pawn that has one. */
  canMove(position: Position): boolean {
    return this.findAny(position, valuesLeft(position));
  }

  /** Whether there would be a legal move with a die of any value. */
  couldMove(position: Position): boolean {
    const isFound = this.findAny(position, ALL_VALUES);
    // What is listed now is not what `listAll` lists.
    position.listing = 0;
    return isFound;
  }

  /** Writes into `into`, by value, how many legal moves there would be with a die of that value. */
  countByDie(position: Position, into: Int32Array): void {
    into.fill(0);
    this.start(position, ALL_VALUES);
    while (this.next < position.placed) this.listNext(position);
    for (let index = 0; index < this.count; index++) into[dieOf(this.codes[index])]++;
    // What is listed now is not what `listAll` lists.
    position.listing = 0;
  }

  private findAny(position: Position, values: number): boolean {
    if (values === 0) return false;
    this.start(position, values);
    while (this.count === 0 && this.next < position.placed) this.listNext(position);
    return this.count > 0;
  }

  /** Whether a move is legal, if a die of its value is left. */
  allows(position: Position, die: number, from: number, to: number): boolean {
    this.listAll(position);
    return this.hasListed(codeOf(die, from, to));
  }

  /** Whether a pawn gets to a square with a die by the rules of steps and jumps alone (N8 to N10). */
  reaches(position: Position, die: number, from: number, to: number): boolean {
    this.begin(position, 0, 0);
    // What is listed now is not what `listAll` lists.
    position.listing = 0;
    this.from = from;
    this.landing = LENIENT;
    this.listTargets(position, 1 << die);
    return this.hasListed(codeOf(die, from, to));
  }

  private hasListed(code: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.codes[index] === code) return true;
    return false;
  }

  /** Starts a list; where formations are kept, it is complete at once. */
  private start(position: Position, values: number): void {
    if (position.formations === undefined) this.begin(position, values, bannedPawns(position));
    else this.recall(position, values, position.formations);
  }

  /** Starts a new list. */
  private begin(position: Position, values: number, banned: number): void {
    this.contact.survey(position);
    this.listing++;
    position.listing = this.listing;
    this.values = values;
    this.banned = banned;
    this.count = 0;
    this.next = 0;
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
      this.begin(position, found, 0);
      while (this.next < position.placed) this.listNext(position);
      formations.keep(position, found, codes, this.count);
    }
    const { codes: known, first, count } = formations;
    this.listing++;
    position.listing = this.listing;
    this.next = position.placed;
    let found = 0;
    for (let index = first; index < first + count; index++) {
      codes[found] = known[index];
      found += (values >> dieOf(known[index])) & 1;
    }
    this.count = found;
    if (position.banCount > 0) this.siftReturns(position, 0);
  }

  private listNext(position: Position): void {
    this.listPawn(position, position.pawns[this.next++]);
  }

  /** Lists the moves of the pawn on a square, unless it may not move (N7, N12). */
  private listPawn(position: Position, from: number): void {
    const { ground, numbers } = position;
    const { contact } = this;
    if (!hasFreeSide(position, from) || ground.zone[from] === GOAL) return;
    const before = this.count;
    const pawn = numbers[from];
    contact.leave(pawn);
    this.from = from;
    this.landing = landingFrom(ground, from, contact.count > 1);
    this.listTargets(position, this.values);
    if (this.count === before) return;
    if (contact.count > 0) this.siftContact(position, before);
    if ((this.banned & (1 << pawn)) !== 0) this.siftReturns(position, before);
  }

  /** Lists the moves of the pawn at hand with dice of some values to where it may land, in order. */
  private listTargets(position: Position, values: number): void {
    const { bentOnce, bentOften } = position.ground;
    if ((values & STEP_VALUE) !== 0) this.step(position);
    const jumps = values & ~STEP_VALUE;
    if (jumps === 0) return;
    const stepped = this.count;
    this.jump(position, jumps & ~bentOften, jumps & bentOnce);
    if ((jumps & bentOften) !== 0) this.jumpCrooked(position, jumps & bentOften);
    if (this.count > stepped + 1) this.sort(stepped);
  }

  /** N8: to one of the eight squares around. Beside those next to it, the pawn itself does not count. */
  private step({ spots }: Position): void {
    const { codes, from, landing, stride } = this;
    const above = from - stride;
    const below = from + stride;
    const step = codeOf(1, from, 0);
    let { count } = this;
    codes[count] = step | (above - 1);
    count += LANDINGS[landing + spots[above - 1]];
    codes[count] = step | above;
    count += LANDINGS[landing + (spots[above] & ~BELOW)];
    codes[count] = step | (above + 1);
    count += LANDINGS[landing + spots[above + 1]];
    codes[count] = step | (from - 1);
    count += LANDINGS[landing + (spots[from - 1] & ~RIGHT)];
    codes[count] = step | (from + 1);
    count += LANDINGS[landing + (spots[from + 1] & ~LEFT)];
    codes[count] = step | (below - 1);
    count += LANDINGS[landing + spots[below - 1]];
    codes[count] = step | below;
    count += LANDINGS[landing + (spots[below] & ~ABOVE)];
    codes[count] = step | (below + 1);
    this.count = count + LANDINGS[landing + spots[below + 1]];
  }

  /**
   * N9: over all pawns of a row, with the die that jumps over exactly that many. N10: over some pawns of a row, with a right
   * angle on the last of them, and on over all pawns of another row. Each with dice of some values.
   */
  private jump({ spots, rows }: Position, straight: number, bent: number): void {
    const { codes, from, landing, stride, steps } = this;
    let { count } = this;
    let lengths = rows[from];
    for (let side = 0; side < SIDE_COUNT; side++, lengths >>= ROW_BITS) {
      const length = lengths & ROW_MASK;
      const step = steps[side];
      if (((straight >> (length + 1)) & 1) !== 0) {
        const to = from + (length + 1) * step;
        codes[count] = codeOf(length + 1, from, to);
        count += LANDINGS[landing + spots[to]];
      }
      if (bent === 0) continue;
      // From a row above or below, to the right or to the left; from one to the side, below or above.
      const isAcross = (side & 1) !== 0;
      const turn = isAcross ? stride : 1;
      const along = isAcross ? ROW_BELOW : ROW_RIGHT;
      const against = isAcross ? ROW_ABOVE : ROW_LEFT;
      let corner = from;
      for (let over = 1; over <= length; over++) {
        corner += step;
        const behind = rows[corner];
        const overOne = (behind >> along) & ROW_MASK;
        const overOther = (behind >> against) & ROW_MASK;
        const dieOne = over + overOne + 1;
        const dieOther = over + overOther + 1;
        if ((((bent >> dieOne) | (bent >> dieOther)) & 1) === 0) continue;
        const toOne = corner + (overOne + 1) * turn;
        codes[count] = codeOf(dieOne, from, toOne);
        count += (bent >> dieOne) & LANDINGS[landing + spots[toOne]];
        const toOther = corner - (overOther + 1) * turn;
        codes[count] = codeOf(dieOther, from, toOther);
        count += (bent >> dieOther) & LANDINGS[landing + spots[toOther]];
      }
    }
    this.count = count;
  }

  /** N10: with as many right angles as each die allows. */
  private jumpCrooked(position: Position, values: number): void {
    for (let left = values; left !== 0; left &= left - 1) {
      const die = lowestPlace(left);
      this.count = this.crooked.list(position, die, this.from, this.landing, this.count);
    }
  }

  /** Sorts the moves from index `first` on, and keeps each only once. */
  private sort(first: number): void {
    const { codes, count } = this;
    let kept = first;
    for (let index = first; index < count; index++) {
      const code = codes[index];
      let place = kept;
      while (place > first && codes[place - 1] > code) place--;
      if (place > first && codes[place - 1] === code) continue;
      for (let later = kept; later > place; later--) codes[later] = codes[later - 1];
      codes[place] = code;
      kept++;
    }
    this.count = kept;
  }

  /** Removes the moves from index `first` on that break contact (N11). */
  private siftContact({ spots }: Position, first: number): void {
    const { codes, contact, count } = this;
    let kept = first;
    for (let index = first; index < count; index++) {
      const code = codes[index];
      const to = toOf(code);
      if (contact.isKept(to, spots[to] & SIDES)) codes[kept++] = code;
    }
    this.count = kept;
  }

  /** Removes the moves from index `first` on that go to and fro (N13). */
  private siftReturns(position: Position, first: number): void {
    const { codes } = this;
    for (let ban = 0; ban < position.banCount; ban++) {
      const code = bannedCode(position, ban);
      const { count } = this;
      let place = first;
      while (place < count && codes[place] !== code) place++;
      if (place === count) continue;
      for (this.count--; place < this.count; place++) codes[place] = codes[place + 1];
    }
  }
}

/** The values of the dice not used yet, a bit for each. */
function valuesLeft({ dice }: Position): number {
  let values = 0;
  for (let value = 1; value <= 6; value++) if (dice[value] > 0) values |= 1 << value;
  return values;
}
