/**
 * Streams of random words and what is drawn from them. A game that draws at its set-up only needs no more; one that draws later keeps its
 * place in a stream with `Chance`.
 */
import type { Seed } from "../../game.js";
import { ArgumentError, quoted } from "../errors.js";
import { checkSeed } from "../input/check.js";
import { blake2s } from "./blake2s.js";
import { chachaBlock } from "./chacha.js";

const ROUNDS = 12;
const WORD = 2 ** 32;

/** A key with the current block of its stream. All positions of a game share it. */
export class Key {
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

/** Whatever gives random words: whole numbers from 0 to 2^32 - 1, all equally likely. */
interface Words {
  word(): number;
}

/** Returns a whole number from 0 to `bound` - 1, all exactly equally likely. */
export function below(words: Words, bound: number): number {
  let word = words.word();
  if (word >= WORD - bound) {
    // Past the last whole multiple of the bound, low numbers would be more likely.
    const unbiased = WORD - (WORD % bound);
    while (word >= unbiased) word = words.word();
  }
  // On 32-bit words, which avoids floating-point division.
  return ((word >>> 0) % (bound >>> 0)) >>> 0;
}

/** Returns the items in a random order, every order equally likely. */
export function shuffled<Item>(words: Words, items: readonly Item[]): Item[] {
  const result: Item[] = [];
  for (const item of items) {
    const place = below(words, result.length + 1);
    const moved = result[place];
    if (moved === undefined) result.push(item);
    else {
      result.push(moved);
      result[place] = item;
    }
  }
  return result;
}

/** Returns the items in the random order that the beginning of a seed's stream for a purpose gives them. */
export function shuffledBy<Item>(seed: Seed, purpose: string, items: readonly Item[]): Item[] {
  const key = keyOf(seed, purpose);
  let place = 0;
  return shuffled({ word: () => key.at(place++) }, items);
}

/** Returns the purpose of a stream. The terminator would let it pass for another purpose with another seed. */
function checkPurpose(purpose: unknown): string {
  if (typeof purpose === "string" && !purpose.includes("\0")) return purpose;
  throw new ArgumentError("purpose", `expected a text without \\0, got ${quoted(purpose)}`);
}

/**
 * Derives the key of a seed's stream for a purpose: a hash of both. Throws an `ArgumentError` if the seed or the purpose is not valid.
 */
export function keyOf(seed: Seed, purpose: string): Key {
  const seedText = String(checkSeed(seed));
  // No purpose contains the terminator. UTF-16 keeps all texts distinct, also lone surrogates.
  const text = `caravanserai ${checkPurpose(purpose)}\0${seedText}`;
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) {
    bytes[at * 2] = text.charCodeAt(at);
    bytes[at * 2 + 1] = text.charCodeAt(at) >> 8;
  }
  return new Key(textOf(blake2s(bytes)));
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
