/**
 * Jumps with any number of right angles (N9, N10), found in the plain way: each is followed from square to square. Only jumps with
 * more than one, which the option `bends` allows, are listed by this; `jumps.ts` lists the others, in a third of the time.
 */
import { ABOVE, BELOW, LANDINGS, LEFT, RIGHT } from "./landing.js";
import { pawnAction } from "../packing.js";
import type { Position } from "../position.js";

/** Lists jumps, in memory that is reused. */
export class CrookedJumps {
  /** From a square to the one above, to the right, below, to the left. */
  private readonly steps: Int32Array;
  /** The squares passed so far. */
  private readonly path = new Int32Array(8);
  private depth = 0;
  /** The jump at hand: the die, the pawn's square, and the part of `LANDINGS` for the pawn. */
  private die = 0;
  private from = 0;
  private landing = 0;
  /** The list, and which part of it holds the jumps with this die. */
  private first = 0;
  private count = 0;

  constructor(
    private readonly stride: number,
    private readonly actions: Int32Array,
  ) {
    this.steps = Int32Array.of(-stride, 1, stride, -1);
  }

  /** Adds the jumps of one pawn with one die to the list, behind the `count` moves in it. Returns the new count. */
  list(position: Position, die: number, from: number, landing: number, count: number): number {
    this.die = die;
    this.from = from;
    this.landing = landing;
    this.first = count;
    this.count = count;
    const bends = position.setting.bends[die];
    for (let side = 0; side < 4; side++) this.goOn(position, from, side, 1, bends);
    return this.count;
  }

  /** Goes one square further to one side: that at `place` in the jump, with `bends` right angles left. */
  private goOn(position: Position, at: number, side: number, place: number, bends: number): void {
    const next = at + this.steps[side];
    if (place === this.die) {
      this.land(position, next);
      return;
    }
    if (position.occupant[next] < 0 || next === this.from || this.hasPassed(next)) return;
    this.path[this.depth++] = next;
    this.goOn(position, next, side, place + 1, bends);
    if (bends > 0) {
      this.goOn(position, next, (side + 1) & 3, place + 1, bends - 1);
      this.goOn(position, next, (side + 3) & 3, place + 1, bends - 1);
    }
    this.depth--;
  }

  private hasPassed(cell: number): boolean {
    for (let index = 0; index < this.depth; index++) if (this.path[index] === cell) return true;
    return false;
  }

  /** Adds a jump that may land. It may end beside the square that the pawn left, and several may end on the same square. */
  private land({ spots }: Position, to: number): void {
    const { actions, die, from, stride } = this;
    const action = pawnAction(die, from, to);
    let spot = spots[to];
    if (to - from === 1) spot &= ~LEFT;
    else if (to - from === -1) spot &= ~RIGHT;
    else if (to - from === stride) spot &= ~ABOVE;
    else if (to - from === -stride) spot &= ~BELOW;
    if (LANDINGS[this.landing + spot] === 0) return;
    for (let index = this.first; index < this.count; index++) if (actions[index] === action) return;
    actions[this.count++] = action;
  }
}
