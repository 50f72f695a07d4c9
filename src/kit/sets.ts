/** Several sets of small whole numbers, kept as bits: cheap to change, to copy and to list in ascending order. */

const WORD_BITS = 5;

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A fixed number of sets over the numbers from 0 to `universe` - 1. What belongs to a set lies together: how many members it
 * has, a bit for each word of it that is not empty, and then those words, a bit for each number.
 */
export class NumberSets {
  private readonly data: Int32Array;
  /** How much room a set takes, and where in it the words begin. */
  private readonly stride: number;
  private readonly firstWord: number;

  constructor(count: number, universe: number) {
    const words = (universe + 31) >> WORD_BITS;
    this.firstWord = 1 + ((words + 31) >> WORD_BITS);
    this.stride = this.firstWord + words;
    this.data = new Int32Array(count * this.stride);
  }

  /** Takes over all members of a collection of the same dimensions. */
  copyFrom(other: NumberSets): void {
    this.data.set(other.data);
  }

  /** How many members a set has. */
  size(set: number): number {
    return this.data[set * this.stride];
  }

  /** Whether a number is in a set. */
  has(set: number, number: number): boolean {
    const word = this.data[set * this.stride + this.firstWord + (number >> WORD_BITS)];
    return (word & (1 << (number & 31))) !== 0;
  }

  /** Puts a number into a set that does not have it. */
  add(set: number, number: number): void {
    const { data } = this;
    const base = set * this.stride;
    const word = number >> WORD_BITS;
    data[base]++;
    data[base + 1 + (word >> WORD_BITS)] |= 1 << (word & 31);
    data[base + this.firstWord + word] |= 1 << (number & 31);
  }

  /** Takes a number out of a set that has it. */
  remove(set: number, number: number): void {
    const { data } = this;
    const base = set * this.stride;
    const word = number >> WORD_BITS;
    data[base]--;
    const rest = data[base + this.firstWord + word] & ~(1 << (number & 31));
    data[base + this.firstWord + word] = rest;
    if (rest === 0) data[base + 1 + (word >> WORD_BITS)] &= ~(1 << (word & 31));
  }

  /** The member of a set that has so many members before it. */
  nth(set: number, index: number): number {
    const { data, firstWord } = this;
    const base = set * this.stride;
    let left = index;
    let group = 0;
    let filled = data[base + 1];
    for (;;) {
      while (filled === 0) filled = data[base + 1 + ++group];
      const word = (group << WORD_BITS) + lowestPlace(filled);
      let bits = data[base + firstWord + word];
      const here = bitCount(bits);
      if (left < here) {
        for (; left > 0; left--) bits &= bits - 1;
        return (word << WORD_BITS) + lowestPlace(bits);
      }
      left -= here;
      filled &= filled - 1;
    }
  }

  /** Writes the members of a set in ascending order into `out` and tells how many there are. */
  list(set: number, out: Int32Array): number {
    const { data, firstWord } = this;
    const base = set * this.stride;
    let found = 0;
    for (let group = 0; group < firstWord - 1; group++) {
      let filled = data[base + 1 + group];
      while (filled !== 0) {
        const word = (group << WORD_BITS) + lowestPlace(filled);
        filled &= filled - 1;
        let bits = data[base + firstWord + word];
        while (bits !== 0) {
          out[found++] = (word << WORD_BITS) + lowestPlace(bits);
          bits &= bits - 1;
        }
      }
    }
    return found;
  }
}

/** The place of the lowest bit that is set. */
const lowestPlace = (bits: number): number => 31 - Math.clz32(bits & -bits);
