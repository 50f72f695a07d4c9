/** The tests of one game with the source that they test, as one script that can be run again for every mutant. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { EXTERNALS } from "./externals.js";

/** Averages over many games: too slow, and too tolerant to notice one change. */
const LEFT_OUT = "greedy.test.ts";

/** Whose tests are run: of the rules, of what comes in and goes out, and of front-ends and bots, which use the rules in ways of their own. */
const FOLDERS = ["gate", "rules", "frontend", "bots"];

/** The test files that are run for a game, and the golden vectors. */
function testFiles(game: string): string[] {
  return FOLDERS.map((folder) => `test/${game}/${folder}`)
    .flatMap((folder) => readdirSync(folder).map((file) => resolve(folder, file)))
    .filter((file) => file.endsWith(".test.ts") && !file.endsWith(LEFT_OUT))
    .sort()
    .concat(resolve(`test/vectors/vectors.test.ts`));
}

/** Gives esbuild the instrumented texts, a path for `import.meta.url`, and our own `vitest`. */
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

/** Bundles the tests of a game, each file to be loaded when it is asked for. What {@link EXTERNALS} names is left to `require`. */
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
    // package.json says that no file has side effects, and tests are nothing else.
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
