/**
 * Contact (N11): which pawns would fall apart without a pawn that leaves its square, so that it must land beside them. Sets of
 * pawns are numbers with a bit for each pawn.
 */
import { fromOf, toOf } from "../packing.js";
import { NOBODY, pawnBit, pawnIndex } from "../numbers.js";
import type { Position } from "../position.js";

/** Two sets are packed into one number. */
const SET_BITS = 16;
const SET_MASK = 0xffff;
/** In place of two missing sets: all bits, so that any pawn lands beside one of them. */
const ANY = -1;
const NOWHERE: Uint16Array = new Uint16Array(0);

/** Finds the contact that a pawn needs where it lands. Its lists are by `pawnIndex`. */
export class Contact {
  /** The pawns without which the others fall apart. */
  joints = 0;
  /** Data of the position at hand. */
  private marks = NOWHERE;
  private all = 0;
  private needsGroup = true;
  private isJoined = false;
  /** The pawns beside each pawn. */
  private readonly beside = new Int32Array(NOBODY);
  /** The pawns that the walk has not visited yet. */
  private open = 0;
  /** The parts into which the others fall without a joint, at most four, then `ANY`: two numbers for each pawn. */
  private readonly parts = new Int32Array(NOBODY * 2);

  constructor(private readonly stride: number) {}

  /** Prepares for a position: finds which pawns are beside each other, and which parts each of them joins. */
  analyse({ placed, setting, marks, pawns }: Position): void {
    let all = 0;
    this.marks = marks;
    for (let index = 0; index < placed; index++) {
      const cell = pawns[index];
      const mark = marks[cell];
      this.beside[pawnIndex(mark)] = this.touching(cell);
      all |= mark;
    }
    this.all = all;
    this.joints = 0;
    this.needsGroup = setting.rules.contact === "group";
    this.isJoined = false;
    if (!this.needsGroup || placed === 0) return;
    this.open = all;
    this.visit(pawnIndex(all), 0);
    this.isJoined = this.open === 0;
    if (!this.isJoined) this.joints = 0;
  }

  /**
   * Visits a pawn, then all its neighbours not visited yet (depth-first), and stores the parts into which the others fall without
   * it: those that only it joins to the rest, and the rest. `before` are the pawns on the way to it. Returns the set of the pawns
   * visited, and that of all pawns beside any of these.
   */
  private visit(pawn: number, before: number): number {
    const bit = pawnBit(pawn);
    const beside = this.beside[pawn];
    let visited = bit | (beside << SET_BITS);
    let rest = this.all & ~bit;
    let some = ANY;
    let others = ANY;
    this.open &= ~bit;
    for (let left = beside & this.open; left !== 0; left = beside & this.open) {
      const found = this.visit(pawnIndex(left), before | bit);
      visited |= found;
      if (((found >>> SET_BITS) & before) !== 0) continue;
      others = (others << SET_BITS) | (some >>> SET_BITS);
      some = (some << SET_BITS) | (found & SET_MASK);
      rest &= ~found;
    }
    // The rest is a part too, except at the first pawn: that one joins all parts.
    if (some !== ANY && rest !== 0) {
      others = (others << SET_BITS) | (some >>> SET_BITS);
      some = (some << SET_BITS) | rest;
    }
    // With fewer than two parts, the second is still that of `ANY`. No part has all pawns.
    if (some >>> SET_BITS !== SET_MASK) {
      this.joints |= bit;
      this.parts[pawn * 2] = some;
      this.parts[pawn * 2 + 1] = others;
    }
    return visited;
  }

  /** Tests whether all pawns form one group. */
  areJoined(): boolean {
    return this.groupOf(this.all & -this.all, this.all) === this.all;
  }

  /** Tests whether each pawn has another beside it. */
  areAccompanied(): boolean {
    return this.lonelyAmong(this.all) === 0;
  }

  /** Removes the moves that break contact from the first `count` of a list. Returns how many are left. */
  removeBreaking(actions: Int32Array, count: number): number {
    const { marks, parts, joints } = this;
    if (!this.isJoined) return this.removeBreakingApart(actions, count);
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const action = actions[index];
      const mark = marks[fromOf(action)];
      actions[kept] = action;
      if ((mark & joints) === 0) {
        kept++;
        continue;
      }
      const touched = this.touching(toOf(action));
      const pawn = pawnIndex(mark);
      const some = parts[pawn * 2];
      const others = parts[pawn * 2 + 1];
      // Each of the four is negative if the pawn lands beside one of a part, or else 0.
      kept +=
        (-(touched & some) &
          -(touched & (some >>> SET_BITS)) &
          -(touched & others) &
          -(touched & (others >>> SET_BITS))) >>>
        31;
    }
    return kept;
  }

  /** Like `removeBreaking`, if the pawns are not joined or need not be. */
  private removeBreakingApart(actions: Int32Array, count: number): number {
    let kept = 0;
    for (let index = 0; index < count; index++) {
      const action = actions[index];
      const rest = this.all & ~this.marks[fromOf(action)];
      const touched = this.touching(toOf(action)) & rest;
      const isKept = this.needsGroup
        ? this.groupOf(touched, rest) === rest
        : (this.lonelyAmong(rest) & ~touched) === 0;
      if (isKept) actions[kept++] = action;
    }
    return kept;
  }

  /** The pawns beside a cell. */
  private touching(cell: number): number {
    const { marks, stride } = this;
    return marks[cell - stride] | marks[cell + 1] | marks[cell + stride] | marks[cell - 1];
  }

  /** The pawns among `pawns` that are joined with any of `first`. */
  private groupOf(first: number, pawns: number): number {
    let group = first;
    for (let open = first; open !== 0;) {
      const pawn = pawnIndex(open);
      const found = this.beside[pawn] & pawns & ~group;
      open = (open & ~pawnBit(pawn)) | found;
      group |= found;
    }
    return group;
  }

  /** The pawns among `pawns` that have none of the others beside them. */
  private lonelyAmong(pawns: number): number {
    let lonely = pawns;
    for (let left = pawns; left !== 0; left &= left - 1) {
      lonely &= ~this.beside[pawnIndex(left & -left)];
    }
    return lonely;
  }
}
