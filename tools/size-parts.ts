/**
 * What a bundle of the four functions of each game is made of: `npm run size:parts`. A part counts as the bytes that a gzipped
 * bundle is larger with it than without it. `npm run size` holds the whole to its limits.
 */
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";

const games = ["through-the-desert", "nomadi", "desert-sons"];

/** The parts by the files that they come from; the first that fits takes a file. */
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
    /kit\/(?:input\/(?:check|plain|quoted|limits)|errors)\.ts|illegal-move\.ts/u,
  ],
  ["checks of foreign states", /gate\/(?:load|soundness)|kit\/input\/(?:accept|json)\.ts/u],
  ["everything else", /^/u],
];

const zipped = (code: string): number => gzipSync(code, { level: 9 }).length;

/** The files of a bundle, minified, with the names that they have in it. */
async function filesOf(game: string): Promise<{ file: string; code: string }[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { setup, legalMoves, apply, score } from "./src/${game}/index.ts";`,
      resolveDir: ".",
    },
    bundle: true,
    // Blanks stay for now, since comments tell where each file begins.
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

/** The bytes of each part of a game, and of the whole. */
async function sizesOf(game: string): Promise<number[]> {
  const files = await filesOf(game);
  const partOf = (file: string): number => parts.findIndex(([, pattern]) => pattern.test(file));
  const without = (part: number): number =>
    zipped(files.flatMap(({ file, code }) => (partOf(file) === part ? [] : [code])).join(""));
  const whole = without(-1);
  return [...parts.map((_, part) => whole - without(part)), whole];
}

const columns = await Promise.all(games.map(sizesOf));
const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
console.log(`| kB, gzipped | ${games.join(" | ")} |`);
console.log(`| --- | ${games.map(() => "---:").join(" | ")} |`);
for (const [row, name] of [...parts.map(([part]) => part), "all together"].entries()) {
  if (columns.every((sizes) => sizes[row] === 0)) continue;
  console.log(`| ${name} | ${columns.map((sizes) => inKilobytes(sizes[row] ?? 0)).join(" | ")} |`);
}
