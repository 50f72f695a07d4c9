/** The log of an arena, and the page that is made of it. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { PlayedGame } from "caravanserai/bots";
import * as game from "caravanserai/through-the-desert";
import { dataOf } from "../../docs/play/link.js";
import { piped } from "./fake.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-log-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const arena = (file: string, games: number, ...more: readonly string[]): Promise<string> =>
  piped(
    [],
    ...["arena", "--bots", "greedy,random", "--games", String(games), "--log", file],
    ...["--layout", "small-wadi", "--seed", "logged", "--json", ...more],
  );

const linesOf = (file: string): string[] => readFileSync(file, "utf8").trimEnd().split("\n");
const numbersOf = (file: string): number[] =>
  linesOf(file)
    .slice(1)
    .map((line) => (JSON.parse(line) as PlayedGame).number);

describe("the log of an arena", () => {
  it("has every game once, and an arena that goes on with it comes to the same result", async () => {
    const [file, whole] = [join(folder, "cut.log"), join(folder, "whole.log")];
    await arena(file, 4);
    // Killed while it wrote a game.
    const lines = linesOf(file);
    writeFileSync(file, `${lines.slice(0, 4).join("\n")}\n${lines[4]?.slice(0, 50) ?? ""}`);
    expect(await arena(file, 6, "--workers", "2")).toBe(await arena(whole, 6));
    expect(numbersOf(file).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...linesOf(file)].sort()).toEqual([...linesOf(whole)].sort());
    // Nothing is left to play.
    await arena(file, 6);
    expect(linesOf(file)).toHaveLength(7);
  });

  it("is never overwritten: that of another arena, or another file, is refused as it is", async () => {
    const file = join(folder, "kept.log");
    await arena(file, 2);
    const before = readFileSync(file, "utf8");
    for (const [more, what] of [
      [["--seed", "other"], 'other seed: "logged", not "other"'],
      [["--bots", "greedy,easy"], "other bots"],
      [["--layout", "twin-basins"], "other board and options"],
      [["--game", "nomadi", "--layout", "short-course"], "other game"],
    ] as const) {
      await expect(arena(file, 2, ...more)).rejects.toThrow(what);
    }
    const text = join(folder, "notes.txt");
    writeFileSync(text, "my notes");
    await expect(arena(text, 2)).rejects.toThrow("line 1");
    expect(readFileSync(text, "utf8")).toBe("my notes");
    appendFileSync(file, "{broken\n");
    await expect(arena(file, 2)).rejects.toThrow("line 4");
    expect(readFileSync(file, "utf8")).toBe(`${before}{broken\n`);
  });

  it("says which game of it is not one of the arena", async () => {
    const file = join(folder, "foreign.log");
    await arena(file, 2);
    const lines = linesOf(file);
    const changed = lines.map((line) => line.replace('"logged/0"', '"logged/7"'));
    writeFileSync(file, `${changed.join("\n")}\n`);
    await expect(arena(file, 2)).rejects.toThrow("played[0]");
  });
});

describe("report", () => {
  const out = join(folder, "report.html");

  it("writes a page with tables, the course of the test, and a link that opens each game", async () => {
    const file = join(folder, "tested.log");
    await arena(file, 4, "--sprt", "0,400");
    expect(await piped([], "report", file, "--out", out)).toContain("4 games of one arena");
    const page = readFileSync(out, "utf8");
    expect(page).toContain("<h1>Arena of through-the-desert</h1>");
    expect(page).toContain("greedy, seat 1");
    expect(page).toMatch(/<path class="course" d="M[\d. L]+"\/>/u);
    const links = [...page.matchAll(/href="([^"]*)#([^"]*)"/gu)];
    expect(links).toHaveLength(4);
    for (const [index, [, address = "", fragment = ""]] of links.entries()) {
      expect(address).toMatch(/^https:.*\/play\/$/u);
      const { players, ...record } = (await dataOf(fragment)) as Record<string, unknown>;
      const last = game.replay(record).at(-1);
      const played = JSON.parse(linesOf(file)[index + 1] ?? "") as PlayedGame;
      expect(last && game.score(last).seats.map(({ total }) => total)).toEqual(played.points);
      expect(players).toEqual(played.bots.map((name) => ({ kind: "person", name })));
    }
  });

  it("compares boards over several logs, opens games where it is told to, and escapes names", async () => {
    const [one, other] = [join(folder, "one.log"), join(folder, "other.log")];
    await arena(one, 2);
    const evil = readFileSync(one, "utf8")
      .replaceAll('"random"', '"<script>alert(1)</script>"')
      .replaceAll('"number":1', '"number":"<b>1</b>"')
      .replace("Small Wadi", "Wadi & <Sons>");
    writeFileSync(other, evil);
    await piped([], "report", one, other, "--out", out, "--page", "http://localhost/play/");
    const page = readFileSync(out, "utf8");
    expect(page).toContain("greedy, through-the-desert, Wadi &amp; &lt;Sons&gt;");
    expect(page).toContain('href="http://localhost/play/#g=');
    expect(page).not.toMatch(/<script|<b>/u);
  });

  it("refuses what is no log, and names the file", async () => {
    const file = join(folder, "bad.log");
    const refused = async (text: string, message: string): Promise<void> => {
      writeFileSync(file, text);
      await expect(piped([], "report", file, "--out", out)).rejects.toThrow(message);
    };
    await refused("", "bad.log is empty");
    await refused("7\n", "bad.log, line 1: expected the first line of a log");
    const head = '{"caravanserai":"0","game":"x","bots":[],"players":2,"seed":"s","options":{}}';
    await refused(`${head}\n{"bots":["a"]}\n`, "bad.log: games[0].points");
    await expect(piped([], "report")).rejects.toThrow("report takes the logs");
    await expect(piped([], "report", join(folder, "none.log"))).rejects.toThrow("cannot read");
  });
});
