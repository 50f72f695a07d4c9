/** `caravanserai assess`: what the library finds, as text, as JSON and as a card. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { assess, balanceCard } from "caravanserai/layouts";
import * as game from "caravanserai/through-the-desert";
import { piped } from "./fake.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-assess-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const few = ["--games", "4", "--contests", "0", "--bot", "greedy", "--seed", "here"];

describe("an assessment", () => {
  it("prints the numbers in 80 columns, and draws the card", async () => {
    const file = join(folder, "card.svg");
    const out = await piped([], "assess", "--layout", "small-wadi", ...few, "--svg", file);
    expect(out).toContain("Small Wadi, 2 players, 4 games of greedy");
    expect(out).toMatch(/^seat 0 wins +\d+\.\d % \(95 %: /mu);
    expect(out).toMatch(/^oases +\d+\.\d points, winners \d+\.\d$/mu);
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(readFileSync(file, "utf8")).toContain("Small Wadi");
  });

  it("prints as JSON what the library finds, of a board in a file", async () => {
    const board = join(folder, "mine.txt");
    const card = join(folder, "dark.svg");
    writeFileSync(board, game.formatLayout(game.smallWadi));
    const argv = ["assess", "--layout", board, ...few, "--svg", card, "--theme", "dark"];
    const { complete, ...found } = JSON.parse(await piped([], ...argv, "--json")) as {
      complete: boolean;
    };
    const expected = await assess<game.Types>({
      ...{ game, options: { layout: game.smallWadi }, players: 2, games: 4, seed: "here" },
      ...{ bot: "greedy", contestGames: 0 },
    });
    expect([complete, found]).toEqual([true, expected]);
    expect(readFileSync(card, "utf8")).toBe(`${balanceCard(expected, { theme: "dark" })}\n`);
  });

  it.each([
    [["--players", "9"], "through-the-desert takes 2 to 5 players, not 9"],
    [["--bot", "nobody"], 'unknown bot "nobody"'],
    [["--bot", "python3 bot.py"], "--bot takes the name of a bot or a module"],
    [["--layout", "nowhere"], "--layout: there is no file"],
    [["--theme", "blue"], "--theme takes one of auto, light, dark"],
    [["--contests", "x"], "--contests takes a whole number"],
  ])("refuses %o", async (wrong, message) => {
    await expect(piped([], "assess", ...wrong)).rejects.toThrow(message);
  });
});
