/** Finds the rules that changed since an earlier commit. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { GAME_IDS } from "caravanserai";

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Returns the commit to compare with: where this branch left `main`, or on `main` itself the commit before. `undefined` without
 * a history.
 */
export function baseOfChanges(): string | undefined {
  const head = git("rev-parse", "--short", "HEAD");
  const left = git("merge-base", "HEAD", "origin/main") ?? git("merge-base", "HEAD", "main");
  const fork = left === undefined ? undefined : git("rev-parse", "--short", left);
  return fork === undefined || fork === head ? git("rev-parse", "--short", "HEAD~1") : fork;
}

/** Returns the files of rules that changed since a commit, also those that are not committed yet. */
export function changedRules(base: string): string[] {
  const folders = GAME_IDS.map((game) => `src/${game}/rules`);
  return (git("diff", "--name-only", base, "--", ...folders) ?? "")
    .split("\n")
    .filter((file) => file.endsWith(".ts") && existsSync(file));
}
