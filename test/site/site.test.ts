/** The folder of the built site. */
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptySite, isOutOfDate } from "../../tools/pages/site.js";

const folder = join(tmpdir(), `caravanserai-site-${process.pid}`);
const site = join(folder, "api");
const source = join(folder, "src/deep/file.ts");

beforeEach(() => {
  mkdirSync(join(site, "play/assets"), { recursive: true });
  mkdirSync(join(site, "documents"));
  mkdirSync(join(folder, "src/deep"), { recursive: true });
  for (const file of [join(site, "index.html"), join(site, "play/index.html"), source]) {
    writeFileSync(file, "");
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is emptied of pages, and keeps the page to play on", () => {
  emptySite(site);
  expect(readdirSync(site)).toEqual(["play"]);
  expect(readdirSync(join(site, "play")).sort()).toEqual(["assets", "index.html"]);
  expect(() => emptySite(join(folder, "nowhere"))).not.toThrow();
});

it("is out of date if a source is newer, or if there are no pages", () => {
  const sources = [join(folder, "src")];
  const at = (file: string, time: number): void => utimesSync(file, time, time);
  at(source, 1000);
  at(join(site, "index.html"), 2000);
  expect(isOutOfDate(site, sources)).toBe(false);
  at(source, 3000);
  expect(isOutOfDate(site, sources)).toBe(true);
  at(source, 1000);
  emptySite(site);
  expect(isOutOfDate(site, sources)).toBe(true);
});
