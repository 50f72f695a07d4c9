/** Several sets of small whole numbers, kept as bits: cheap to change, to copy and to list in ascending order. */

const WORD_BITS = 5;

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A fixed number of sets over the numbers from 0 to `universe` - 1. */
export class NumberSets {
  /** How many members each set has. */
  readonly sizes: Int32Array;
  /** One bit for each number, set after set. */
  private readonly words: Int32Array;
  /** One bit for each word that is not empty, so that a list skips the empty ones. */
  private readonly summary: Int32Array;
  private readonly wordsEach: number;
  private readonly summaryEach: number;

  constructor(
    private readonly count: number,
    private readonly universe: number,
  ) {
    this.wordsEach = (universe + 31) >> WORD_BITS;
    this.summaryEach = (this.wordsEach + 31) >> WORD_BITS;
    this.sizes = new Int32Array(count);
    this.words = new Int32Array(count * this.wordsEach);
    this.summary = new Int32Array(count * this.summaryEach);
  }

  /** An empty collection of the same dimensions. */
  alike(): NumberSets {
    return new NumberSets(this.count, this.universe);
  }

  /** Takes over all members of a collection of the same dimensions. */
  copyFrom(other: NumberSets): void {
    this.sizes.set(other.sizes);
    this.words.set(other.words);
    this.summary.set(other.summary);
  }

  /** Whether a number is in a set. */
  has(set: number, number: number): boolean {
    const word = this.words[set * this.wordsEach + (number >> WORD_BITS)];
    return (word & (1 << (number & 31))) !== 0;
  }

  /** Puts a number into a set that does not have it. */
  add(set: number, number: number): void {
    const word = number >> WORD_BITS;
    this.words[set * this.wordsEach + word] |= 1 << (number & 31);
    this.summary[set * this.summaryEach + (word >> WORD_BITS)] |= 1 << (word & 31);
    this.sizes[set]++;
  }

  /** Takes a number out of a set that has it. */
  remove(set: number, number: number): void {
    const word = number >> WORD_BITS;
    const at = set * this.wordsEach + word;
    this.words[at] &= ~(1 << (number & 31));
    if (this.words[at] === 0) {
      this.summary[set * this.summaryEach + (word >> WORD_BITS)] &= ~(1 << (word & 31));
    }
    this.sizes[set]--;
  }

  /** The member of a set that has so many members before it. */
  nth(set: number, index: number): number {
    const { words, summary } = this;
    const firstWord = set * this.wordsEach;
    let left = index;
    let group = 0;
    let filled = summary[set * this.summaryEach];
    for (;;) {
      while (filled === 0) filled = summary[set * this.summaryEach + ++group];
      const word = (group << WORD_BITS) + (31 - Math.clz32(filled & -filled));
      let bits = words[firstWord + word];
      const here = bitCount(bits);
      if (left < here) {
        for (; left > 0; left--) bits &= bits - 1;
        return (word << WORD_BITS) + (31 - Math.clz32(bits & -bits));
      }
      left -= here;
      filled &= filled - 1;
    }
  }

  /** Writes the members of a set in ascending order into `out` and tells how many there are. */
  list(set: number, out: Int32Array): number {
    const firstWord = set * this.wordsEach;
    const firstSummary = set * this.summaryEach;
    let found = 0;
    for (let group = 0; group < this.summaryEach; group++) {
      let filled = this.summary[firstSummary + group];
      while (filled !== 0) {
        const word = (group << WORD_BITS) + (31 - Math.clz32(filled & -filled));
        filled &= filled - 1;
        let bits = this.words[firstWord + word];
        while (bits !== 0) {
          out[found++] = (word << WORD_BITS) + (31 - Math.clz32(bits & -bits));
          bits &= bits - 1;
        }
      }
    }
    return found;
  }
}
