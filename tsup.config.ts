import { defineConfig } from "tsup";
import { withConstants } from "./tools/constant-bindings.js";
import { entryPoints } from "./tools/entry-points.js";

export default defineConfig({
  entry: Object.fromEntries(entryPoints.map(({ name, source }) => [name, source])),
  tsconfig: "src/tsconfig.json",
  format: ["esm", "cjs"],
  // In both formats, so that error classes and caches exist once, whichever entries are loaded.
  splitting: true,
  // Lets Rollup write the CommonJS files: tsup's own way to split them turns each `?.` into closures.
  treeshake: true,
  target: "es2022",
  platform: "neutral",
  sourcemap: true,
  minify: false,
  // Writes out constants where they are used: the rules ask for them at every step.
  esbuildOptions(options) {
    options.minifySyntax = true;
  },
  clean: true,
  plugins: [
    {
      name: "constant-bindings",
      renderChunk: (code, { map }) => ({ code: withConstants(code), map: map ?? null }),
    },
  ],
  // tsup's type bundler still sets an option that TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: "6.0", composite: false } },
});
