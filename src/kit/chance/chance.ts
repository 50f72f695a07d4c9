/**
 * The random numbers of a game: streams that are determined by the seed, the same on every platform, and that can't be
 * predicted without the seed, however many numbers are known.
 */
import type { Seed } from "../../game.js";
import { blake2s } from "./blake2s.js";
import { chachaBlock } from "./chacha.js";
import { checkSeed } from "../input/check.js";
import { ArgumentError, quoted } from "../errors.js";
import { fieldsOf } from "../input/plain.js";
import { hashedOnce, isWord } from "./random.js";

/** The state of a random generator, which determines all further numbers. @category State */
export interface RandomState {
  /** The secret key of the stream: 64 hexadecimal digits. */
  readonly key: string;
  /** The number of words drawn from the stream, up to 2^31 - 1; then it starts again. */
  readonly place: number;
}

const ROUNDS = 12;
const WORD = 2 ** 32;
const LAST_PLACE = 2 ** 31 - 1;

/** A key with the current block of its stream. All positions of a game share it. */
class Key {
  /** Parsed from the text on first use: most positions read from states never draw. */
  private words: Int32Array | undefined;
  private readonly block = new Int32Array(16);
  private number = -1;

  constructor(readonly text: string) {}

  /** Returns the word at a place of the stream. The block is a cache that is checked at each call, so sharing it is safe. */
  at(place: number): number {
    const number = place >> 4;
    if (number !== this.number) {
      this.words ??= wordsOf(this.text);
      chachaBlock(this.words, number, ROUNDS, this.block);
      this.number = number;
    }
    return this.block[place & 15] >>> 0;
  }
}

/** The key of positions without a state: nothing is drawn from it. */
const NO_KEY = new Key("0".repeat(64));

/**
 * The random generator of a game: a place in a stream of numbers that is determined by a seed, the same on every platform, and
 * that can't be predicted without the seed. A position holds one and draws from it; its `state` is part of the game's state,
 * and of no view.
 *
 * @example
 * ```ts
 * import { Chance } from "caravanserai/kit";
 *
 * const dice = Chance.of("petra", "dice");
 * const roll = [1 + dice.below(6), 1 + dice.below(6)];
 * dice.place; // => 2
 * const again = Chance.of("petra", "dice");
 * [1 + again.below(6), 1 + again.below(6)].join() === roll.join(); // => true
 * Chance.of("petra", "cards").shuffled(["ace", "king", "queen"]).length; // => 3
 * dice.below(0); // throws ArgumentError
 * ```
 *
 * @category Chance
 */
export class Chance {
  private constructor(
    private key: Key,
    private at: number,
  ) {}

  /**
   * Returns the stream of a seed. Each purpose has a stream of its own, so that its numbers neither depend on those for other
   * purposes nor reveal them. Throws an `ArgumentError` if the seed or the purpose is not valid.
   *
   * @param seed - The seed of the game.
   * @param purpose - A name for what is drawn: any text without the character `\\0`.
   */
  static of(seed: Seed, purpose: string): Chance {
    return new Chance(new Key(keyOf(checkSeed(seed), checkPurpose(purpose))), 0);
  }

  /**
   * Restores a generator from its state. Throws an `ArgumentError` if the state is not valid.
   *
   * @param state - The `chance` of a state.
   */
  static at(state: RandomState): Chance {
    // It may come from unchecked JSON, whatever its type.
    const { key, place } = fieldsOf(state, "key", "place");
    const isPlace = isWord(place) && place <= LAST_PLACE;
    if (typeof key !== "string" || !/^[\da-f]{64}$/u.test(key) || !isPlace) {
      throw new ArgumentError("chance", "expected a key of 64 hexadecimal digits and a place");
    }
    return new Chance(new Key(key), place);
  }

  /** Returns a placeholder, for a position that gets its generator later, or that of a view, which has none. */
  static none(): Chance {
    return new Chance(NO_KEY, 0);
  }

  /** Returns an independent copy. */
  copy(): Chance {
    return new Chance(this.key, this.at);
  }

  /** The place in the stream. */
  get place(): number {
    return this.at;
  }

  /**
   * Moves to a place of the same stream.
   *
   * @param place - The number of words to skip from the start.
   */
  goTo(place: number): void {
    this.at = place;
  }

  /**
   * Takes over the stream and place of another generator.
   *
   * @param other - The generator to copy.
   */
  follow(other: Chance): void {
    this.key = other.key;
    this.at = other.at;
  }

  /** The current state. */
  get state(): RandomState {
    return Object.freeze({ key: this.key.text, place: this.at });
  }

  /** Returns the next word: a whole number from 0 to 2^32 - 1, all equally likely. */
  word(): number {
    const word = this.key.at(this.at);
    this.at = (this.at + 1) & LAST_PLACE;
    return word;
  }

  /**
   * Returns a whole number from 0 to `bound` - 1, all exactly equally likely.
   *
   * @param bound - A whole number from 1 to 2^32 - 1.
   */
  below(bound: number): number {
    if (!isWord(bound) || bound === 0) {
      const range = "a whole number from 1 to 4294967295";
      throw new ArgumentError("bound", `expected ${range}, got ${quoted(bound)}`);
    }
    let word = this.word();
    if (word >= WORD - bound) {
      // Past the last whole multiple of the bound, low numbers would be more likely.
      const unbiased = WORD - (WORD % bound);
      while (word >= unbiased) word = this.word();
    }
    // On 32-bit words, which avoids floating-point division.
    return ((word >>> 0) % (bound >>> 0)) >>> 0;
  }

  /**
   * Returns the items in a random order, every order equally likely.
   *
   * @param items - The list, which is not changed.
   */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const result: Item[] = [];
    for (const item of items) {
      const place = this.below(result.length + 1);
      const moved = result[place];
      if (moved === undefined) result.push(item);
      else {
        result.push(moved);
        result[place] = item;
      }
    }
    return result;
  }
}

const hashOfKey = /* @__PURE__ */ hashedOnce(({ text }: Key) => text);

/**
 * Returns a hash of the stream of a random generator, for the `hash` of a game: 32 bits, from which its key can't be derived. Its place
 * is not part of it.
 *
 * @example
 * ```ts
 * import { Chance, hashOf, hashOfChance } from "caravanserai/kit";
 *
 * const dice = Chance.of("petra", "dice");
 * hashOfChance(dice) === hashOfChance(Chance.at(dice.state)); // => true
 * hashOf([hashOfChance(dice), dice.place]) > 0; // => true
 * ```
 *
 * @param chance - The random generator.
 * @category Chance
 */
// A function, so that bundles without `hash` leave it out. The key is private to this file.
export const hashOfChance = (chance: Chance): number => hashOfKey(chance["key"]);

/** Returns the purpose of a stream. The terminator would let it pass for another purpose with another seed. */
function checkPurpose(purpose: unknown): string {
  if (typeof purpose === "string" && !purpose.includes("\0")) return purpose;
  throw new ArgumentError("purpose", `expected a text without \\0, got ${quoted(purpose)}`);
}

/** Derives the key of a seed's stream for a purpose: a hash of both. */
function keyOf(seed: Seed, purpose: string): string {
  // No purpose contains the terminator. UTF-16 keeps all texts distinct, also lone surrogates.
  const text = `caravanserai ${purpose}\0${String(seed)}`;
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) {
    bytes[at * 2] = text.charCodeAt(at);
    bytes[at * 2 + 1] = text.charCodeAt(at) >> 8;
  }
  return textOf(blake2s(bytes));
}

/** Formats little-endian words as hexadecimal digits. */
function textOf(words: Int32Array): string {
  let text = "";
  for (let at = 0; at < words.length * 4; at++) {
    const byte = (words[at >> 2] >>> ((at & 3) * 8)) & 255;
    text += (byte + 256).toString(16).slice(1);
  }
  return text;
}

/** Parses the words of a key. */
function wordsOf(text: string): Int32Array {
  const words = new Int32Array(8);
  for (let at = 0; at < 32; at++) {
    words[at >> 2] |= parseInt(text.slice(at * 2, at * 2 + 2), 16) << ((at & 3) * 8);
  }
  return words;
}
