/** The guide shows the files of its game as they are, and the mistakes that are tested. `npx vitest run test/last-water/guide -u` writes the files anew. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const guide = readFileSync(`${docs}adding-a-game.md`, "utf8");
const tests = readFileSync(new URL("conformance.test.ts", import.meta.url), "utf8");
/** A block of code after a line with the link to its file. */
const BLOCK = /(^\[([\w.-]+)\]\((examples\/last-water\/\2)\):\n\n```typescript\n)(.*?)(^```$)/gmsu;

describe("the guide", () => {
  it("shows the files of the game as they are", async () => {
    const shown = guide.replace(
      BLOCK,
      (_, head: string, _name: string, file: string, _code: string, end: string) =>
        head + readFileSync(docs + file, "utf8") + end,
    );
    await expect(shown).toMatchFileSnapshot(`${docs}adding-a-game.md`);
  });

  it("shows each of them once", () => {
    const shown = [...guide.matchAll(BLOCK)].map(([, , name]) => name);
    const files = readdirSync(`${docs}examples/last-water`).filter((file) => file.endsWith(".ts"));
    expect(shown.sort()).toEqual(files.sort());
  });

  it("names the law that each mistake breaks", () => {
    const tested = [...tests.matchAll(/^ {4}\[\n {6}"([^"]+)",\n {6}"([^"]+)",$/gmu)];
    expect(tested.length).toBeGreaterThan(8);
    const rows = guide.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    for (const [, mistake = "", law = ""] of tested) {
      expect(rows.find(([, what]) => what === mistake)?.[2]).toBe(law);
    }
  });

  it("refers to rules that it has", () => {
    const rules = new Set(guide.match(/^- \*\*W\d\*\*/gmu)?.map((rule) => rule.slice(4, 6)));
    expect(rules.size).toBe(9);
    for (const [id] of guide.matchAll(/\bW\d\b/gu)) expect(rules.has(id)).toBe(true);
  });
});
