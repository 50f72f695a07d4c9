/** Every rule of every game is named by a test: its id stands in a title. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";

/** The titles of the tests of a game, as its files have them: those of a range such as `C1 to C8` count for its ends only. */
function titles(game: string): string {
  const folder = new URL(`${game}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .flatMap((text) => [...text.matchAll(/\b(?:it|describe)(?:\.each\([^;]*?\))?\(\s*["'`](.*)/gu)])
    .map(([, title]) => title)
    .join("\n");
}

describe.each([
  ["through-the-desert", desert.RULE_IDS],
  ["nomadi", nomadi.RULE_IDS],
  ["desert-sons", sons.RULE_IDS],
] as const)("%s", (game, ids: readonly string[]) => {
  it("has a test for every rule", () => {
    const named = new Set(titles(game).match(/\b[A-Z]\d+\b/gu));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
  });
});
