/** What a picture costs: time to draw, characters, and bytes in a bundle. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { apply, choices, legalMoves, setup } from "caravanserai/nomadi";
import { toSvg } from "caravanserai/svg/nomadi";
import { nomadi as words } from "caravanserai/words/en";
import { leastTime } from "../../helpers/processor-time.js";

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
  it("takes less than 10 ms in the middle of a game on the largest board, and less than 200 kB", () => {
    let state = setup({ players: 4, seed: 1 });
    for (let number = 0; number < 200; number++) {
      const moves = legalMoves(state);
      const next = moves[(number * 7) % moves.length];
      if (next !== undefined) state = apply(state, next);
    }
    expect(state.over).toBe(false);
    const options = { words, coordinates: true, choices: choices(state, []).picks };
    expect(toSvg(state, options).length).toBeLessThan(200_000);
    expect(leastTime(() => toSvg(state, options))).toBeLessThan(10);
  });

  it("adds less than 12 kB to a page that has the game", async () => {
    const game = `export * from "./nomadi/index.js";`;
    const both = await bundled(`${game}export { toSvg } from "./svg/nomadi/index.js";`);
    expect(both - (await bundled(game))).toBeLessThan(12_000);
  });
});
