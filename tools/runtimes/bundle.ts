/** Bundles the program that plays with the built package, in one file for any platform. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { build } from "esbuild";
import { entryPoints } from "../entry-points.js";

/** The folder of the installed runtimes. */
export const RUNTIMES = resolve("test/runtimes");
const FOLDER = resolve(".generated/runtimes");
const BUNDLE = `${FOLDER}/program.js`;

/** Writes a file for one platform and returns its path. */
export function write(name: string, text: string): string {
  const path = `${FOLDER}/${name}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Returns a script that defines the global `program`, which has `play`. */
export async function bundle(): Promise<string> {
  await build({
    entryPoints: [`${RUNTIMES}/program.ts`],
    outfile: BUNDLE,
    bundle: true,
    format: "iife",
    globalName: "program",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    // The built package, not the source that tsconfig.json maps to.
    tsconfigRaw: {},
    alias: Object.fromEntries(
      entryPoints.map(({ specifier, name }) => [specifier, resolve(`dist/${name}.js`)]),
    ),
    // Chunks import each other for side effects that they do not have.
    logOverride: { "ignored-bare-import": "silent" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return readFileSync(BUNDLE, "utf8");
}

interface Babel {
  transformSync(code: string, options: object): { readonly code: string };
}

/** Compiles the script to older syntax, like React Native's bundler: missing functions stay missing. */
export function compiledForHermes(program: string): string {
  const require = createRequire(`${RUNTIMES}/package.json`);
  // Its types are not installed, and this is all that is used of it.
  const babel = require("@babel/core") as Babel;
  const preset = [
    require.resolve("@react-native/babel-preset"),
    { enableBabelRuntime: false, disableImportExportTransform: true },
  ];
  return babel.transformSync(program, {
    presets: [preset],
    sourceType: "script",
    compact: false,
    configFile: false,
    babelrc: false,
    caller: { name: "metro", engine: "hermes" },
  }).code;
}
