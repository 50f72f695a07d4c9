import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { defineConfig } from "tsup";
import { licences } from "./tools/command-licences.js";
import { withConstantFunctions, withConstants } from "./tools/constant-bindings.js";
import { entryPoints } from "./tools/entry-points.js";

const entry = Object.fromEntries(entryPoints.map(({ name, source }) => [name, source]));

// Once, before either half is built: each would empty the folder under the other's hands.
rmSync("dist", { recursive: true, force: true });

// One set of declarations, those of the CommonJS files: the modules' own lead there. Two sets would be the same text twice, and a
// class from one would not be assignable to the same class from the other.
for (const { name } of entryPoints) {
  const file = `dist/${name}.d.ts`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from "./${basename(name)}.cjs";\n`);
}

const library = defineConfig({
  // What worker threads run is a file of its own, which nobody imports.
  entry: { ...entry, thread: "src/node/thread.ts", "search-thread": "src/node/search-thread.ts" },
  tsconfig: "src/tsconfig.json",
  format: ["esm", "cjs"],
  // In both formats, so that error classes and caches exist once, whichever entries are loaded.
  splitting: true,
  // Lets Rollup write the CommonJS files: tsup's own way to split them turns each `?.` into closures.
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  external: [/^node:/],
  // The code is shipped readable instead, with every name: `npx tsup --sourcemap` writes maps for the project's own use.
  sourcemap: false,
  minify: false,
  // Writes out constants where they are used: the rules ask for them at every step.
  esbuildOptions(options) {
    options.minifySyntax = true;
  },
  plugins: [
    {
      name: "constant-bindings",
      renderChunk: (code, { map }) => {
        const constant = withConstants(code);
        return map ? { code: constant, map } : { code: withConstantFunctions(constant), map: null };
      },
    },
  ],
  dts: false,
});

/** The declarations, bundled from those that `tsc --build` has written: to make them of the source takes twenty times as long. */
const types = defineConfig({
  entry: Object.fromEntries(
    entryPoints.map(({ name, source }) => [
      name,
      source.replace(/^src\//u, ".generated/types/").replace(/\.ts$/u, ".d.ts"),
    ]),
  ),
  tsconfig: "src/tsconfig.json",
  format: ["cjs"],
  dts: {
    only: true,
    compilerOptions: {
      // tsup's type bundler still sets an option that TypeScript 6 calls deprecated.
      ignoreDeprecations: "6.0",
      composite: false,
      // For the board element and for what runs on Node, which have configurations of their own: `npm run typecheck` sees to it
      // that nothing else uses a browser or Node.
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      types: ["node"],
    },
  },
});

/**
 * The command. It imports the library by the name of the package, as every user does, and contains the libraries that only it
 * needs, so that nobody has to install them.
 */
const command = defineConfig({
  entry: { command: "src/command/main.ts" },
  format: ["esm"],
  target: "node20",
  platform: "node",
  external: [/^caravanserai/],
  noExternal: ["cac", "cli-progress"],
  splitting: false,
  dts: false,
  esbuildOptions(options) {
    options.legalComments = "inline";
    options.banner = {
      js: [
        licences,
        // What is CommonJS inside asks for modules of Node.
        'import { createRequire as requireOf } from "node:module";',
        "const require = requireOf(import.meta.url);",
      ].join("\n"),
    };
  },
});

export default [library, types, command];
