/** SHA-256 (FIPS 180-4) over texts, in plain JavaScript: Hermes has neither `crypto` nor `TextEncoder`. */

const FIRST = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

const BLOCK = 64;

/** A digest of everything that is added. */
export class Sha256 {
  private readonly words = new Int32Array(FIRST);
  private readonly block = new Uint8Array(BLOCK);
  private readonly schedule = new Int32Array(64);
  private bytes = 0;

  /** Adds a text, as UTF-8. */
  add(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 0x80) {
        this.addByte(unit);
        continue;
      }
      // `codePointAt` of a text from JSON is never undefined here.
      const point = text.codePointAt(at) ?? unit;
      if (point > 0xffff) at++;
      this.addPoint(point);
    }
  }

  /** The digest of all that was added so far, as 64 hexadecimal digits. More can be added after it. */
  digest(): string {
    const copy = new Sha256();
    copy.words.set(this.words);
    copy.block.set(this.block);
    copy.bytes = this.bytes;
    copy.addByte(0x80);
    while (copy.bytes % BLOCK !== BLOCK - 8) copy.addByte(0);
    const high = Math.floor(this.bytes / 2 ** 29);
    const low = (this.bytes << 3) >>> 0;
    for (const word of [high, low]) {
      for (let shift = 24; shift >= 0; shift -= 8) copy.addByte((word >>> shift) & 0xff);
    }
    let text = "";
    for (const word of copy.words) text += (word >>> 0).toString(16).padStart(8, "0");
    return text;
  }

  private addPoint(point: number): void {
    if (point < 0x800) {
      this.addByte(0xc0 | (point >> 6));
    } else {
      if (point < 0x10000) {
        this.addByte(0xe0 | (point >> 12));
      } else {
        this.addByte(0xf0 | (point >> 18));
        this.addByte(0x80 | ((point >> 12) & 0x3f));
      }
      this.addByte(0x80 | ((point >> 6) & 0x3f));
    }
    this.addByte(0x80 | (point & 0x3f));
  }

  private addByte(byte: number): void {
    const place = this.bytes++ & (BLOCK - 1);
    this.block[place] = byte;
    if (place === BLOCK - 1) this.compress();
  }

  private compress(): void {
    const { words, block, schedule } = this;
    const at = (list: Int32Array | Uint8Array, index: number): number => list[index] ?? 0;
    for (let i = 0; i < 16; i++) {
      schedule[i] =
        (at(block, i * 4) << 24) |
        (at(block, i * 4 + 1) << 16) |
        (at(block, i * 4 + 2) << 8) |
        at(block, i * 4 + 3);
    }
    for (let i = 16; i < 64; i++) {
      const x = at(schedule, i - 15);
      const y = at(schedule, i - 2);
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      schedule[i] = (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words;
    for (let i = 0; i < 64; i++) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const choice = (e & f) ^ (~e & g);
      const first = (h + s1 + choice + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const majority = (a & b) ^ (a & c) ^ (b & c);
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + s0 + majority) | 0;
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
      words[index] = at(words, index) + value;
    }
  }
}
