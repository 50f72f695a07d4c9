/**
 * Bundles a worker thread of the source. Threads do not inherit the loader of the thread that starts them, and to start one in each
 * takes seconds.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { fileURLToPath, URL } from "node:url";
import { threadId } from "node:worker_threads";
import { buildSync } from "esbuild";
import { register } from "tsx/esm/api";

let isRegistered = false;

/**
 * Lets this thread import TypeScript, if it is asked to import some: games and bots of one's own.
 *
 * @param {unknown} modules - What it is asked to import.
 */
export function loadTypeScript(modules) {
  if (isRegistered || !/\.[cm]?tsx?"/u.test(JSON.stringify(modules) ?? "")) return;
  isRegistered = true;
  register();
}

/**
 * Returns the address of the bundle.
 *
 * @param {string} name - A file of src/node, without its ending.
 */
export function bundled(name) {
  const place = new URL(`../.generated/threads/source/${name}.js`, import.meta.url);
  const [{ text } = { text: "" }] = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/node/${name}.ts`, import.meta.url))],
    write: false,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    logLevel: "error",
  }).outputFiles;
  // Moved there at once, since other threads and processes do the same at this time.
  const path = fileURLToPath(place);
  const own = `${path}.${process.pid}-${threadId}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(own, text);
  renameSync(own, path);
  return place.href;
}
