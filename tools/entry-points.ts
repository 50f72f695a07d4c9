/** The entry points of the package, read from its `exports`: the one place where a new game is added. */
import manifest from "../package.json" with { type: "json" };

/** `caravanserai` or `caravanserai/<name>`. */
export interface EntryPoint {
  /** The file's name in dist, without extension. */
  readonly name: string;
  /** The module specifier for users. */
  readonly specifier: string;
  /** The source module. */
  readonly source: string;
}

export const entryPoints: readonly EntryPoint[] = Object.keys(manifest.exports)
  .filter((path) => !path.endsWith(".json"))
  .map((path) =>
    path === "."
      ? { name: "index", specifier: manifest.name, source: "src/index.ts" }
      : {
          name: path.slice(2),
          specifier: manifest.name + path.slice(1),
          source: `src/${path.slice(2)}/index.ts`,
        },
  );
