import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blake2s } from "../../src/kit/chance/blake2s.js";
import { chachaBlock } from "../../src/kit/chance/chacha.js";
import { Chance } from "../../src/kit/chance/chance.js";

/** Words as bytes, the low byte of each first, as hexadecimal digits. */
function hex(words: Int32Array): string {
  const bytes = Buffer.alloc(words.length * 4);
  for (const [at, word] of words.entries()) bytes.writeInt32LE(word, at * 4);
  return bytes.toString("hex");
}

const wordsOf = (bytes: Uint8Array): Int32Array =>
  Int32Array.from({ length: bytes.length / 4 }, (_, at) => Buffer.from(bytes).readInt32LE(at * 4));

function stream(key: Int32Array, rounds: number, from: number, blocks: number): string {
  const block = new Int32Array(16);
  return Array.from({ length: blocks }, (_, at) => {
    chachaBlock(key, from + at, rounds, block);
    return hex(block);
  }).join("");
}

describe("ChaCha", () => {
  // draft-strombergson-chacha-test-vectors-01, keys of 256 bits, IV 0: test cases 1 and 2.
  const VECTORS: readonly [key: string, rounds: number, stream: string][] = [
    [
      "00",
      8,
      "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ],
    [
      "00",
      12,
      "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b442258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316",
    ],
    [
      "00",
      20,
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee65869f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ],
    [
      "01",
      12,
      "12056e595d56b0f6eef090f0cd25a20949248c2790525d0f930218ff0b4ddd10a6002239d9a454e29e107a7d06fefdfef0210feba044f9f29b1772c960dc29c00c7366c5cbc604240e665eb02a69372a7af979b26fbb78092ac7c4b88029a7c854513bc217bbfc7d90432e308eba15afc65aeb48ef100d5601e6afba257117a9",
    ],
  ];

  it.each(VECTORS)(
    "gives the published stream of key %s with %i rounds",
    (first, rounds, words) => {
      const key = new Int32Array(8);
      key[0] = parseInt(first, 16);
      expect(stream(key, rounds, 0, 2)).toBe(words);
    },
  );

  it("with 20 rounds gives what OpenSSL gives, whatever the key and the place", () => {
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 2 ** 27 }), (key, number) => {
        const iv = Buffer.alloc(16);
        iv.writeUInt32LE(number);
        const expected = createCipheriv("chacha20", key, iv).update(Buffer.alloc(192));
        expect(stream(wordsOf(key), 20, number, 3)).toBe(expected.toString("hex"));
      }),
    );
  });
});

describe("BLAKE2s", () => {
  it("gives the hash of RFC 7693, appendix B", () => {
    expect(hex(blake2s(Buffer.from("abc")))).toBe(
      "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982",
    );
  });

  it("gives what OpenSSL gives, for messages of every length around the blocks", () => {
    const digest = (bytes: Uint8Array): string =>
      createHash("blake2s256").update(bytes).digest("hex");
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => at * 31 + length);
      expect(hex(blake2s(bytes))).toBe(digest(bytes));
    }
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        expect(hex(blake2s(bytes))).toBe(digest(bytes));
      }),
    );
  });
});

describe("Chance", () => {
  it("draws words of ChaCha12 with the BLAKE2s hash of purpose and seed as its key", () => {
    const text = Buffer.from("caravanserai dice\0petra é\ud83d", "utf16le");
    const key = createHash("blake2s256").update(text).digest();
    const chance = Chance.of("petra é\ud83d", "dice");
    expect(chance.state).toEqual({ key: key.toString("hex"), place: 0 });
    const drawn = Int32Array.from({ length: 40 }, () => chance.word());
    expect(hex(drawn)).toBe(stream(wordsOf(key), 12, 0, 3).slice(0, 320));
    expect(chance.state).toEqual({ key: key.toString("hex"), place: 40 });
  });

  it("draws the same, whoever else draws from the same key", () => {
    const one = Chance.of("shared", "test");
    const other = Chance.none();
    other.follow(one);
    other.goTo(1000);
    const alone = Array.from({ length: 50 }, () => one.word());
    one.goTo(0);
    for (const word of alone) {
      other.word();
      expect(one.word()).toBe(word);
    }
    expect([one.place, other.place]).toEqual([50, 1050]);
  });

  it("begins again at the end of the stream, so that every state can be saved", () => {
    const chance = Chance.at({ ...Chance.of(1, "test").state, place: 2 ** 31 - 1 });
    chance.word();
    expect(chance.place).toBe(0);
  });

  it("keeps seed and purpose apart", () => {
    const keys = [
      ["a", "b"],
      ["ab", ""],
      ["", "ab"],
      ["b", "a"],
      ["\0b", "a"],
    ] as const;
    expect(new Set(keys.map(([seed, purpose]) => Chance.of(seed, purpose).state.key)).size).toBe(5);
  });

  it("goes on from a saved state as if nothing had happened", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, steps) => {
        const chance = Chance.of(seed, "test");
        for (let step = 0; step < steps; step++) chance.word();
        const saved = JSON.parse(JSON.stringify(chance.state)) as typeof chance.state;
        const resumed = Chance.at(saved);
        for (let step = 0; step < 20; step++) expect(resumed.word()).toBe(chance.word());
      }),
    );
  });

  it("gives each seed and each purpose a stream of its own", () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 2000; seed++) {
      firsts.add(Chance.of(seed, "water").word());
      firsts.add(Chance.of(seed, "palms").word());
    }
    expect(firsts.size).toBe(4000);
    expect(Chance.of(7, "water").word()).toBe(Chance.of("7", "water").word());
  });

  it("draws every number below a bound equally often", () => {
    const chance = Chance.of("fair", "test");
    const counts = new Array<number>(6).fill(0);
    for (let draw = 0; draw < 60_000; draw++) {
      const drawn = chance.below(6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // With 5 degrees of freedom more than 20.5 happens by chance once in a thousand.
    expect(chiSquare).toBeLessThan(20.5);
  });

  it("draws as a plain remainder would, whatever the bound", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.integer(), (bound, seed) => {
        const words = Chance.of(seed, "test");
        const limit = 2 ** 32 - (2 ** 32 % bound);
        let word = words.word();
        while (word >= limit) word = words.word();
        expect(Chance.of(seed, "test").below(bound)).toBe(word % bound);
      }),
    );
  });

  it("shuffles into a permutation, every one equally likely", () => {
    const chance = Chance.of("cards", "test");
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 12_000; draw++) {
      const shuffled = chance.shuffled(["a", "b", "c", "d"]).join("");
      counts.set(shuffled, (counts.get(shuffled) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 500) ** 2 / 500, 0);
    // 23 degrees of freedom.
    expect(chiSquare).toBeLessThan(49.7);
  });
});
