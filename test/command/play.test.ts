/** `caravanserai play` with bots in all seats, which is what `npm start` runs. */
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { run } from "./run.js";

const start = manifest.scripts.start.split(" ").slice(2);

describe("npm start", () => {
  it("plays a whole game and shows the board and the score by source", () => {
    const args = [...start, "--players", "2", "--seed", "7", "--layout", "small-wadi"];
    const { status, out } = run(args);
    expect(status).toBe(0);
    expect(out).toContain('through-the-desert: 2 players, seed "7", layout small-wadi');
    expect(out).toMatch(
      /Seat 0: +\d+ points \(oases \d+, water \d+, caravans \d+, territory \d+\)/,
    );
    expect(out).toContain("The game is over.");
    expect(run(args).out).toBe(out);
  });

  it("plays the examples of the README", () => {
    const others = run([...start, "--players", "4", "--seed", "7", "--layout", "twin-basins"]);
    expect(others.out).toContain('through-the-desert: 4 players, seed "7", layout twin-basins');
    expect(run([...start, "nomadi"]).out).toContain('nomadi: 3 players, seed "petra"');
  });

  it("plays Desert Sons in 80 columns, and shows everybody's gold", () => {
    const { status, out } = run([...start, "desert-sons", "--players", "2"]);
    expect(status).toBe(0);
    expect(out).toMatch(/Seat [01]: \d+ gold wins \(/u);
    expect(Math.max(...out.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe("play", () => {
  it("prints the result as JSON, with a record of the game", () => {
    const args = ["play", "nomadi", "--seats", "greedy,random", "--layout", "short-course"];
    const { status, out } = run([...args, "--seed", "007", "--json"]);
    expect(status).toBe(0);
    const result = JSON.parse(out) as {
      bots: string[];
      winners: number[];
      record: { game: string; options: { seed: unknown }; moves: string[] };
    };
    expect(result.bots).toEqual(["greedy", "random"]);
    expect(result.winners.length).toBeGreaterThan(0);
    expect(result.record.game).toBe("nomadi");
    // Not 7: a seed is a text.
    expect(result.record.options.seed).toBe("007");
    expect(result.record.moves.length).toBeGreaterThan(10);
  });
});
