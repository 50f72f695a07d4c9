/** Games and bots from outside, as files of JavaScript: what a user's compiler writes. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A bot that moves by the numbers of its seed, in any game. It imports nothing. */
const DICE = `
export const bot = ({ seed, game }) => {
  let word = [...String(seed)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_537, 7);
  return {
    name: "dice of its own",
    async think(view) {
      const moves = game.legalMoves(view);
      word = (word * 75 + 74) % 65_537;
      const move = moves[word % moves.length];
      return { move, considered: [], line: [move], iterations: 0 };
    },
  };
};
`;

/** Files of one test. */
export interface Outside {
  /** The folder, which has its own package.json. */
  readonly folder: string;
  /** Returns the path of a file. */
  path(name: string): string;
  /** Writes a file, and returns its path. */
  write(name: string, text: string): string;
  remove(): void;
}

/**
 * Makes a folder with `last-water.js`, the game of docs/adding-a-game.md with a copy of the library inside, and with `dice.js`, a bot.
 */
export async function outside(name: string): Promise<Outside> {
  const folder = join(root, `.generated/outside/${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const path = (file: string): string => join(folder, file);
  const write = (file: string, text: string): string => {
    mkdirSync(join(path(file), ".."), { recursive: true });
    writeFileSync(path(file), text);
    return path(file);
  };
  write("package.json", JSON.stringify({ type: "module" }));
  write("dice.js", DICE);
  await build({
    entryPoints: { "last-water": join(root, "docs/examples/last-water/module.ts") },
    outdir: folder,
    bundle: true,
    alias: { "caravanserai/kit": join(root, "src/kit/index.ts") },
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return {
    folder,
    path,
    write,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
