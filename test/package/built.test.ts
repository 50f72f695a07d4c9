/** What was built is built again if its sources or itself have changed, and only then. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { built } from "../../tools/test/built.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-built-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(".generated/built/trial.txt", { force: true });
});

test("a build is fresh until one of its sources, or what it has written, changes", () => {
  const [source, target] = [join(folder, "source"), join(folder, "target")];
  for (const path of [source, target]) mkdirSync(path);
  const write = (path: string, text: string): void => {
    writeFileSync(join(path, "file.txt"), text);
  };
  const trial = built("trial", target, [source]);
  const make = (): void => {
    const digest = trial.digest();
    write(target, "made");
    trial.keep(digest);
  };
  write(source, "one");
  expect(trial.isFresh()).toBe(false);
  make();
  expect(trial.isFresh()).toBe(true);
  write(source, "two");
  expect(trial.isFresh()).toBe(false);
  make();
  expect(trial.isFresh()).toBe(true);
  write(target, "half");
  expect(trial.isFresh()).toBe(false);
  make();
  writeFileSync(join(source, "another.txt"), "");
  expect(trial.isFresh()).toBe(false);
  const before = trial.digest();
  write(source, "changed during the build");
  trial.keep(before);
  expect(trial.isFresh()).toBe(false);
});
