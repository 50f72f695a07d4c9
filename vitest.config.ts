import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const src = fileURLToPath(new URL("src", import.meta.url));

/**
 * Tests of pure functions. They share a process and the modules of the library, which are loaded once instead of once for each
 * file: that is half of the time of most of them.
 */
const PURE = [
  "test/*.test.ts",
  "test/{bots,bytes,conformance,desert-sons,docs,games,kit,layouts,learn,nomadi,picture,saves,schemas}/**/*.test.ts",
  "test/{svg,through-the-desert,vectors,words}/**/*.test.ts",
];

/** What they can't share a process with: they measure time or memory, or need one with nothing else in it. */
const MEASURING = ["test/*/{frontend/board,picture/cost}.test.ts", "test/kit/memory.test.ts"];

const PAGE = ["test/page/**/*.test.ts"];

export default defineConfig({
  resolve: {
    // Tests and examples import the package by its name and get the source.
    alias: [
      { find: /^caravanserai$/, replacement: `${src}/index.ts` },
      { find: /^caravanserai\/([\w/-]+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    setupFiles: ["test/setup.ts"],
    // All cores: vitest leaves one free, which is half of a small machine.
    maxWorkers: "100%",
    // Only to end what hangs: nothing is said here about how fast a machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: PURE,
          exclude: [...configDefaults.exclude, ...MEASURING],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...PAGE, ...PURE],
        },
      },
      { extends: true, test: { name: "page", include: PAGE, globalSetup: "test/page/build.ts" } },
    ],
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      // These run in Chromium, or in processes and threads of their own, which do not report what was reached.
      exclude: [
        "src/element/{board,board-properties}.ts",
        "src/element/{input,scene}/**",
        "src/element/{react,svelte,vue}/**",
        "src/command/**",
        "src/node/{redis,redis-queue,serve-queue,thread,tickets}.ts",
      ],
      reporter: ["text", "html", "json-summary"],

      thresholds: { branches: 95, lines: 98 },
    },
  },
});
