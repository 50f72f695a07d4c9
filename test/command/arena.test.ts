/** `caravanserai arena`, and what can be done with the games that it keeps. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { Analysis, SprtState } from "caravanserai/bots";
import { arena } from "caravanserai/bots";
import * as game from "caravanserai/through-the-desert";
import { fakeTerminal, piped, runIn } from "./fake.js";
import { interrupt } from "./run.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-arena-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const small = ["--layout", "small-wadi", "--seed", "here"];
const program = fileURLToPath(new URL("../node/programs/bad-bot.js", import.meta.url));

const wide = (text: string): string[] => text.split("\n").filter((line) => line.length > 80);

describe("an arena", () => {
  it("prints the table that the library finds, in 80 columns", async () => {
    const out = await piped([], "arena", "--bots", "greedy,random", "--games", "4", ...small);
    expect(out).toContain("4 of 4 games");
    expect(out).toMatch(/^bot +games +wins +share +95 % +points +margin +Elo$/mu);
    expect(out).toMatch(/^greedy +4 +4 100\.0 % +51 to 100 /mu);
    expect(wide(out)).toEqual([]);
  });

  it("prints the same as JSON, and keeps every game in a file", async () => {
    const file = join(folder, "games.jsonl");
    const argv = ["arena", "--bots", "greedy,random", "--games", "2", ...small];
    const out = await piped([], ...argv, "--json", "--log", file);
    const expected = await arena<game.Types>({
      game,
      bots: ["greedy", "random"],
      games: 2,
      seed: "here",
      options: { layout: game.smallWadi },
    });
    const { complete, table, games } = JSON.parse(out) as Record<string, unknown>;
    expect({ complete, table, games }).toEqual({ complete: true, ...expected });
    expect(readFileSync(file, "utf8").trimEnd().split("\n")).toHaveLength(3);

    const shown = await piped([], "replay", file, "--number", "1");
    expect(shown).toContain("1. Seat 0: ");
    expect(shown).toContain("The game is over.");
    expect(wide(shown)).toEqual([]);
    const at = await piped([], "replay", file, "--number", "1", "--at", "3", "--language", "fr");
    expect(at).toMatch(/^3\. Siège 0: /mu);
    expect(at).not.toContain("2. ");
    const parsed = JSON.parse(await piped([], "replay", file, "--number", "0", "--json")) as {
      moves: { number: number; events: object[] }[];
      score: { seats: { total: number }[] };
    };
    expect(parsed.moves[0]?.number).toBe(1);
    expect(parsed.score.seats.map(({ total }) => total)).toEqual(expected.games[0]?.points);
    await expect(piped([], "replay", file, "--number", "0", "--at", "9999")).rejects.toThrow(
      "--at takes a number from 0 to",
    );
  });

  it("stops by itself with --sprt, and says what the test has found", async () => {
    const argv = ["arena", "--bots", "greedy,random", "--sprt", "0,200", ...small];
    const out = await piped([], ...argv);
    expect(out).toMatch(
      /^test: greedy is stronger: accepted; LLR [3-9]\.\d\d of -2\.94 to 2\.94\n {6}after \d+ deals, Elo \+\d+\.\d \(95 %: \+/mu,
    );
    expect(wide(out)).toEqual([]);
    const { sprt, games } = JSON.parse(await piped([], ...argv, "--json", "--workers", "2")) as {
      sprt: SprtState;
      games: object[];
    };
    expect(games).toHaveLength(2 * sprt.deals);
    expect(out).toContain(`after ${sprt.deals} deals`);
    await expect(piped([], "arena", "--sprt", "10")).rejects.toThrow("--sprt takes two Elo");
    await expect(piped([], "arena", "--sprt", "10,0")).rejects.toThrow("more than elo0 (10)");
  });

  it("tells which program lost games because it did not answer, and why", async () => {
    const bots = `greedy,${process.execPath} ${program} crash`;
    const out = await piped([], "arena", "--bots", bots, "--games", "2", ...small);
    expect(out.replaceAll(/\s+/gu, " ")).toMatch(
      /lost 2 games because it did not answer, first game 0: .* exit code 3; it wrote: the camel is ill/u,
    );
    expect(wide(out)).toEqual([]);
  });

  it("shows a live table and a bar on a terminal", async () => {
    const fake = fakeTerminal(true);
    await runIn(fake, "arena", "--bots", "greedy,random", "--games", "100", ...small);
    expect(fake.out()).toContain("of 100 games");
    expect(fake.out()).toContain("░");
    // The cursor is there again.
    expect(fake.out().lastIndexOf("\u001b[?25h")).toBeGreaterThan(
      fake.out().lastIndexOf("\u001b[?25l"),
    );
    expect(fake.out().split("Elo").length).toBeGreaterThanOrEqual(3);
  });

  it("ends with what was found so far if Ctrl-C is pressed", async () => {
    const log = join(folder, "stopped.jsonl");
    const argv = ["arena", "--bots", "greedy,random", "--games", "100000", ...small];
    const fake = fakeTerminal();
    const played = runIn(fake, ...argv, "--json", "--log", log);
    // As soon as some games are in its log.
    const timer = setInterval(() => {
      if (existsSync(log) && readFileSync(log, "utf8").split("\n").length > 5) fake.stop.abort();
    }, 20);
    await expect(played).rejects.toThrow();
    clearInterval(timer);
    const { complete, games } = JSON.parse(fake.out()) as { complete: boolean; games: object[] };
    expect(complete).toBe(false);
    expect(games.length).toBeGreaterThan(0);
  });

  it("does so as a process, with exit code 130", async () => {
    const argv = ["arena", "--bots", "greedy,random", "--games", "40", ...small];
    const { status, out, error } = await interrupt(argv, "4 of 40 games");
    expect(status).toBe(130);
    expect(out).toMatch(/Stopped after \d+ games:\nbot /u);
    expect(error).toBe("Stopped.\n");
  });
});

describe("analyse", () => {
  it("says what the bot would have played and what each move cost", async () => {
    const file = join(folder, "weak.json");
    await piped([], "play", "--seats", "random,random", ...small, "--save", file);
    const out = await piped([], "analyse", file, "--bot", "mcts:60");
    expect(out).toMatch(/^ move {2}seat {2}played +bot +expects +loss$/mu);
    expect(out).toMatch(/ {2}\?\?$/mu);
    expect(out).toMatch(/^Seat 0: \d+ moves, \d+\.\d\d points lost on average, \d+ blunders/mu);
    expect(wide(out)).toEqual([]);
    const { decisions, complete } = JSON.parse(
      await piped([], "analyse", file, "--bot", "mcts:60", "--json"),
    ) as Analysis;
    expect(complete).toBe(true);
    for (const { best, played } of decisions) {
      if (played?.text === best[0]?.text) expect(played?.loss).toBe(0);
      expect(played?.blunder).toBe((played?.loss ?? 0) >= 5);
    }
    // Whoever plays at random does not play as a search does.
    expect(decisions.some(({ played }) => played?.blunder)).toBe(true);
    // The same again: budgets in iterations.
    const again = await piped([], "analyse", file, "--bot", "mcts:60");
    expect(again).toBe(out);
  });
});

describe("replay on a terminal", () => {
  it("goes forwards and backwards by keys", async () => {
    const file = join(folder, "keys.txt");
    await piped([], "play", "--seats", "greedy,greedy", ...small, "--save", file);
    const fake = fakeTerminal(true);
    const shown = runIn(fake, "replay", file);
    await fake.until("Move 0 of");
    const { input } = fake.terminal as unknown as { input: { write(text: string): void } };
    for (const [keys, text] of [
      ["\r", "Move 1 of"],
      ["n", "Move 2 of"],
      ["\u001b[D", "Move 1 of"],
      ["\u001b[F", "The game is over."],
      ["\u001b[H", "Move 0 of"],
    ] as const) {
      input.write(keys);
      await fake.until(text);
    }
    input.write("q");
    await shown;
  });
});
