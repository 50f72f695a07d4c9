/** The pages of the recipes show the programs as they are. `npx vitest run test/recipes/pages -u` writes them anew. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../docs/recipes/", import.meta.url));
const files = readdirSync(folder);
const pages = files.filter((file) => file.endsWith(".md"));
/** A block of code after a line with the link to its file. */
const BLOCK = /(^\[([\w.-]+)\]\(\2\):\n\n```\w+\n)(.*?)(^```$)/gmsu;

const read = (file: string): string => readFileSync(folder + file, "utf8");

describe("pages of recipes", () => {
  test.each(pages)("%s shows its programs as they are", async (page) => {
    const shown = read(page).replace(
      BLOCK,
      (_, head: string, file: string, _code: string, end: string) => head + read(file) + end,
    );
    await expect(shown).toMatchFileSnapshot(folder + page);
  });

  test("every program is shown once", () => {
    const shown = pages.flatMap((page) =>
      [...read(page).matchAll(BLOCK)].map(([, , file]) => file),
    );
    const programs = files.filter((file) => /\.tsx?$/u.test(file));
    expect(shown.sort()).toEqual(programs.sort());
  });
});
