/**
 * The moves of pawns by how the pawns stand, kept for searches: they come to the same formations again and again, by other ways
 * or with other dice. Where pawns could go depends on their squares alone, so a list holds wherever all squares are the same.
 */
import type { Position } from "./position.js";

/** By how many bits of a hash formations are found. */
const INDEX_BITS = 12;
/** How many numbers are kept at first, and at most: then everything is forgotten. */
const SIZE_AT_FIRST = 1 << 14;
const LARGEST_SIZE = 1 << 18;

/** What is known about the formations of one game. */
export class Formations {
  /** By hash: where in `kept` a formation begins, or 0. */
  private readonly index = new Int32Array(1 << INDEX_BITS);
  /**
   * One formation after the other: its squares, the values of the dice whose moves are known, how many moves these are, and
   * their codes. The first number is not used.
   */
  private kept = new Int32Array(SIZE_AT_FIRST);
  private used = 1;
  /** The codes of the moves of the formation found last begin here, in `codes`. */
  first = 0;
  /** How many there are. */
  count = 0;

  /** All codes that are kept. */
  get codes(): Int32Array {
    return this.kept;
  }

  /** Looks for the formation of a position. Returns the values of the dice whose moves are known, a bit for each. */
  find(position: Position): number {
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

  /** Keeps the first `count` codes as the moves of a position's formation with dice of some values, and forgets others. */
  keep(position: Position, values: number, codes: Int32Array, count: number): void {
    const { pawns, placed } = position;
    const start = this.roomFor(placed + 2 + count);
    const { kept } = this;
    for (let index = 0; index < placed; index++) kept[start + index] = pawns[index];
    kept[start + placed] = values;
    kept[start + placed + 1] = count;
    this.first = start + placed + 2;
    this.count = count;
    for (let index = 0; index < count; index++) kept[this.first + index] = codes[index];
    this.index[hashOf(position)] = start;
  }

  /** Where so many numbers can be written. */
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
 * Some bits of how the pawns stand, the same in whatever order: a sum, since a processor adds up faster what does not depend on
 * the number before. All positions of a game with moves of pawns have the same number of pawns.
 */
function hashOf({ pawns, placed }: Position): number {
  let sum = 0;
  for (let index = 0; index < placed; index++) {
    const cell = Math.imul(pawns[index], 0x9e3779b1);
    sum += Math.imul(cell ^ (cell >>> 15), 0x85ebca6b) >>> 8;
  }
  return Math.imul(sum, 0x9e3779b1) >>> (32 - INDEX_BITS);
}
