/** Several sets of small whole numbers, kept as bits: cheap to change, to copy and to list in ascending order. */

const WORD_BITS = 5;

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A fixed number of sets over the numbers from 0 to `universe` - 1. They lie in one list: how many members each set has, and
 * then for each set a bit for each of its words that is not empty, and those words, a bit for each number.
 */
export class NumberSets {
  /** Where the bits of the first set begin, how much room a set takes, and where in it the words begin. */
  private readonly first: number;
  private readonly stride: number;
  private readonly words: number;

  /** Sets that are kept in a list of zeros, as long as `room` says. */
  constructor(
    count: number,
    universe: number,
    private readonly data: Int32Array = new Int32Array(NumberSets.room(count, universe)),
  ) {
    this.first = count;
    this.words = groupsOf(universe);
    this.stride = this.words + wordsOf(universe);
  }

  /** How long a list must be for so many sets. */
  static room(count: number, universe: number): number {
    return count * (1 + groupsOf(universe) + wordsOf(universe));
  }

  /** How many members a set has. */
  size(set: number): number {
    return this.data[set];
  }

  /** Whether a number is in a set. */
  has(set: number, number: number): boolean {
    const word = this.data[this.first + set * this.stride + this.words + (number >> WORD_BITS)];
    return (word & (1 << (number & 31))) !== 0;
  }

  /** Puts a number into a set that does not have it. */
  add(set: number, number: number): void {
    const { data } = this;
    const base = this.first + set * this.stride;
    const word = number >> WORD_BITS;
    data[set]++;
    data[base + (word >> WORD_BITS)] |= 1 << (word & 31);
    data[base + this.words + word] |= 1 << (number & 31);
  }

  /** Puts the numbers at some places of a list, a bit for each, into a set that has none of them. */
  addPlaces(set: number, list: Int32Array, first: number, places: number): void {
    const { data } = this;
    const base = this.first + set * this.stride;
    const words = base + this.words;
    let added = 0;
    for (let left = places; left !== 0; left &= left - 1) {
      const number = list[first + lowestPlace(left)];
      const word = number >> WORD_BITS;
      data[base + (word >> WORD_BITS)] |= 1 << (word & 31);
      data[words + word] |= 1 << (number & 31);
      added++;
    }
    data[set] += added;
  }

  /** Takes a number out of a set that has it. */
  remove(set: number, number: number): void {
    const { data } = this;
    const base = this.first + set * this.stride;
    const word = number >> WORD_BITS;
    data[set]--;
    const rest = data[base + this.words + word] & ~(1 << (number & 31));
    data[base + this.words + word] = rest;
    if (rest === 0) data[base + (word >> WORD_BITS)] &= ~(1 << (word & 31));
  }

  /** Takes the numbers at some places of a list, a bit for each, out of a set that has all of them. */
  removePlaces(set: number, list: Int32Array, first: number, places: number): void {
    const { data } = this;
    const base = this.first + set * this.stride;
    const words = base + this.words;
    let removed = 0;
    for (let left = places; left !== 0; left &= left - 1) {
      const number = list[first + lowestPlace(left)];
      const word = number >> WORD_BITS;
      const rest = data[words + word] & ~(1 << (number & 31));
      data[words + word] = rest;
      if (rest === 0) data[base + (word >> WORD_BITS)] &= ~(1 << (word & 31));
      removed++;
    }
    data[set] -= removed;
  }

  /** The member of a set at `index`, in ascending order. */
  nth(set: number, index: number): number {
    const { data } = this;
    const base = this.first + set * this.stride;
    const words = base + this.words;
    let left = index;
    let group = 0;
    let filled = data[base];
    for (;;) {
      while (filled === 0) filled = data[base + ++group];
      const word = (group << WORD_BITS) + lowestPlace(filled);
      let bits = data[words + word];
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
    const { data } = this;
    const base = this.first + set * this.stride;
    let found = 0;
    for (let group = 0; group < this.words; group++) {
      let filled = data[base + group];
      while (filled !== 0) {
        const word = (group << WORD_BITS) + lowestPlace(filled);
        filled &= filled - 1;
        let bits = data[base + this.words + word];
        while (bits !== 0) {
          out[found++] = (word << WORD_BITS) + lowestPlace(bits);
          bits &= bits - 1;
        }
      }
    }
    return found;
  }

  /**
   * Writes the items of a list that stand at the members of a set, counted from `first`, in ascending order into `into`, from
   * `at` on. Returns where they end.
   */
  pick<Item>(set: number, items: readonly Item[], first: number, into: Item[], at: number): number {
    const { data } = this;
    const base = this.first + set * this.stride;
    let end = at;
    for (let group = 0; group < this.words; group++) {
      for (let filled = data[base + group]; filled !== 0; filled &= filled - 1) {
        const word = (group << WORD_BITS) + lowestPlace(filled);
        const start = first + (word << WORD_BITS);
        for (let bits = data[base + this.words + word]; bits !== 0; bits &= bits - 1) {
          into[end++] = items[start + lowestPlace(bits)];
        }
      }
    }
    return end;
  }
}

/** How many words a set takes, a bit for each number, and how many groups of 32 words that are. */
const wordsOf = (universe: number): number => (universe + 31) >> WORD_BITS;
const groupsOf = (universe: number): number => wordsOf(wordsOf(universe));

/** The place of the lowest bit that is set. */
export const lowestPlace = (bits: number): number => 31 - Math.clz32(bits & -bits);
