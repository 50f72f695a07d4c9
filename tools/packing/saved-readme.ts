/** The backup of the repository's README while npm packs the one with absolute links. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { packedReadme } from "./readme.js";

export const README = "README.md";
/** The path of the backup. */
export const SAVED = ".generated/README.md";

/** Restores the backup, if there is one. A README that was edited since then stays. */
export function restoreReadme(): void {
  if (!existsSync(SAVED)) return;
  const saved = readFileSync(SAVED, "utf8");
  if (readFileSync(README, "utf8") === packedReadme(saved)) writeFileSync(README, saved);
  rmSync(SAVED);
}
