/**
 * The chance of a game: streams of numbers that follow from the seed, the same on every platform, and that nobody can predict
 * without the seed, however many of the numbers are known.
 */
import type { Seed } from "../../game.js";
import { blake2s } from "./blake2s.js";
import { chachaBlock } from "./chacha.js";
import { checkSeed } from "../input/check.js";
import { ArgumentError, quoted } from "../errors.js";
import { hashText } from "./random.js";

/** Where a random generator stands: everything that is drawn from now on follows from this. @category State */
export interface RandomState {
  /** The secret key of the stream: 64 hexadecimal digits. */
  readonly key: string;
  /** How many numbers have been drawn from the stream, up to 2^31 - 1; then it begins again. */
  readonly place: number;
}

const ROUNDS = 12;
const WORD = 2 ** 32;
const LAST_PLACE = 2 ** 31 - 1;

/** A key with the block of its stream that was last drawn from. All positions of a game share it. */
class Key {
  /** From the text when they are first needed: most positions that are read from states never draw. */
  private words: Int32Array | undefined;
  private readonly block = new Int32Array(16);
  private number = -1;
  private digest: number | undefined;

  constructor(readonly text: string) {}

  /** The word at a place of the stream. What is kept here is checked at each call, so nobody notices who else draws. */
  at(place: number): number {
    const number = place >> 4;
    if (number !== this.number) {
      this.words ??= wordsOf(this.text);
      chachaBlock(this.words, number, ROUNDS, this.block);
      this.number = number;
    }
    return this.block[place & 15] >>> 0;
  }

  /** 32 bits of the 256: the key does not follow from them. */
  get hash(): number {
    return (this.digest ??= hashText(this.text));
  }
}

/** The key of positions that no state belongs to: nothing is drawn from it. */
const NO_KEY = new Key("0".repeat(64));

/**
 * The chance of a game: a place in a stream of numbers that follow from a seed, the same on every platform. Nobody can predict
 * them without the seed. A position holds one and draws from it; its `state` is part of the game's state, and of no view.
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
   * The stream of a seed. Each purpose has a stream of its own, so that what is drawn for one neither depends on what was
   * drawn for another nor tells anything about it. Throws an `ArgumentError` if the seed is none.
   *
   * @param seed - The seed of the game.
   * @param purpose - What is drawn: any text.
   */
  static of(seed: Seed, purpose: string): Chance {
    return new Chance(new Key(keyOf(checkSeed(seed), purpose)), 0);
  }

  /**
   * The stream and place of a state. Throws an `ArgumentError` if it is none.
   *
   * @param state - The `chance` of a state.
   */
  static at(state: RandomState): Chance {
    // Whatever its type says: it may come from JSON that nobody has checked.
    const { key, place } = Object(state) as RandomState;
    if (typeof key !== "string" || !/^[\da-f]{64}$/u.test(key) || place !== (place & LAST_PLACE)) {
      throw new ArgumentError("chance", "expected a key of 64 hexadecimal digits and a place");
    }
    return new Chance(new Key(key), place);
  }

  /** For a position that gets its chance later, or has none because it is that of a view. */
  static none(): Chance {
    return new Chance(NO_KEY, 0);
  }

  /** A copy, which goes on from here by itself. */
  copy(): Chance {
    return new Chance(this.key, this.at);
  }

  /** The place in the stream. */
  get place(): number {
    return this.at;
  }

  /**
   * Goes to a place of the same stream.
   *
   * @param place - How many numbers of the stream to leave out.
   */
  goTo(place: number): void {
    this.at = place;
  }

  /**
   * Goes to the stream and place of another.
   *
   * @param other - The one to follow.
   */
  follow(other: Chance): void {
    this.key = other.key;
    this.at = other.at;
  }

  /** Its state now. */
  get state(): RandomState {
    return Object.freeze({ key: this.key.text, place: this.at });
  }

  /** A number for the stream, from which its key does not follow. */
  get hash(): number {
    return this.key.hash;
  }

  /** The next word: a whole number from 0 to 2^32 - 1, all equally likely. */
  word(): number {
    const word = this.key.at(this.at);
    this.at = (this.at + 1) & LAST_PLACE;
    return word;
  }

  /**
   * A whole number from 0 to `bound` - 1, all exactly equally likely. The bound is a whole number from 1 to 2^32 - 1.
   *
   * @param bound - How many numbers to choose from.
   */
  below(bound: number): number {
    if (bound >>> 0 !== bound || bound === 0) {
      const range = "a whole number from 1 to 4294967295";
      throw new ArgumentError("bound", `expected ${range}, got ${quoted(bound)}`);
    }
    let word = this.word();
    if (word >= WORD - bound) {
      // Beyond the last whole multiple of the bound, low numbers would come once too often.
      const unbiased = WORD - (WORD % bound);
      while (word >= unbiased) word = this.word();
    }
    // As words of 32 bits, so that no division of fractions is needed.
    return ((word >>> 0) % (bound >>> 0)) >>> 0;
  }

  /**
   * The items in a random order, every order equally likely.
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

/** The key of a seed's stream for a purpose: a hash of both, apart from all other uses of the seed. */
function keyOf(seed: Seed, purpose: string): string {
  // No purpose contains the character that ends it. UTF-16 keeps every text apart, also half characters.
  const text = `caravanserai ${purpose}\0${String(seed)}`;
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) {
    bytes[at * 2] = text.charCodeAt(at);
    bytes[at * 2 + 1] = text.charCodeAt(at) >> 8;
  }
  return textOf(blake2s(bytes));
}

/** Words as hexadecimal digits, the low byte of each first. */
function textOf(words: Int32Array): string {
  let text = "";
  for (let at = 0; at < words.length * 4; at++) {
    const byte = (words[at >> 2] >>> ((at & 3) * 8)) & 255;
    text += (byte + 256).toString(16).slice(1);
  }
  return text;
}

/** The words of a key's text. */
function wordsOf(text: string): Int32Array {
  const words = new Int32Array(8);
  for (let at = 0; at < 32; at++) {
    words[at >> 2] |= parseInt(text.slice(at * 2, at * 2 + 2), 16) << ((at & 3) * 8);
  }
  return words;
}
