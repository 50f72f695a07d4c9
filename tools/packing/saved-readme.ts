/** The README of the repository, which is put aside while npm packs the one with absolute links. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { packedReadme } from "./readme.js";

export const README = "README.md";
/** Where it is put. */
export const SAVED = ".generated/README.md";

/** Puts it back, if it was put aside. A README that somebody has edited since then stays. */
export function restoreReadme(): void {
  if (!existsSync(SAVED)) return;
  const saved = readFileSync(SAVED, "utf8");
  if (readFileSync(README, "utf8") === packedReadme(saved)) writeFileSync(README, saved);
  rmSync(SAVED);
}
