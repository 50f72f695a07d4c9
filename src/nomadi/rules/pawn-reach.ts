/**
 * Where pawns can go with the dice: steps and jumps (N7 to N10), and what forbids them (N11 to N13). Most candidates turn out
 * to be illegal, in no order that a processor could predict. So each is written to the list and the length of the list grows
 * by 0 or 1, which costs less than a branch.
 */
import { lowestPlace } from "../../kit/sets.js";
import { codeOf, dieOf, fromOf, toOf } from "./pawn-move-codes.js";
import { Contact } from "./contact.js";
import { CrookedJumps } from "./crooked-jumps.js";
import type { Formations } from "./formations.js";
import { ROW_BITS, ROW_MASK, SIDE_COUNT } from "./formation.js";
import { ABOVE, BELOW, LANDINGS, landingFrom, LEFT, LENIENT, RIGHT, SIDES } from "./landing.js";
import { hasFreeSide, type Position } from "./position.js";
import { bannedPawns, isBanned } from "./no-returns.js";
import { GOAL } from "./terrain-codes.js";

/** All pawns, and all dice with each: eight squares with a 1, and no more than 84 with any other. */
const MOST_MOVES = 16 * (8 + 5 * 84);
/** Room for targets that are found twice, or that turn out to be illegal. */
const SPARE = 128;

/** A bit for each value of a die. */
const ALL_VALUES = 0b1111110;
const STEP_VALUE = 0b10;

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
  /** From a square to the eight around it, and the bits of their spots that do not mean a pawn on that square. */
  private readonly around: Int32Array;
  private readonly apart = Uint8Array.of(255, ~BELOW, 255, ~RIGHT, ~LEFT, 255, ~ABOVE, 255);
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

  constructor(stride: number) {
    this.steps = Int32Array.of(-stride, 1, stride, -1);
    const [above, below] = [-stride, stride];
    this.around = Int32Array.of(above - 1, above, above + 1, -1, 1, below - 1, below, below + 1);
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

  /** Lists the moves with dice of some values from those that the formation has with all dice and without N13. */
  private recall(position: Position, values: number, formations: Formations): void {
    const { codes } = this;
    if (!formations.find(position)) {
      this.begin(position, ALL_VALUES, 0);
      while (this.next < position.placed) this.listNext(position);
      formations.keep(position, codes, this.count);
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
    this.jumpStraight(position, jumps & ~bentOften);
    if ((jumps & bentOnce) !== 0) this.jumpBent(position, jumps & bentOnce);
    if ((jumps & bentOften) !== 0) this.jumpCrooked(position, jumps & bentOften);
    if (this.count > stepped + 1) this.sort(stepped);
  }

  /** N8: to one of the eight squares around. */
  private step({ spots }: Position): void {
    const { codes, from, landing, around, apart } = this;
    let { count } = this;
    for (let index = 0; index < 8; index++) {
      const to = from + around[index];
      codes[count] = codeOf(1, from, to);
      count += LANDINGS[landing + (spots[to] & apart[index])];
    }
    this.count = count;
  }

  /** N9: over all pawns of a row, with the die that jumps over exactly that many. */
  private jumpStraight({ spots, rows }: Position, values: number): void {
    const { codes, from, landing, steps } = this;
    let { count } = this;
    let lengths = rows[from];
    for (let side = 0; side < SIDE_COUNT; side++, lengths >>= ROW_BITS) {
      const die = (lengths & ROW_MASK) + 1;
      if ((values & (1 << die)) === 0) continue;
      const to = from + die * steps[side];
      codes[count] = codeOf(die, from, to);
      count += LANDINGS[landing + spots[to]];
    }
    this.count = count;
  }

  /** N10: over some pawns of a row, with a right angle on the last of them, and on over all pawns of another row. */
  private jumpBent({ spots, rows }: Position, values: number): void {
    const { codes, from, landing, steps } = this;
    let { count } = this;
    let lengths = rows[from];
    for (let side = 0; side < SIDE_COUNT; side++, lengths >>= ROW_BITS) {
      const one = (side + 1) & 3;
      const other = (side + 3) & 3;
      let corner = from;
      for (let over = 1; over <= (lengths & ROW_MASK); over++) {
        corner += steps[side];
        const dieOne = ((rows[corner] >> (one * ROW_BITS)) & ROW_MASK) + over + 1;
        const dieOther = ((rows[corner] >> (other * ROW_BITS)) & ROW_MASK) + over + 1;
        if ((values & ((1 << dieOne) | (1 << dieOther))) === 0) continue;
        const toOne = corner + (dieOne - over) * steps[one];
        codes[count] = codeOf(dieOne, from, toOne);
        count += (values >> dieOne) & LANDINGS[landing + spots[toOne]];
        const toOther = corner + (dieOther - over) * steps[other];
        codes[count] = codeOf(dieOther, from, toOther);
        count += (values >> dieOther) & LANDINGS[landing + spots[toOther]];
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
    const { codes, count } = this;
    let kept = first;
    for (let index = first; index < count; index++) {
      const code = codes[index];
      if (!isBanned(position, dieOf(code), fromOf(code), toOf(code))) codes[kept++] = code;
    }
    this.count = kept;
  }
}

/** The values of the dice not used yet, a bit for each. */
function valuesLeft({ dice }: Position): number {
  let values = 0;
  for (let value = 1; value <= 6; value++) if (dice[value] > 0) values |= 1 << value;
  return values;
}
