/** A fast random generator for bots, which is not secure, and hashes. The random generator of games is in `chance.ts`. */
import type { RandomSource, Seed } from "../../game.js";
import { checkSeed } from "../input/check.js";
import { ArgumentError, quoted } from "../errors.js";

/** The state of the generator: four words of 32 bits, not all 0. */
type Words = readonly [number, number, number, number];

const WORD = 2 ** 32;

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The xoshiro128** generator of Blackman and Vigna. */
export class Random {
  private constructor(
    private a: number,
    private b: number,
    private c: number,
    private d: number,
  ) {}

  /** Returns the generator in a given state. */
  static at([a, b, c, d]: Words): Random {
    return new Random(a, b, c, d);
  }

  /** Returns the generator seeded by a text. */
  static from(text: string): Random {
    return new Random(...digest(text));
  }

  /** Returns the generator as a function, for playouts. */
  get source(): RandomSource {
    return (bound) => this.below(bound);
  }

  /** Returns the next word: a whole number from 0 to 2^32 - 1, all equally likely. */
  word(): number {
    return this.next() >>> 0;
  }

  /** Returns the next word with a sign: engines store it without allocation. */
  private next(): number {
    const result = Math.imul(rotate(Math.imul(this.b, 5), 7), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotate(this.d, 11);
    return result;
  }

  /** Returns a whole number from 0 to `bound` - 1, all exactly equally likely. */
  below(bound: number): number {
    let word = this.next() >>> 0;
    if (word >= WORD - bound) {
      // Past the last whole multiple of the bound, low numbers would be more likely.
      const unbiased = WORD - (WORD % bound);
      while (word >= unbiased) word = this.word();
    }
    // On 32-bit words, also the result, which avoids floating-point division.
    return ((word >>> 0) % (bound >>> 0)) >>> 0;
  }
}

/**
 * Returns a random generator from a seed, which gives the same numbers on every platform: for playouts. It is fast but not
 * secure: from some of its numbers the others can be computed. Games use `Chance` of `caravanserai/kit` instead.
 *
 * @param seed - The seed: equal seeds give equal numbers.
 *
 * @example
 * ```ts
 * import { seededRandom } from "caravanserai";
 *
 * const random = seededRandom("bot");
 * random(6) < 6; // => true
 * seededRandom("bot")(1000) === seededRandom("bot")(1000); // => true
 * random(0); // throws ArgumentError
 * ```
 *
 * The generator throws an {@link ArgumentError} if the bound is not a whole number from 1 to 2^32 - 1.
 *
 * @throws {@link ArgumentError} if the value is not a seed.
 * @category Search
 */
export function seededRandom(seed: Seed): RandomSource {
  const random = Random.from(`random:${String(checkSeed(seed))}`);
  return (bound) => {
    // It may come from JavaScript, whatever its type: some values can't even be converted.
    if (isWord(bound) && bound > 0) return random.below(bound);
    throw new ArgumentError(
      "bound",
      `expected a whole number from 1 to 4294967295, got ${quoted(bound)}`,
    );
  };
}

/** Tests whether a value is a whole number from 0 to 2^32 - 1. */
export const isWord = (value: unknown): value is number =>
  typeof value === "number" && value >>> 0 === value;

/** Draws a number from a user's generator, and checks it. */
export function draw(random: RandomSource, bound: number): number {
  const drawn: unknown = random(bound);
  if (isWord(drawn)) {
    // As a 32-bit word, so that the engine knows it is an integer.
    const whole = drawn >>> 0;
    if (whole < bound) return whole;
  }
  throw new ArgumentError(
    "random",
    `expected a whole number from 0 to ${bound - 1}, got ${quoted(drawn)}`,
  );
}

/** Returns 128 well-mixed bits of a text. */
function digest(text: string): Words {
  const lanes: [number, number, number, number] = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    lanes[0] = rotate(Math.imul(lanes[0] ^ unit, 0x01000193), 5);
    lanes[1] = rotate(Math.imul(lanes[1] ^ lanes[0], 0x5bd1e995), 11);
    lanes[2] = rotate(Math.imul(lanes[2] ^ lanes[1], 0x1b873593), 17);
    lanes[3] = rotate(Math.imul(lanes[3] ^ lanes[2], 0xcc9e2d51), 23);
  }
  const [a, b, c, d] = lanes;
  const whole = a ^ b ^ c ^ d ^ text.length;
  // The last bit avoids the generator's one forbidden state: all zeros.
  return [mixed(a ^ whole), mixed(b + whole), mixed(c ^ whole), mixed(d + whole) | 1];
}

/** Returns a 32-bit hash of a text. */
export const hashText = (text: string): number => digest(text)[0];

/**
 * Returns a function that hashes the text of an object, once for each object. The hashes are not fields of the objects, so that bundles
 * without `hash` contain nothing of this.
 */
export function hashedOnce<Key extends object>(textOf: (key: Key) => string) {
  const hashes = new WeakMap<Key, number>();
  return (key: Key): number => {
    let hash = hashes.get(key);
    if (hash === undefined) {
      hash = hashText(textOf(key));
      hashes.set(key, hash);
    }
    return hash;
  };
}

/** Spreads every bit of a word over all bits of the result. */
export function mixed(word: number): number {
  let bits = word;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}
