/** Builds the page once for all of its tests, before the first, if it has changed. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../../tools/chromium.js";
import { page } from "../../tools/test/built.js";

/** Where the page is built. */
export const OUT = ".generated/page";

/** Builds as `npm run docs` does: in a process of its own, since tests run in another mode. */
export default async function build(): Promise<void> {
  if (findChromium() === undefined || page.isFresh()) return;
  const sources = page.digest();
  const vite = join(process.cwd(), "node_modules/vite/bin/vite.js");
  const options = ["--outDir", join(process.cwd(), OUT), "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, [vite, "build", "docs/play", ...options], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  page.keep(sources);
}
