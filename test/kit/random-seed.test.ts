import { afterEach, describe, expect, it, vi } from "vitest";
import * as root from "caravanserai";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("randomSeed", () => {
  it("gives 128 bits as 32 hexadecimal digits, others each time", () => {
    const seeds = Array.from({ length: 1000 }, () => root.randomSeed());
    expect(new Set(seeds).size).toBe(1000);
    for (const seed of seeds) expect(seed).toMatch(/^[\da-f]{32}$/u);
    // Every digit takes every value.
    for (let at = 0; at < 32; at++) expect(new Set(seeds.map((seed) => seed[at])).size).toBe(16);
  });

  it("writes every byte that the platform gives", () => {
    vi.stubGlobal("crypto", {
      getRandomValues(bytes: Uint8Array) {
        for (const at of bytes.keys()) bytes[at] = at * 17;
      },
    });
    expect(root.randomSeed()).toBe("00112233445566778899aabbccddeeff");
  });

  it("says what is missing where there is no crypto", () => {
    for (const crypto of [undefined, null, {}]) {
      vi.stubGlobal("crypto", crypto);
      expect(() => root.randomSeed()).toThrow(root.PlatformError);
      expect(() => root.randomSeed()).toThrow("this platform has no `crypto.getRandomValues`");
    }
  });

  it("is exported from every game", () => {
    for (const game of [desertSons, nomadi, throughTheDesert]) {
      expect(game.randomSeed).toBe(root.randomSeed);
    }
  });
});
