/** Builds and serves the page: into the site that TypeDoc writes, for any base path of a static host. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { listFiles, serveSite } from "./site.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const src = fileURLToPath(new URL("../../src", import.meta.url));
const SERVICE_WORKER = "service-worker";

export default defineConfig(({ command }) => ({
  root: here,
  base: command === "serve" ? "/play/" : "./",
  resolve: {
    alias: [
      { find: /^caravanserai$/, replacement: `${src}/index.ts` },
      { find: /^caravanserai\/([\w/-]+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  plugins: [
    listFiles(`${SERVICE_WORKER}.js`),
    serveSite(fileURLToPath(new URL("../api", import.meta.url))),
  ],
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: fileURLToPath(new URL("../api/play", import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: [`${here}index.html`, `${here}how-to-play/index.html`, `${here}${SERVICE_WORKER}.ts`],
      output: {
        // No hash in its name: the browser looks for the next version of a service worker at the same URL.
        entryFileNames: ({ name }) =>
          name === SERVICE_WORKER ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
}));
