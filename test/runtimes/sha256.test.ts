import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Sha256 } from "./sha256.js";

const byNode = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("Sha256", () => {
  it("gives what node:crypto gives, for texts of every length up to three blocks", () => {
    for (let length = 0; length <= 192; length++) {
      const text = "camel ".repeat(40).slice(0, length);
      const sha = new Sha256();
      sha.add(text);
      expect(sha.digest()).toBe(byNode(text));
    }
  });

  it("gives what node:crypto gives, for any texts added one after the other", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (texts) => {
        const sha = new Sha256();
        let all = "";
        for (const text of texts) {
          sha.add(text);
          all += text;
          expect(sha.digest()).toBe(byNode(all));
        }
      }),
    );
  });

  it("counts bytes beyond one megabyte", () => {
    const sha = new Sha256();
    sha.add("oasis".repeat(300_000));
    expect(sha.digest()).toBe(byNode("oasis".repeat(300_000)));
  });
});
