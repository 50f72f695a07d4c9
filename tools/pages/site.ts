/** The folder of the built site: what is removed before pages are written, and whether they are out of date. */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The folder of the page to play on, which Vite builds. */
const PLAY = "play";

/** Removes the pages of an older build, and leaves the page to play on. */
export function emptySite(site: string): void {
  if (!existsSync(site)) return;
  for (const name of readdirSync(site)) {
    if (name !== PLAY) rmSync(join(site, name), { recursive: true });
  }
}

/** Returns the time of the newest file under some paths. */
function newest(paths: readonly string[]): number {
  return paths.reduce((latest, path) => {
    const found = statSync(path);
    const time = found.isDirectory()
      ? newest(readdirSync(path).map((name) => join(path, name)))
      : found.mtimeMs;
    return Math.max(latest, time);
  }, 0);
}

/** Tests whether pages are missing, or older than one of their sources. */
export function isOutOfDate(site: string, sources: readonly string[]): boolean {
  const index = join(site, "index.html");
  return !existsSync(index) || statSync(index).mtimeMs < newest(sources);
}
