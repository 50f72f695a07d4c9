/** BLAKE2s-256 (RFC 7693): a cryptographic hash of bytes, on 32-bit words. */
import { rotate } from "./chacha.js";

/** The block size in bytes. */
const BLOCK = 64;

const FIRST = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** By round: the order of the 16 words of a block, as hexadecimal digits. */
const ORDERS = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((digits) => Array.from(digits, (digit) => parseInt(digit, 16)));

/** Returns the hash of some bytes: 8 little-endian words. */
export function blake2s(bytes: ArrayLike<number>): Int32Array {
  const { length } = bytes;
  const hash = Int32Array.from(FIRST);
  // The parameters: a hash of 32 bytes, without a key.
  hash[0] ^= 0x01010020;
  const message = new Int32Array(16);
  let from = 0;
  do {
    message.fill(0);
    const to = Math.min(from + BLOCK, length);
    for (let at = from; at < to; at++) {
      message[(at - from) >> 2] |= bytes[at] << ((at & 3) * 8);
    }
    compress(hash, message, to, to === length);
    from = to;
  } while (from < length);
  return hash;
}

/** Mixes a block of the message into the hash; `until` is the number of bytes including it. */
function compress(hash: Int32Array, message: Int32Array, until: number, isLast: boolean): void {
  const words = new Int32Array(16);
  words.set(hash);
  words.set(FIRST, 8);
  words[12] ^= until;
  if (isLast) words[14] = ~words[14];
  for (const order of ORDERS) {
    for (let at = 0; at < 4; at++) {
      const added = message[order[at * 2]];
      mix(words, at, at + 4, at + 8, at + 12, added, message[order[at * 2 + 1]]);
    }
    for (let at = 0; at < 4; at++) {
      const added = message[order[at * 2 + 8]];
      const second = 4 + ((at + 1) & 3);
      const third = 8 + ((at + 2) & 3);
      mix(words, at, second, third, 12 + ((at + 3) & 3), added, message[order[at * 2 + 9]]);
    }
  }
  for (let word = 0; word < 8; word++) hash[word] ^= words[word] ^ words[word + 8];
}

/** Mixes four words with each other and with two words of the message. */
function mix(
  words: Int32Array,
  first: number,
  second: number,
  third: number,
  fourth: number,
  added: number,
  addedThen: number,
): void {
  let a = words[first];
  let b = words[second];
  let c = words[third];
  let d = words[fourth];
  a = (a + b + added) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 20);
  a = (a + b + addedThen) | 0;
  d = rotate(d ^ a, 24);
  c = (c + d) | 0;
  b = rotate(b ^ c, 25);
  words[first] = a;
  words[second] = b;
  words[third] = c;
  words[fourth] = d;
}
