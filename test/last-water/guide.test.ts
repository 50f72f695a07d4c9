/** The guide shows the files of its game as they are, and the mistakes that are tested. `npx vitest run test/last-water/guide -u` writes the files anew. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const guide = readFileSync(`${docs}adding-a-game.md`, "utf8");
/** A block of code after a line with the link to its file. */
const BLOCK =
  /(^\[([\w.-]+)\]\((examples\/(?:last-water|salt-pans)\/\2)\):\n\n```typescript\n)(.*?)(^```$)/gmsu;

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
    const files = ["last-water", "salt-pans"].flatMap((game) =>
      readdirSync(`${docs}examples/${game}`).filter((file) => file.endsWith(".ts")),
    );
    expect(shown.sort()).toEqual(files.sort());
  });

  it("tells the truth about the length of the game", () => {
    const lines = ["model.ts", "rules.ts", "game.ts"].map(
      (file) => readFileSync(`${docs}examples/last-water/${file}`, "utf8").split("\n").length - 1,
    );
    expect(guide).toContain("takes about 400 lines");
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(400);
  });

  it("refers to rules that it has", () => {
    const rules = new Set(guide.match(/^- \*\*W\d\*\*/gmu)?.map((rule) => rule.slice(4, 6)));
    expect(rules.size).toBe(9);
    for (const [id] of guide.matchAll(/\bW\d\b/gu)) expect(rules.has(id)).toBe(true);
  });
});
