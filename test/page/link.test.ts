/** Links of the page that hold a game: they come from strangers. */
import { deflateRawSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dataOf, fragmentOf } from "../../docs/play/link.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a link", () => {
  it("gives back what it was made of", async () => {
    const data = { text: "Zelt 🐪 ".repeat(50_000) };
    expect(await dataOf(await fragmentOf(data))).toEqual(data);
  });

  it("that unpacks to hundreds of megabytes is unpacked in pieces that are counted, and refused", async () => {
    const packed = deflateRawSync(Buffer.alloc(300_000_000));
    // A browser unpacks all that it is handed before it gives back any of it: what counts is how much it is handed.
    const handed: number[] = [];
    const Real = DecompressionStream;
    vi.stubGlobal(
      "DecompressionStream",
      class {
        readonly writable: unknown;
        readonly readable: unknown;
        constructor() {
          const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            transform(piece, controller) {
              handed.push(piece.length);
              controller.enqueue(piece);
            },
          });
          this.writable = counting.writable;
          this.readable = counting.readable.pipeThrough(new Real("deflate-raw"));
        }
      },
    );
    const refused = dataOf(`g=${packed.toString("base64url")}`);
    await expect(refused).rejects.toThrow("expected at most 20000000 bytes");
    expect(packed.length).toBeGreaterThan(200_000);
    // Each becomes a megabyte at most, and is counted before the next one.
    expect(Math.max(...handed)).toBeLessThanOrEqual(1024);
  });
});
