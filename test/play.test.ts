/** `npm start`, as the person at the keyboard meets it. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

function start(...args: readonly string[]): { status: number | null; out: string; error: string } {
  const run = spawnSync(process.execPath, ["--import", "tsx", "tools/play.ts", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return { status: run.status, out: run.stdout, error: run.stderr };
}

describe("npm start", () => {
  it("plays a whole game and shows the board and the score by source", () => {
    const { status, out } = start("--players", "2", "--seed", "7", "--layout", "small-wadi");
    expect(status).toBe(0);
    expect(out).toContain('through-the-desert: 2 players, seed "7", layout small-wadi');
    expect(out).toMatch(
      /Seat 0: +\d+ points \(oases \d+, water \d+, caravans \d+, territory \d+\)/,
    );
    expect(out).toContain("The game is over.");
    expect(start("--players", "2", "--seed", "7", "--layout", "small-wadi").out).toBe(out);
  });

  it("plays Desert Sons, and shows the explored area and everybody's gold", () => {
    const { status, out } = start("desert-sons", "--players", "2", "--layout", "short-trip");
    expect(status).toBe(0);
    expect(out).toContain('desert-sons: 2 players, seed "petra", layout short-trip');
    expect(out).toMatch(/Seat [01]: \d+ gold wins \(/u);
    expect(out).toContain("The game is over.");
  });

  it.each([
    [["--players", "9"], "--players takes a whole number from 2 to 5."],
    [["--players", "two"], "--players takes a whole number"],
    [["--layout", "moon"], "--layout takes one of caravan-roads"],
    [["--speed", "3"], "Unknown option '--speed'"],
    [["chess"], 'There is no game called "chess".'],
    [["through-the-desert", "twice"], 'What is "twice"?'],
  ])("answers %j with a clear message and exit code 2", (args, message) => {
    const { status, out, error } = start(...args);
    expect(status).toBe(2);
    expect(out).toBe("");
    expect(error).toContain(message);
    expect(error).toContain("Usage: npm start");
  });
});
