/**
 * Shows the parts of a bundle with four functions of each game: `npm run check -- size-parts`. The size of a part is the number
 * of bytes that it adds to a gzipped bundle. `npm run check -- size` checks the limits of the whole.
 */
import { gzipSync } from "node:zlib";
import { GAME_IDS } from "caravanserai";
import { build, transform } from "esbuild";

/** The parts by the files that they come from; the first match counts. */
const parts: readonly (readonly [string, RegExp])[] = [
  ["the rules", /\/rules\/|kit\/boards\/(?:sets|block)\.ts/u],
  ["immer", /node_modules\/immer\//u],
  [
    "writing states, and reading them again",
    /gate\/(?:commit|transcript|order)|kit\/state\/(?:drafts|lists|freeze|standing)\.ts/u,
  ],
  ["the way of a move: engine and memory", /gate\/engine\.ts|kit\/engine\/|functions\.ts/u],
  ["chance: ChaCha12 and BLAKE2s", /kit\/chance\//u],
  [
    "the default board or tile set, and how drawings are read",
    /\/model\/(?!illegal)|kit\/(?:boards\/|state\/diff)/u,
  ],
  ["setting up", /gate\/setup\.ts/u],
  ["valibot", /node_modules\/valibot\//u],
  [
    "checks of fields, errors and their texts",
    /kit\/(?:input\/(?:check|plain|quoted|limits)\.ts|errors)|illegal-move\.ts/u,
  ],
  ["checks of foreign states", /gate\/(?:load|soundness)|kit\/input\/(?:accept|json)\.ts/u],
  ["everything else", /^/u],
];

const zipped = (code: string): number => gzipSync(code, { level: 9 }).length;

/** Returns the files of a bundle, minified, with their names. */
async function filesOf(game: string): Promise<{ file: string; code: string }[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { setup, legalMoves, apply, score } from "./src/${game}/index.ts";`,
      resolveDir: ".",
    },
    bundle: true,
    // Whitespace is kept for now, since comments mark the start of each file.
    minifyIdentifiers: true,
    minifySyntax: true,
    legalComments: "none",
    format: "esm",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const sections = outputFiles
    .map(({ text }) => text)
    .join("")
    .split(/^\/\/ (?=(?:src|node_modules)\/\S+$)/mu)
    .slice(1);
  return Promise.all(
    sections.map(async (section) => {
      const end = section.indexOf("\n");
      const { code } = await transform(section.slice(end), { minifyWhitespace: true });
      return { file: section.slice(0, end), code };
    }),
  );
}

/** Returns the bytes of each part of a game, and of the whole. */
async function sizesOf(game: string): Promise<number[]> {
  const files = await filesOf(game);
  const partOf = (file: string): number => parts.findIndex(([, pattern]) => pattern.test(file));
  const without = (part: number): number =>
    zipped(files.flatMap(({ file, code }) => (partOf(file) === part ? [] : [code])).join(""));
  const whole = without(-1);
  return [...parts.map((_, part) => whole - without(part)), whole];
}

const columns = await Promise.all(GAME_IDS.map(sizesOf));
const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
console.log(`| kB, gzipped | ${GAME_IDS.join(" | ")} |`);
console.log(`| --- | ${GAME_IDS.map(() => "---:").join(" | ")} |`);
for (const [row, name] of [...parts.map(([part]) => part), "all together"].entries()) {
  if (columns.every((sizes) => sizes[row] === 0)) continue;
  console.log(`| ${name} | ${columns.map((sizes) => inKilobytes(sizes[row] ?? 0)).join(" | ")} |`);
}
