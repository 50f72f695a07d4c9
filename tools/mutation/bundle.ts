/** Bundles the tests of one game with their source, as one script that can be run again for every mutant. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { EXTERNALS } from "./externals.js";

/** Averages over many games: too slow, and too tolerant to notice one change. */
const LEFT_OUT = "greedy.test.ts";

/**
 * The folders of the tests that are run: the rules, input and output, and front-ends and bots, which use the rules in other
 * ways.
 */
const FOLDERS = ["gate", "rules", "frontend", "bots"];

/** Returns the test files of a game, and the golden vectors. */
function testFiles(game: string): string[] {
  return FOLDERS.map((folder) => `test/${game}/${folder}`)
    .flatMap((folder) => readdirSync(folder).map((file) => resolve(folder, file)))
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(LEFT_OUT))
    .sort()
    .concat(resolve(`test/vectors/vectors.test.ts`));
}

/** Gives esbuild the instrumented sources, a path for `import.meta.url`, and our own `vitest`. */
const loader = (texts: ReadonlyMap<string, string>): Plugin => ({
  name: "mutation",
  setup(esbuild) {
    esbuild.onResolve({ filter: /^vitest$/ }, () => ({
      path: resolve("tools/mutation/vitest.ts"),
    }));
    esbuild.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = texts.get(path) ?? readFileSync(path, "utf8");
      const url = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll("import.meta.url", url), loader: "ts" };
    });
  },
});

/** Bundles the tests of a game; each file is loaded on demand. {@link EXTERNALS} are left to `require`. */
export async function bundleTests(
  game: string,
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: testFiles(game)
        .map((file) => `globalThis.files.push(() => require(${JSON.stringify(file)}));`)
        .join("\n"),
      resolveDir: process.cwd(),
    },
    write: false,
    bundle: true,
    // package.json declares that files have no side effects, but tests have nothing else.
    ignoreAnnotations: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    external: [...EXTERNALS],
    plugins: [loader(texts)],
    // An instrumented constant can look as if it were assigned twice.
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
