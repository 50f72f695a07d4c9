/** What a picture costs in a bundle. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

const src = fileURLToPath(new URL("../../../src/", import.meta.url));

/** The size of a bundle, gzipped. */
async function bundled(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: src, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

describe("a picture", () => {
  it("adds less than 13.3 kB to a page that has the game", async () => {
    const game = `export * from "./desert-sons/index.js";`;
    const both = await bundled(`${game}export { toSvg } from "./svg/desert-sons/index.js";`);
    expect(both - (await bundled(game))).toBeLessThan(13_300);
  });
});
