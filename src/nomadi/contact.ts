/**
 * Contact (N11): what a pawn that leaves its square has to join again where it lands. Sets of pawns are numbers with a bit
 * for each pawn. What must be joined is worked out only for a pawn that has somewhere to go.
 */
import type { Formation } from "./formation.js";
import { ABOVE, BELOW, LEFT, RIGHT } from "./ground.js";
import { PAWNS, type Position } from "./position.js";

/** As long as nobody has asked. */
const UNASKED = -1;

/** The contact that a pawn must find. */
export class Contact {
  /** Sets of the pawns that stay: some pawn of each must be beside the square where the pawn lands. */
  private readonly sets = new Int32Array(PAWNS);
  /** How many sets there are; with none, any pawn will do. */
  private count = UNASKED;
  private pawn = 0;
  private all = 0;
  private needsGroup = true;
  private isJoined = false;

  constructor(
    private readonly formation: Formation,
    private readonly stride: number,
  ) {}

  /** Turns to a position whose formation is known. */
  turnTo({ placed, ground }: Position): void {
    this.all = (1 << placed) - 1;
    this.needsGroup = ground.rules.contact === "group";
    this.isJoined = this.needsGroup && this.areJoined();
  }

  /** Whether all pawns form one group. */
  areJoined(): boolean {
    return this.groupOf(this.all & 1, this.all, this.all) === this.all;
  }

  /** Whether each pawn has another beside it. */
  areAccompanied(): boolean {
    this.pawn = PAWNS;
    this.findLonely();
    return this.count === 0;
  }

  /** Turns to a pawn that leaves its square. */
  leave(pawn: number): void {
    this.pawn = pawn;
    this.count = UNASKED;
  }

  /** Whether all is in contact once the pawn has landed on a square with pawns on some sides, a bit for each side. */
  isKept(to: number, sides: number): boolean {
    if (this.count === UNASKED) this.part();
    const { count, sets } = this;
    if (count === 0) return true;
    // One neighbour can't be in several sets.
    if (count > 1 && (sides & (sides - 1)) === 0) return false;
    const { stride } = this;
    const { numbers } = this.formation;
    let touched = 0;
    if ((sides & ABOVE) !== 0) touched |= 1 << numbers[to - stride];
    if ((sides & RIGHT) !== 0) touched |= 1 << numbers[to + 1];
    if ((sides & BELOW) !== 0) touched |= 1 << numbers[to + stride];
    if ((sides & LEFT) !== 0) touched |= 1 << numbers[to - 1];
    for (let set = 0; set < count; set++) if ((touched & sets[set]) === 0) return false;
    return true;
  }

  private part(): void {
    if (this.needsGroup) this.partIntoGroups();
    else this.findLonely();
  }

  /** The groups that the other pawns form, if these are several. */
  private partIntoGroups(): void {
    const { sets } = this;
    let left = this.all & ~(1 << this.pawn);
    this.count = 0;
    if (this.isJoined) {
      // Each group has some pawn that was beside the one that leaves.
      const beside = this.formation.beside[this.pawn];
      const first = this.groupOf(beside & -beside, left, beside);
      if ((first & beside) === beside) return;
      sets[this.count++] = first;
      left &= ~first;
    }
    while (left !== 0) {
      const group = this.groupOf(left & -left, left, left);
      sets[this.count++] = group;
      left &= ~group;
    }
    if (this.count === 1) this.count = 0;
  }

  /** The pawns joined with a first one through some of the pawns, or as many of them as have all that are looked for. */
  private groupOf(first: number, within: number, lookedFor: number): number {
    const { beside } = this.formation;
    let group = first;
    let open = first;
    while (open !== 0 && (group & lookedFor) !== lookedFor) {
      const found = beside[31 - Math.clz32(open)] & within & ~group;
      open = (open & ~(0x80000000 >>> Math.clz32(open))) | found;
      group |= found;
    }
    return group;
  }

  /** The other pawns that have none beside them, each a set of its own. */
  private findLonely(): void {
    const { beside } = this.formation;
    const stay = this.all & ~(1 << this.pawn);
    this.count = 0;
    for (let left = stay; left !== 0; left &= left - 1) {
      const other = 31 - Math.clz32(left & -left);
      if ((beside[other] & stay) === 0) this.sets[this.count++] = 1 << other;
    }
  }
}
