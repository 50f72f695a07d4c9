/** Where pawns can go with the dice: steps and jumps (N7 to N10), and what forbids them (N11 to N13). */
import { Contact } from "./contact.js";
import { Formation, SIDE_COUNT } from "./formation.js";
import { ABOVE, BELOW, CLOSED, LEFT, RIGHT, SIDES } from "./ground.js";
import { hasFreeSide, type Position } from "./position.js";
import { isBanned } from "./returns.js";
import { GOAL } from "./zone.js";

/** All pawns, and all dice with each: eight squares with a 1, and no more than 84 with any other. */
const MOST_MOVES = 16 * (8 + 5 * 84);

/** Lists moves, in room of its own that is used again and again. */
export class Reach {
  /** The moves listed last, in their order, as codes: see `codeOf`. */
  readonly codes = new Int32Array(MOST_MOVES);
  readonly contact: Contact;
  private readonly formation: Formation;
  /** From a square to the one above it, right of it, below it, left of it. */
  private readonly steps: Int32Array;
  /** From a square to the eight around it, and the sides of each that are not towards that square. */
  private readonly around: Int32Array;
  private readonly otherSides = Uint8Array.of(
    SIDES,
    SIDES & ~BELOW,
    SIDES,
    SIDES & ~RIGHT,
    SIDES & ~LEFT,
    SIDES,
    SIDES & ~ABOVE,
    SIDES,
  );
  private readonly path = new Int32Array(8);
  private depth = 0;
  /** The number of the list, how many moves are listed, and the pawn to go on with. */
  private listing = 0;
  private count = 0;
  private next = 0;
  /** The pawn and the die at hand, and where their moves begin in the list. */
  private pawn = 0;
  private from = 0;
  private die = 0;
  private first = 0;
  /** What the pawn may not find where it lands, and whether anything else counts (N11, N13). */
  private barred = CLOSED;
  private isStrict = true;

  constructor(
    cells: number,
    private readonly stride: number,
  ) {
    this.steps = Int32Array.of(-stride, 1, stride, -1);
    const [above, below] = [-stride, stride];
    this.around = Int32Array.of(above - 1, above, above + 1, -1, 1, below - 1, below, below + 1);
    this.formation = new Formation(cells, stride);
    this.contact = new Contact(this.formation, stride);
  }

  /** Looks at how the pawns of a position stand. No list goes on after that. */
  survey(position: Position): void {
    this.listing++;
    this.formation.survey(position);
    this.contact.turnTo(position);
  }

  /** Lists in `codes` every legal move of every pawn with the dice that are left, and tells how many these are. */
  listAll(position: Position): number {
    if (position.listing === 0 || position.listing !== this.listing) this.begin(position);
    const values = valuesLeft(position);
    while (this.next < position.placed) this.listPawn(position, this.next++, values);
    return this.count;
  }

  /** Whether any pawn may go anywhere with the dice that are left. Looks no further than it must. */
  canMove(position: Position): boolean {
    const values = valuesLeft(position);
    if (values === 0) return false;
    this.begin(position);
    while (this.count === 0 && this.next < position.placed) {
      this.listPawn(position, this.next++, values);
    }
    return this.count > 0;
  }

  /** Whether any pawn could go anywhere with a die of some value. */
  couldMove(position: Position): boolean {
    this.begin(position);
    for (let pawn = 0; pawn < position.placed && this.count === 0; pawn++) {
      this.listPawn(position, pawn, ALL_VALUES);
    }
    // This is no list of its legal moves.
    position.listing = 0;
    return this.count > 0;
  }

  /** Whether a move is legal; dice of its value are left. */
  allows(position: Position, die: number, from: number, to: number): boolean {
    const code = codeOf(die, from, to);
    const count = this.listAll(position);
    for (let index = 0; index < count; index++) if (this.codes[index] === code) return true;
    return false;
  }

  /** Whether a pawn gets to a square with a die by the rules of steps and jumps alone (N8 to N10). */
  reaches(position: Position, die: number, from: number, to: number): boolean {
    this.begin(position);
    position.listing = 0;
    this.pawn = this.formation.numbers[from];
    this.from = from;
    this.barred = CLOSED;
    this.isStrict = false;
    this.listDie(position, die);
    this.isStrict = true;
    const code = codeOf(die, from, to);
    for (let index = 0; index < this.count; index++) if (this.codes[index] === code) return true;
    return false;
  }

  /** Begins a new list. */
  private begin(position: Position): void {
    this.survey(position);
    position.listing = this.listing;
    this.count = 0;
    this.next = 0;
  }

  /** Lists the moves of a pawn with dice of some values, a bit for each (N7, N12). */
  private listPawn(position: Position, pawn: number, values: number): void {
    const { ground, pawns } = position;
    const { straight, bent } = this.formation;
    const from = pawns[pawn];
    let left =
      values & (STEP_VALUE | straight[pawn] | (bent[pawn] & ground.bentOnce) | ground.bentOften);
    if (left === 0 || !hasFreeSide(position, from) || ground.zone[from] === GOAL) return;
    this.pawn = pawn;
    this.from = from;
    this.barred = ground.barred[from];
    this.contact.leave(pawn);
    for (; left !== 0; left &= left - 1) this.listDie(position, 31 - Math.clz32(left & -left));
  }

  private listDie(position: Position, die: number): void {
    const { bentOnce, bentOften, turns } = position.ground;
    const bit = 1 << die;
    this.die = die;
    this.first = this.count;
    if (die === 1) this.step(position);
    else if ((bentOften & bit) === 0) {
      if ((this.formation.straight[this.pawn] & bit) !== 0) this.jumpStraight(position);
      if ((this.formation.bent[this.pawn] & bentOnce & bit) !== 0) this.jumpWithTurn(position);
    } else {
      for (let side = 0; side < SIDE_COUNT; side++) {
        this.jump(position, this.from, side, die - 1, turns[die]);
      }
    }
  }

  /** N8: to the eight squares around. */
  private step(position: Position): void {
    const { from, barred, around, otherSides } = this;
    const { spots } = position;
    for (let index = 0; index < 8; index++) {
      const to = from + around[index];
      const spot = spots[to];
      if ((spot & barred) === 0) this.land(position, to, spot & otherSides[index]);
    }
  }

  /** N9: over all pawns of a row, if these are just so many. */
  private jumpStraight(position: Position): void {
    const { die, pawn, steps } = this;
    const { rows } = this.formation;
    for (let side = 0; side < SIDE_COUNT; side++) {
      if (rows[pawn * SIDE_COUNT + side] !== die - 1) continue;
      this.tryLanding(position, this.from + die * steps[side]);
    }
  }

  /** N10: with a right angle on any of the pawns of a row, and then over all pawns of another, if these are just so many. */
  private jumpWithTurn(position: Position): void {
    const { from, die, pawn, steps } = this;
    const { rows, numbers, bends } = this.formation;
    for (let side = 0; side < SIDE_COUNT; side++) {
      if ((bends[pawn * SIDE_COUNT + side] & (1 << die)) === 0) continue;
      const most = rows[pawn * SIDE_COUNT + side];
      let corner = from;
      for (let over = 1; over <= most && over < die; over++) {
        corner += steps[side];
        const left = die - 1 - over;
        const at = numbers[corner] * SIDE_COUNT;
        for (let turn = 1; turn <= 3; turn += 2) {
          const next = (side + turn) & 3;
          if (rows[at + next] !== left) continue;
          this.tryLanding(position, corner + (left + 1) * steps[next]);
        }
      }
    }
  }

  /** Goes on from a square to one side, over so many pawns more, with so many right angles left (N10). */
  private jump(position: Position, at: number, side: number, left: number, turns: number): void {
    const next = at + this.steps[side];
    if (left === 0) {
      this.tryLanding(position, next);
      return;
    }
    if (position.occupant[next] < 0 || next === this.from || this.hasPassed(next)) return;
    this.path[this.depth++] = next;
    this.jump(position, next, side, left - 1, turns);
    if (turns > 0) {
      this.jump(position, next, (side + 1) & 3, left - 1, turns - 1);
      this.jump(position, next, (side + 3) & 3, left - 1, turns - 1);
    }
    this.depth--;
  }

  private hasPassed(cell: number): boolean {
    for (let index = 0; index < this.depth; index++) if (this.path[index] === cell) return true;
    return false;
  }

  /** Has the pawn land after a jump, which may end beside the square that it came from. */
  private tryLanding(position: Position, to: number): void {
    const spot = position.spots[to];
    if ((spot & this.barred) !== 0) return;
    let sides = spot & SIDES;
    const by = to - this.from;
    if (by === 1) sides &= ~LEFT;
    else if (by === -1) sides &= ~RIGHT;
    else if (by === this.stride) sides &= ~ABOVE;
    else if (by === -this.stride) sides &= ~BELOW;
    this.land(position, to, sides);
  }

  /** Lists the move to an open square with other pawns on some sides, if the rules let it (N11, N13). */
  private land(position: Position, to: number, sides: number): void {
    if (this.isStrict) {
      if (sides === 0 || !this.contact.isKept(to, sides)) return;
      if (position.banCount > 0 && isBanned(position, this.die, this.from, to)) return;
    }
    const { codes, first, count } = this;
    const code = codeOf(this.die, this.from, to);
    let place = count;
    while (place > first && codes[place - 1] > code) place--;
    if (place > first && codes[place - 1] === code) return;
    for (let index = count; index > place; index--) codes[index] = codes[index - 1];
    codes[place] = code;
    this.count = count + 1;
  }
}

/** A bit for each value of a die, and that of a step (N8). */
const ALL_VALUES = 0b1111110;
const STEP_VALUE = 0b10;

/** The values of the dice not used yet, a bit for each. */
function valuesLeft({ dice }: Position): number {
  let values = 0;
  for (let value = 1; value <= 6; value++) if (dice[value] > 0) values |= 1 << value;
  return values;
}

/** A move of a pawn as one number. A board has fewer than 4096 cells. */
const codeOf = (die: number, from: number, to: number): number => (from << 15) | (to << 3) | die;
export const dieOf = (code: number): number => code & 7;
export const fromOf = (code: number): number => code >> 15;
export const toOf = (code: number): number => (code >> 3) & 4095;
