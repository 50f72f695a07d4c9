/**
 * Where pawns can go with the dice: steps and jumps (N7 to N10), and what forbids them (N11 to N13). Most squares that come into
 * question are no good, in no order that a processor could foresee. So each is written to the list, and the list made
 * longer by 0 or 1: that costs less than to branch.
 */
import { lowestPlace } from "../../kit/sets.js";
import { codeOf, dieOf, fromOf, toOf } from "./pawn-move-codes.js";
import { Contact } from "./contact.js";
import { ROW_BITS, ROW_MASK, SIDE_COUNT } from "./formation.js";
import { ABOVE, BELOW, LEFT, RIGHT, SIDES } from "./board-under-rules.js";
import { LANDINGS, landingFrom, LENIENT } from "./landing.js";
import { hasFreeSide, type Position } from "./position.js";
import { bannedPawns, isBanned } from "./no-returns.js";
import { GOAL } from "./terrain-codes.js";

/** All pawns, and all dice with each: eight squares with a 1, and no more than 84 with any other. */
const MOST_MOVES = 16 * (8 + 5 * 84);
/** Room for squares that a pawn reaches twice, or that turn out to be no good. */
const SPARE = 128;

/** A bit for each value of a die. */
const ALL_VALUES = 0b1111110;
const STEP_VALUE = 0b10;

/** Lists moves, in room of its own that is used again and again. */
export class Reach {
  /** The moves listed last, in their order, as codes: see `codeOf`. */
  readonly codes = new Int32Array(MOST_MOVES + SPARE);
  readonly contact: Contact;
  /** From a square to the one above it, right of it, below it, left of it. */
  private readonly steps: Int32Array;
  /** From a square to the eight around it, and what of their spots is not about a pawn on that square. */
  private readonly around: Int32Array;
  private readonly apart = Uint8Array.of(255, ~BELOW, 255, ~RIGHT, ~LEFT, 255, ~ABOVE, 255);
  private readonly path = new Int32Array(8);
  private depth = 0;
  /** The number of the list, how many moves are listed, the pawn to go on with, and the values of the dice, a bit for each. */
  private listing = 0;
  private count = 0;
  private next = 0;
  private values = 0;
  /** The pawns that may not do everything (N13), a bit for each. */
  private banned = 0;
  /** Where the pawn at hand stands, and which part of `LANDINGS` tells where it may land. */
  private from = 0;
  private landing = 0;

  constructor(private readonly stride: number) {
    this.steps = Int32Array.of(-stride, 1, stride, -1);
    const [above, below] = [-stride, stride];
    this.around = Int32Array.of(above - 1, above, above + 1, -1, 1, below - 1, below, below + 1);
    this.contact = new Contact(stride);
  }

  /** Lists in `codes` every legal move of every pawn with the dice that are left, and tells how many these are. */
  listAll(position: Position): number {
    if (position.listing === 0 || position.listing !== this.listing) {
      this.begin(position, valuesLeft(position));
    }
    while (this.next < position.placed) this.listNext(position);
    return this.count;
  }

  /** Whether any pawn may go anywhere with the dice that are left. Looks no further than it must. */
  canMove(position: Position): boolean {
    return this.findAny(position, valuesLeft(position));
  }

  /** Whether any pawn could go anywhere with a die of some value. */
  couldMove(position: Position): boolean {
    const isFound = this.findAny(position, ALL_VALUES);
    // This is no list of its legal moves.
    position.listing = 0;
    return isFound;
  }

  private findAny(position: Position, values: number): boolean {
    if (values === 0) return false;
    this.begin(position, values);
    while (this.count === 0 && this.next < position.placed) this.listNext(position);
    return this.count > 0;
  }

  /** Whether a move is legal; dice of its value are left. */
  allows(position: Position, die: number, from: number, to: number): boolean {
    this.listAll(position);
    return this.hasListed(codeOf(die, from, to));
  }

  /** Whether a pawn gets to a square with a die by the rules of steps and jumps alone (N8 to N10). */
  reaches(position: Position, die: number, from: number, to: number): boolean {
    this.begin(position, 0);
    // This is no list of its legal moves.
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

  /** Begins a new list. */
  private begin(position: Position, values: number): void {
    this.contact.survey(position);
    this.listing++;
    position.listing = this.listing;
    this.values = values;
    this.banned = bannedPawns(position);
    this.count = 0;
    this.next = 0;
  }

  private listNext(position: Position): void {
    this.listPawn(position, position.pawns[this.next++]);
  }

  /** Lists the moves of the pawn on a square, if it may move at all (N7, N12). */
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

  /** Lists the squares that the pawn gets to with dice of some values and where it may land, in order. */
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

  /** N8: to the eight squares around. */
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

  /** N9: over all pawns of a row, with a die of just that value. */
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

  /** N10: with a right angle on any of the pawns of a row, and then over all pawns of another. */
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

  /** N10: with as many right angles as the dice allow. */
  private jumpCrooked(position: Position, values: number): void {
    const { bends } = position.ground;
    for (let left = values; left !== 0; left &= left - 1) {
      const die = lowestPlace(left);
      const first = this.count;
      for (let side = 0; side < SIDE_COUNT; side++) {
        this.jump(position, this.from, side, die, 1, bends[die], first);
      }
    }
  }

  /** Goes on from a square to one side with the next of a die's squares, with so many right angles left. */
  private jump(
    position: Position,
    at: number,
    side: number,
    die: number,
    place: number,
    bends: number,
    first: number,
  ): void {
    const next = at + this.steps[side];
    if (place === die) {
      this.landCrooked(position, die, next, first);
      return;
    }
    if (position.occupant[next] < 0 || next === this.from || this.hasPassed(next)) return;
    this.path[this.depth++] = next;
    this.jump(position, next, side, die, place + 1, bends, first);
    if (bends > 0) {
      this.jump(position, next, (side + 1) & 3, die, place + 1, bends - 1, first);
      this.jump(position, next, (side + 3) & 3, die, place + 1, bends - 1, first);
    }
    this.depth--;
  }

  private hasPassed(cell: number): boolean {
    for (let index = 0; index < this.depth; index++) if (this.path[index] === cell) return true;
    return false;
  }

  /** Such a jump may end beside the square that it came from, and many end on one square. */
  private landCrooked({ spots }: Position, die: number, to: number, first: number): void {
    const { codes, from, stride } = this;
    const code = codeOf(die, from, to);
    let spot = spots[to];
    if (to - from === 1) spot &= ~LEFT;
    else if (to - from === -1) spot &= ~RIGHT;
    else if (to - from === stride) spot &= ~ABOVE;
    else if (to - from === -stride) spot &= ~BELOW;
    if (LANDINGS[this.landing + spot] === 0) return;
    for (let index = first; index < this.count; index++) if (codes[index] === code) return;
    codes[this.count++] = code;
  }

  /** Sorts the moves from some place on, and leaves each just once. */
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

  /** Takes out the moves from some place on after which not all is in contact (N11). */
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

  /** Takes out the moves from some place on that go to and fro (N13). */
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
