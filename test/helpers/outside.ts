/** Games and bots from outside, as files of JavaScript: what a user's compiler writes. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

const examples = join(root, "docs/examples");

/** The games of docs/examples, by the names of their folders. */
export const EXAMPLES: readonly string[] = readdirSync(examples).filter((name) =>
  existsSync(join(examples, name, "game.ts")),
);

/** The file that a user names: the module with everything, or the game alone. */
function entryOf(name: string): string {
  const module = join(examples, name, "module.ts");
  return existsSync(module) ? module : join(examples, name, "game.ts");
}

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
      await PAUSE;
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
 * Makes a folder with a file for each of the examples, such as `last-water.js`, with a copy of the library inside; and with a bot,
 * `dice.js`, and the same one that takes its time, `slow-dice.js`.
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
  write("dice.js", DICE.replace("await PAUSE;", ""));
  write("slow-dice.js", DICE.replace("PAUSE", "new Promise((done) => setTimeout(done, 40))"));
  await build({
    entryPoints: Object.fromEntries(EXAMPLES.map((example) => [example, entryOf(example)])),
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
