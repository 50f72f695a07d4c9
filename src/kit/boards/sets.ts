/** Sets of small whole numbers as bits: cheap to change, to copy and to list in ascending order. */

const WORD_BITS = 5;

/** Returns the number of bits set in a word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A fixed number of sets over the numbers from 0 to `universe` - 1, in one array: first the sizes of all sets, then for each
 * set its groups (a bit for each word that is not empty) and its words (a bit for each number).
 */
export class NumberSets {
  /** The offset of the first set, the length of a set, and the offset of the words in it. */
  readonly first: number;
  readonly stride: number;
  readonly words: number;

  /** Makes empty sets in an array of zeros with the length of `room`. */
  constructor(
    count: number,
    universe: number,
    readonly data: Int32Array = new Int32Array(NumberSets.room(count, universe)),
  ) {
    this.first = count;
    this.words = groupsOf(universe);
    this.stride = this.words + wordsOf(universe);
  }

  /** Returns the length of the array for `count` sets. */
  static room(count: number, universe: number): number {
    return count * (1 + groupsOf(universe) + wordsOf(universe));
  }

  /** Returns the number of members of a set. */
  size(set: number): number {
    return this.data[set];
  }

  /** Tests whether a number is in a set. */
  has(set: number, number: number): boolean {
    const word = this.data[this.first + set * this.stride + this.words + (number >> WORD_BITS)];
    return (word & (1 << (number & 31))) !== 0;
  }

  /** Adds a number to a set that does not have it. */
  add(set: number, number: number): void {
    const { data } = this;
    const base = this.first + set * this.stride;
    const word = number >> WORD_BITS;
    data[set]++;
    data[base + (word >> WORD_BITS)] |= 1 << (word & 31);
    data[base + this.words + word] |= 1 << (number & 31);
  }

  /** Adds the numbers at some places of a list, given as bits, to a set that has none of them. */
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

  /** Removes a number from a set that has it. */
  remove(set: number, number: number): void {
    const { data } = this;
    const base = this.first + set * this.stride;
    const word = number >> WORD_BITS;
    data[set]--;
    const rest = data[base + this.words + word] & ~(1 << (number & 31));
    data[base + this.words + word] = rest;
    if (rest === 0) data[base + (word >> WORD_BITS)] &= ~(1 << (word & 31));
  }

  /** Writes the members of a set in ascending order into `out`, and returns their number. */
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

  /** Copies the items at `first` + each member of a set, in ascending order, to `into` from `at` on. Returns the end. */
  pick<Item>(set: number, items: readonly Item[], first: number, into: Item[], at: number): number {
    const { data } = this;
    const base = this.first + set * this.stride;
    let end = at;
    for (let group = 0; group < this.words; group++) {
      for (let filled = data[base + group]; filled !== 0; filled &= filled - 1) {
        const word = (group << WORD_BITS) + lowestPlace(filled);
        const start = first + (word << WORD_BITS);
        let bits = data[base + this.words + word];
        // By twos, since an engine checks both lists again in each turn of the loop: long lists are 1.2 times as fast.
        for (; (bits & (bits - 1)) !== 0; bits &= bits - 1, end += 2) {
          into[end] = items[start + lowestPlace(bits)];
          bits &= bits - 1;
          into[end + 1] = items[start + lowestPlace(bits)];
        }
        if (bits !== 0) into[end++] = items[start + lowestPlace(bits)];
      }
    }
    return end;
  }
}

// Functions, so that bundles without simulations leave them out.

/** Removes the numbers at some places of a list, given as bits, from a set that has all of them. */
export function removePlaces(
  sets: NumberSets,
  set: number,
  list: Int32Array,
  from: number,
  places: number,
): void {
  const { data } = sets;
  const base = sets.first + set * sets.stride;
  const words = base + sets.words;
  let removed = 0;
  for (let left = places; left !== 0; left &= left - 1) {
    const number = list[from + lowestPlace(left)];
    const word = number >> WORD_BITS;
    const rest = data[words + word] & ~(1 << (number & 31));
    data[words + word] = rest;
    if (rest === 0) data[base + (word >> WORD_BITS)] &= ~(1 << (word & 31));
    removed++;
  }
  data[set] -= removed;
}

/** Returns the member of a set at `index`, in ascending order. */
export function nthMember(sets: NumberSets, set: number, index: number): number {
  const { data } = sets;
  const base = sets.first + set * sets.stride;
  const words = base + sets.words;
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

/** The number of words of a set, and of groups of 32 words. */
const wordsOf = (universe: number): number => (universe + 31) >> WORD_BITS;
const groupsOf = (universe: number): number => wordsOf(wordsOf(universe));

/** Returns the index of the lowest bit that is set. */
export const lowestPlace = (bits: number): number => 31 - Math.clz32(bits & -bits);
