import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const src = fileURLToPath(new URL("src", import.meta.url));

export default defineConfig({
  resolve: {
    // Tests and examples import the package by its name and get the source.
    alias: [
      { find: /^caravanserai$/, replacement: `${src}/index.ts` },
      { find: /^caravanserai\/([\w/-]+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    // All cores: vitest leaves one free, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: 600_000,
    hookTimeout: 600_000,
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
