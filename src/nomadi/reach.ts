/** Where a pawn can go with a die: steps and jumps (N7 to N10), and what forbids them (N11 to N13). */
import { Contact } from "./contact.js";
import { EMPTY, isBanned, type Position } from "./position.js";
import { GOAL, START } from "./zone.js";

/** A pawn can't land on more squares than this with one die: all within five steps and a jump. */
const MOST_TARGETS = 128;

/** Which rules count: those of steps and jumps alone, or all. */
type Strictness = "geometry" | "all";

/** Finds targets, in room of its own that is used again and again. */
export class Reach {
  /** The squares found last, ascending; as many as `list` said. */
  readonly targets = new Int32Array(MOST_TARGETS);
  readonly contact: Contact;
  private readonly marks: Int32Array;
  /** From a square to the one above it, right of it, below it, left of it. */
  private readonly steps: Int32Array;
  /** By side: how many pawns stand in a row there. */
  private readonly runs = new Int32Array(4);
  private readonly path = new Int32Array(8);
  private stamp = 0;
  private found = 0;
  private from = 0;
  private die = 0;
  private depth = 0;
  private strictness: Strictness = "all";

  constructor(
    cells: number,
    private readonly stride: number,
  ) {
    this.marks = new Int32Array(cells);
    this.steps = Int32Array.of(-stride, 1, stride, -1);
    this.contact = new Contact(cells, stride);
  }

  /** Turns to a position. To be called before `choose`, and again when the position has changed. */
  turnTo(position: Position): void {
    this.contact.survey(position);
  }

  /** Turns to a pawn, and tells whether it may move at all (N7, N12). */
  choose(position: Position, from: number): boolean {
    if (position.ground.zone[from] === GOAL || !this.hasFreeSide(position, from)) return false;
    this.from = from;
    this.contact.leave(position, from);
    this.measure(position.occupant);
    return true;
  }

  /** N7: an empty square beside it. */
  hasFreeSide({ occupant }: Position, from: number): boolean {
    const { stride } = this;
    return (
      occupant[from - stride] === EMPTY ||
      occupant[from + 1] === EMPTY ||
      occupant[from + stride] === EMPTY ||
      occupant[from - 1] === EMPTY
    );
  }

  /** Lists in `targets` where the pawn chosen can go with a die, and tells how many squares these are. */
  list(position: Position, die: number, strictness: Strictness = "all"): number {
    this.strictness = strictness;
    this.die = die;
    this.found = 0;
    // Wraps round like the marks themselves.
    this.stamp = (this.stamp + 1) | 0;
    if (die === 1) this.step(position);
    else if (position.ground.turns[die] === 0) this.jumpStraight(position);
    else if (position.ground.turns[die] === 1) this.jumpWithTurn(position);
    else {
      const turns = position.ground.turns[die];
      for (let side = 0; side < 4; side++) {
        if (this.runs[side] > 0) this.jump(position, this.from, side, die - 1, turns);
      }
    }
    if (this.found > 1) this.sort();
    return this.found;
  }

  /** Whether the pawn on a square may go to another with a die. */
  allows(position: Position, die: number, from: number, to: number): boolean {
    this.turnTo(position);
    if (!this.choose(position, from)) return false;
    const found = this.list(position, die);
    for (let index = 0; index < found; index++) if (this.targets[index] === to) return true;
    return false;
  }

  /** The values of dice with which some pawn may go somewhere, of those asked for; a bit for each value. */
  usable(position: Position, values: number): number {
    let usable = 0;
    this.turnTo(position);
    for (let index = 0; index < position.placed && usable !== values; index++) {
      if (!this.choose(position, position.pawns[index])) continue;
      for (let die = 1; die <= 6; die++) {
        const bit = 1 << die;
        if ((values & bit & ~usable) !== 0 && this.list(position, die) > 0) usable |= bit;
      }
    }
    return usable;
  }

  /** Whether any pawn may go anywhere with dice of the values, a bit for each. */
  isAnyUsable(position: Position, values: number): boolean {
    if (values === 0) return false;
    this.turnTo(position);
    for (let index = 0; index < position.placed; index++) {
      if (!this.choose(position, position.pawns[index])) continue;
      for (let die = 1; die <= 6; die++) {
        if ((values & (1 << die)) !== 0 && this.list(position, die) > 0) return true;
      }
    }
    return false;
  }

  /** Counts the pawns that stand in a row, to each side of the pawn chosen. */
  private measure(occupant: Int8Array): void {
    for (let side = 0; side < 4; side++) {
      const step = this.steps[side];
      let run = 0;
      while (occupant[this.from + (run + 1) * step] >= 0) run++;
      this.runs[side] = run;
    }
  }

  /** N8: to the eight squares around. */
  private step(position: Position): void {
    const { from, steps } = this;
    for (let side = 0; side < 4; side++) {
      const beside = from + steps[side];
      this.consider(position, beside);
      this.consider(position, beside + steps[(side + 1) & 3]);
    }
  }

  /** N9: over all pawns of a row, if these are just so many. */
  private jumpStraight(position: Position): void {
    for (let side = 0; side < 4; side++) {
      if (this.runs[side] !== this.die - 1) continue;
      this.consider(position, this.from + this.die * this.steps[side]);
    }
  }

  /** N10: straight, or with a right angle on any of the pawns. */
  private jumpWithTurn(position: Position): void {
    const { from, die, steps, runs } = this;
    const { occupant } = position;
    this.jumpStraight(position);
    for (let side = 0; side < 4; side++) {
      for (let over = 1; over <= runs[side] && over < die; over++) {
        const corner = from + over * steps[side];
        for (let turn = 1; turn <= 3; turn += 2) {
          const step = steps[(side + turn) & 3];
          let next = corner + step;
          let left = die - 1 - over;
          for (; left > 0 && occupant[next] >= 0; left--) next += step;
          if (left === 0) this.consider(position, next);
        }
      }
    }
  }

  /** Goes on from a square to one side, over so many pawns more, with so many right angles left (N10). */
  private jump(position: Position, at: number, side: number, left: number, turns: number): void {
    const next = at + this.steps[side];
    if (left === 0) {
      this.consider(position, next);
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

  /** Notes a square where the pawn could land, if the rules let it. */
  private consider(position: Position, to: number): void {
    if (position.occupant[to] !== EMPTY || this.marks[to] === this.stamp) return;
    this.marks[to] = this.stamp;
    if (this.strictness === "all") {
      const { from, die } = this;
      if (isBackToStart(position, from, to) || isBackOverValley(position, from, to)) return;
      if (isBanned(position, die, from, to) || !this.contact.isKept(position, to)) return;
    }
    this.targets[this.found++] = to;
  }

  private sort(): void {
    const { targets, found } = this;
    for (let index = 1; index < found; index++) {
      const target = targets[index];
      let place = index;
      for (; place > 0 && targets[place - 1] > target; place--) targets[place] = targets[place - 1];
      targets[place] = target;
    }
  }
}

/** N12: a pawn outside the start may not end in it. */
export const isBackToStart = ({ ground }: Position, from: number, to: number): boolean =>
  ground.zone[to] === START && ground.zone[from] !== START;

/** N12: a pawn beyond the valley may not end before it. */
export const isBackOverValley = ({ ground }: Position, from: number, to: number): boolean =>
  ground.board.goalSide[from] > ground.board.goalSide[to];
