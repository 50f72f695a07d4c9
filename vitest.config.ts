import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const src = fileURLToPath(new URL("src", import.meta.url));

/**
 * Tests that share a process and the modules of the library, which are loaded once instead of once for each file: that is half of
 * the time of most of them. What measures time or memory (board, cost, memory) has a process of its own, and so has what changes
 * settings of its process.
 */
const PURE = [
  "test/!(examples).test.ts",
  "test/{bad-input,boardgame-io,bots,conformance,desert-sons,docs,games,helpers,kit,last-water,layouts,learn,nomadi}/**/!(board|cost|memory).test.ts",
  "test/{picture,runtimes,saves,schemas,svg,through-the-desert,vectors,words}/**/!(board|cost|memory).test.ts",
  "test/command/outside-text.test.ts",
  "test/element/{define-board,session}.test.ts",
  "test/limits/limits.test.ts",
  "test/node/!(redis|redis-assess).test.ts",
  "test/outside/{react,redux,zustand}.test.ts",
  "test/recipes/searching-bot.test.ts",
  "test/salt-pans/game.test.ts",
];

/**
 * Tests without random cases, of programs in processes of their own, of pages and of bundles: coverage sees nothing of what they
 * reach, or what others reach as well. They share a process too.
 */
const FIXED = [
  "test/{bytes,command,package,recipes,site}/**/!(browser|outside-text|searching-bot).test.ts",
  "test/examples.test.ts",
];

/** Tests of the page to play on, which is built once for all of them. */
const PAGE = ["test/page/**/*.test.ts"];

/** Other tests in Chromium and on Redis. They have no random cases, and coverage does not see what they reach. */
const LIVE = [
  "test/{element,recipes,salt-pans}/browser.test.ts",
  "test/element/{hot-reload,leading}.test.ts",
  "test/node/{redis,redis-assess}.test.ts",
];

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
        test: { name: "pure", include: PURE, isolate: false },
      },
      { extends: true, test: { name: "fixed", include: FIXED, isolate: false } },
      {
        extends: true,
        test: {
          name: "apart",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...FIXED, ...LIVE, ...PAGE, ...PURE],
        },
      },
      { extends: true, test: { name: "live", include: LIVE } },
      {
        extends: true,
        test: { name: "page", include: PAGE, isolate: false, globalSetup: "test/page/build.ts" },
      },
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

      thresholds: { branches: 94, lines: 98 },
    },
  },
});
