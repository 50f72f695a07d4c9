/** ChaCha, the stream cipher of D. J. Bernstein: blocks of words that can't be predicted without the key. */

/** Rotates the bits of a word to the left. */
export const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Mixes four words with each other: the quarter round. */
function mix(
  words: Int32Array,
  first: number,
  second: number,
  third: number,
  fourth: number,
): void {
  // Local variables are twice as fast as the array.
  let a = words[first];
  let b = words[second];
  let c = words[third];
  let d = words[fourth];
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  words[first] = a;
  words[second] = b;
  words[third] = c;
  words[fourth] = d;
}

/**
 * Writes a block of the stream into `block`: 16 words, for a key of 8 words and a block number. The nonce is 0, because no key
 * is used for two streams.
 */
export function chachaBlock(
  key: Int32Array,
  number: number,
  rounds: number,
  block: Int32Array,
): void {
  start(key, number, block);
  for (let round = 0; round < rounds; round += 2) {
    mix(block, 0, 4, 8, 12);
    mix(block, 1, 5, 9, 13);
    mix(block, 2, 6, 10, 14);
    mix(block, 3, 7, 11, 15);
    mix(block, 0, 5, 10, 15);
    mix(block, 1, 6, 11, 12);
    mix(block, 2, 7, 8, 13);
    mix(block, 3, 4, 9, 14);
  }
  // Adding the initial block makes it impossible to compute the key from the result.
  start(key, number, START);
  for (let word = 0; word < 16; word++) block[word] += START[word];
}

/** A buffer for the initial block, used within one call. */
const START = new Int32Array(16);

function start(key: Int32Array, number: number, block: Int32Array): void {
  // "expand 32-byte k"
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let word = 0; word < 8; word++) block[4 + word] = key[word];
  block[12] = number;
  block[13] = 0;
  block[14] = 0;
  block[15] = 0;
}
