/**
 * A cache of the moves of pawns for searches, which meet the same formations again and again. Without N13, where pawns can go with
 * each die depends on the pawns' squares alone, which are the key.
 */
import { bitCount } from "../../../kit/boards/sets.js";
import { dieOf } from "../packing.js";
import type { Position } from "../position.js";
import { ALL_VALUES, type PawnReach } from "./pawn-reach.js";

/** The number of bits of a hash by which formations are found. */
const INDEX_BITS = 12;
/** The size of the memory at first, and at most: when that is full, the cache is cleared. */
const SIZE_AT_FIRST = 1 << 14;
const LARGEST_SIZE = 1 << 18;
/** With at most this many different dice, only the moves for those dice are cached. */
const FEW_VALUES = 2;

/** The cache of one game. */
export class FormationCache {
  /** By hash: where in `kept` a formation begins, or 0. */
  private readonly index = new Int32Array(1 << INDEX_BITS);
  /**
   * One formation after the other: its squares, the values of the dice whose moves are known, how many moves these are, and
   * their actions. The first number is not used.
   */
  private kept = new Int32Array(SIZE_AT_FIRST);
  private used = 1;
  /** Where in `actions` those of the formation begin that was looked up or stored last, and how many there are. */
  first = 0;
  count = 0;

  /** The actions of all formations, among other numbers. */
  get actions(): Int32Array {
    return this.kept;
  }

  /**
   * Lists the moves with dice of some values in `actions` of `reach`, without N13. Returns their number. A formation that is met with few
   * values, at the end of a turn, is rarely met again, so the moves with other dice are computed only if it is.
   */
  list(position: Position, values: number, reach: PawnReach): number {
    const { actions } = reach;
    const known = this.lookUp(position);
    if ((values & ~known) !== 0) {
      const computed = known === 0 && bitCount(values) <= FEW_VALUES ? values : ALL_VALUES;
      this.store(position, computed, actions, reach.compute(position, computed));
    }
    const { kept, first, count } = this;
    let found = 0;
    for (let index = first; index < first + count; index++) {
      actions[found] = kept[index];
      found += (values >> dieOf(kept[index])) & 1;
    }
    return found;
  }

  /** Looks up the formation of a position. Returns the values of the dice whose moves are known, a bit for each. */
  lookUp(position: Position): number {
    const { pawns, placed } = position;
    const { kept } = this;
    const start = this.index[hashOf(position)];
    if (start === 0) return 0;
    for (let index = 0; index < placed; index++) {
      if (kept[start + index] !== pawns[index]) return 0;
    }
    this.first = start + placed + 2;
    this.count = kept[start + placed + 1];
    return kept[start + placed];
  }

  /** Stores the first `count` actions as the moves of a position's formation with dice of some values, instead of what it had. */
  store(position: Position, values: number, actions: Int32Array, count: number): void {
    const { pawns, placed } = position;
    const start = this.roomFor(placed + 2 + count);
    const { kept } = this;
    for (let index = 0; index < placed; index++) kept[start + index] = pawns[index];
    kept[start + placed] = values;
    kept[start + placed + 1] = count;
    this.first = start + placed + 2;
    this.count = count;
    for (let index = 0; index < count; index++) kept[this.first + index] = actions[index];
    this.index[hashOf(position)] = start;
  }

  /** Returns where `size` more numbers can be written. */
  private roomFor(size: number): number {
    if (this.used + size > LARGEST_SIZE) {
      this.index.fill(0);
      this.used = 1;
    }
    while (this.used + size > this.kept.length) {
      const larger = new Int32Array(this.kept.length * 2);
      larger.set(this.kept);
      this.kept = larger;
    }
    this.used += size;
    return this.used - size;
  }
}

/**
 * Order-independent hash of the pawns' squares. It is a sum, so that no step has to wait for the one before. While pawns move,
 * their number does not change.
 */
function hashOf({ pawns, placed }: Position): number {
  let sum = 0;
  for (let index = 0; index < placed; index++) {
    const cell = Math.imul(pawns[index], 0x9e3779b1);
    sum += Math.imul(cell ^ (cell >>> 15), 0x85ebca6b) >>> 8;
  }
  return Math.imul(sum, 0x9e3779b1) >>> (32 - INDEX_BITS);
}
