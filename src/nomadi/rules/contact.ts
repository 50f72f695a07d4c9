/**
 * Contact (N11): which pawns would fall apart without a pawn that leaves its square, so that it must land beside them. Sets of
 * pawns are numbers with a bit for each pawn.
 */
import { lowestPlace } from "../../kit/sets.js";
import { SIDE_COUNT } from "./formation.js";
import { ABOVE, BELOW, LEFT, RIGHT } from "./landing.js";
import { PAWNS, type Position } from "./position.js";

const NOBODY: Int32Array = new Int32Array(PAWNS);
const NOWHERE: Uint8Array = new Uint8Array(0);

/** Finds the contact that a pawn needs where it lands. */
export class Contact {
  /** Sets of pawns that stay: the pawn must land beside a pawn of each set. */
  private readonly sets = new Int32Array(PAWNS);
  /** How many sets there are. With none, the pawn may land beside any pawn. */
  count = 0;
  /** Data of the position at hand. */
  private beside = NOBODY;
  private numbers = NOWHERE;
  private all = 0;
  private needsGroup = true;
  /** The pawns that the walk has visited. */
  private visited = 0;
  /** By pawn: itself and those visited through it, and all pawns beside any of these. */
  private readonly followers = new Int32Array(PAWNS);
  private readonly touched = new Int32Array(PAWNS);
  /** By pawn: the sets of followers that only this pawn joins to the pawns visited before it, and how many sets. */
  private readonly branches = new Int32Array(PAWNS * SIDE_COUNT);
  private readonly branchCount = new Uint8Array(PAWNS);

  constructor(private readonly stride: number) {}

  /** Prepares for a position: walks over its pawns, from neighbour to neighbour. */
  survey({ placed, ground, beside, numbers }: Position): void {
    this.beside = beside;
    this.numbers = numbers;
    this.all = (1 << placed) - 1;
    this.needsGroup = ground.rules.contact === "group";
    this.visited = 0;
    if (this.needsGroup && placed > 0) this.visit(0, 0);
  }

  /** Visits a pawn, then all its neighbours not visited yet, and finds which of them hang on this pawn alone. */
  private visit(pawn: number, before: number): void {
    const { followers, touched, branches } = this;
    const beside = this.beside[pawn];
    const bit = 1 << pawn;
    let following = bit;
    let touching = beside;
    let count = 0;
    this.visited |= bit;
    for (let left = beside & ~this.visited; left !== 0; left = beside & ~this.visited) {
      const next = 31 - Math.clz32(left);
      this.visit(next, before | bit);
      following |= followers[next];
      touching |= touched[next];
      if ((touched[next] & before) === 0) branches[pawn * SIDE_COUNT + count++] = followers[next];
    }
    followers[pawn] = following;
    touched[pawn] = touching;
    this.branchCount[pawn] = count;
  }

  /** Whether all pawns form one group. */
  areJoined(): boolean {
    return this.groupOf(this.all & 1, this.all) === this.all;
  }

  /** Whether each pawn has another beside it. */
  areAccompanied(): boolean {
    this.findLonely(this.all);
    return this.count === 0;
  }

  /** Finds the sets for a pawn that leaves its square. */
  leave(pawn: number): void {
    const rest = this.all & ~(1 << pawn);
    if (!this.needsGroup) this.findLonely(rest);
    else if (this.visited === this.all) this.takeBranches(pawn, rest);
    else this.partIntoGroups(rest);
  }

  /** Whether contact is kept if the pawn lands on `to`, a square with pawns on these sides, a bit for each side. */
  isKept(to: number, sides: number): boolean {
    const { count, sets, numbers, stride } = this;
    let touched = 0;
    if ((sides & ABOVE) !== 0) touched |= 1 << numbers[to - stride];
    if ((sides & RIGHT) !== 0) touched |= 1 << numbers[to + 1];
    if ((sides & BELOW) !== 0) touched |= 1 << numbers[to + stride];
    if ((sides & LEFT) !== 0) touched |= 1 << numbers[to - 1];
    for (let set = 0; set < count; set++) if ((touched & sets[set]) === 0) return false;
    return true;
  }

  /** The groups that the other pawns form, if all pawns are joined now: the branches of the pawn, and the rest. */
  private takeBranches(pawn: number, rest: number): void {
    const { sets, branches } = this;
    const count = this.branchCount[pawn];
    this.count = 0;
    if (count === 0) return;
    let left = rest;
    for (let branch = 0; branch < count; branch++) {
      sets[branch] = branches[pawn * SIDE_COUNT + branch];
      left &= ~sets[branch];
    }
    sets[count] = left;
    if (left !== 0) this.count = count + 1;
    else if (count > 1) this.count = count;
  }

  /** The groups that some pawns form, if there are several. */
  private partIntoGroups(pawns: number): void {
    this.count = 0;
    for (let left = pawns; left !== 0;) {
      const group = this.groupOf(left & -left, left);
      this.sets[this.count++] = group;
      left &= ~group;
    }
    if (this.count === 1) this.count = 0;
  }

  /** The pawns among `pawns` that are joined with `first`. */
  private groupOf(first: number, pawns: number): number {
    const { beside } = this;
    let group = first;
    for (let open = first; open !== 0;) {
      const found = beside[31 - Math.clz32(open)] & pawns & ~group;
      open = (open & ~(0x80000000 >>> Math.clz32(open))) | found;
      group |= found;
    }
    return group;
  }

  /** The pawns among `pawns` that have none of the others beside them, each as a set of its own. */
  private findLonely(pawns: number): void {
    const { beside } = this;
    this.count = 0;
    for (let left = pawns; left !== 0; left &= left - 1) {
      const pawn = lowestPlace(left);
      if ((beside[pawn] & pawns) === 0) this.sets[this.count++] = 1 << pawn;
    }
  }
}
