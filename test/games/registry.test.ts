/** The games of the library are listed in `src/games`, and everything else reads them there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAME_IDS } from "caravanserai";
import { words as german } from "caravanserai/words/de";
import { words as english } from "caravanserai/words/en";
import { words as french } from "caravanserai/words/fr";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Files in which each game has an entry of its own that the compiler asks for, by the type of the list. */
const CHECKED_BY_TYPES = [
  /^src\/games\//u,
  // A catalogue of words has sentences for each game.
  /^src\/words\/(?:words\.ts|\w\w\/(?:index|rules)\.ts)$/u,
  // Random options and boards of each game.
  /^src\/testing\/index\.ts$/u,
  /^docs\/play\/(?:options|languages\/\w\w|how-to-play\/main)\.ts$/u,
  // The matches of docs/results.md, the cards of docs/boards.md, what is learnt, what a user of the package would write, and pictures for guides.
  /^tools\/(?:strength\/matches|boards\/cards|learn|pack-check\/consumer|fuzz\/journeys|pages\/pictures)\.ts$/u,
];

/** A file without its comments. */
const codeOf = (file: string): string =>
  readFileSync(root + file, "utf8").replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, "");

describe("the registry", () => {
  it("is the only place that lists the games", () => {
    const files = ["src", "tools", "docs/play"]
      .flatMap((folder) =>
        readdirSync(root + folder, { recursive: true }).map((file) => `${folder}/${String(file)}`),
      )
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => /\.(?:ts|js)$/u.test(file));
    expect(files.length).toBeGreaterThan(400);
    const lists = files.filter((file) => {
      if (CHECKED_BY_TYPES.some((allowed) => allowed.test(file))) return false;
      const code = codeOf(file);
      return GAME_IDS.filter((id) => new RegExp(`["'/\`]${id}["'/\`.]`, "u").test(code)).length > 1;
    });
    expect(lists).toEqual([]);
  });

  it("notices a file that lists them", () => {
    expect(codeOf("src/games/games.ts")).toContain('"through-the-desert"');
    expect(codeOf("src/games/ids.ts")).not.toContain("@example");
  });
});

describe.each([...GAME_IDS])("%s", (id) => {
  it("has its entry points, its rules page, and its kit for the page to play on", () => {
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining([`./${id}`, `./svg/${id}`]),
    );
    for (const file of [`docs/rules/${id}.md`, `docs/play/kits/${id}.ts`]) {
      expect(existsSync(root + file), file).toBe(true);
    }
  });

  it("has words in every language", () => {
    for (const words of [english, french, german]) expect(words[id].name).not.toBe("");
  });
});
