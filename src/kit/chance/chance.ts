/**
 * The random numbers of a game: streams that are determined by the seed, the same on every platform, and that can't be
 * predicted without the seed, however many numbers are known.
 */
import type { Seed } from "../../game.js";
import { ArgumentError, quoted } from "../errors.js";
import { fieldsOf } from "../input/plain.js";
import { hashedOnce, isWord } from "./random.js";
import { below, Key, keyOf, shuffled } from "./stream.js";

/** The state of a random generator, which determines all further numbers. @category State */
export interface RandomState {
  /** The secret key of the stream: 64 hexadecimal digits. */
  readonly key: string;
  /** The number of words drawn from the stream, up to 2^31 - 1; then it starts again. */
  readonly place: number;
}

const LAST_PLACE = 2 ** 31 - 1;

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
    return new Chance(keyOf(seed, purpose), 0);
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
    return below(this, bound);
  }

  /**
   * Returns the items in a random order, every order equally likely.
   *
   * @param items - The list, which is not changed.
   */
  shuffled<Item>(items: readonly Item[]): Item[] {
    return shuffled(this, items);
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
