/** The screen of a person at a terminal of 80 by 24 characters. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import * as desertSons from "caravanserai/desert-sons";
import { grouped } from "../../src/command/play/choosing.js";
import { arranged, cropped, placeOf } from "../../src/command/screen/arrange.js";
import { fakeTerminal, runIn } from "./fake.js";

const SIZE = { width: 80, height: 22 };

/** Plays with some lines typed, and returns the screens: what was written between two times that the screen was cleared. */
async function screensOf(game: string, ...typed: readonly string[]): Promise<string[]> {
  const fake = fakeTerminal(true, 80, { NO_COLOR: "1" });
  const playing = runIn(fake, "play", game, "--seats", "me,greedy", "--seed", "petra");
  for (const line of [...typed, "quit"]) {
    await fake.until("You> ");
    fake.type(line);
  }
  await playing;
  return fake
    .out()
    .split("\u001b[2J\u001b[H")
    .slice(1)
    .map((text) => stripVTControlCharacters(text));
}

/** The letters of the rows on a screen. */
const rowsOn = (screen: string): string =>
  [...screen.matchAll(/^([a-z]) /gmu)].map(([, row]) => row).join("");

describe("the screen", () => {
  it.each([
    ["through-the-desert", "abcdefghijklmn", ["moves", "more", "help", "why Hb4", "nonsense"]],
    ["nomadi", "abcdefghijklmnopqrs", ["moves", "more", "help", "nonsense"]],
  ])("keeps the whole board of %s in view", async (game, rows, typed) => {
    const screens = await screensOf(game, ...typed);
    expect(screens).toHaveLength(typed.length + 1);
    for (const screen of screens) {
      expect(rowsOn(screen), screen).toBe(rows);
      expect(screen.split("\n").length, screen).toBeLessThanOrEqual(25);
    }
  });

  it("shows the rest of a long list, and begins again after its end", async () => {
    const pages = await screensOf(
      "through-the-desert",
      "moves sky",
      ...Array<string>(60).fill("more"),
    );
    const listed = pages.flatMap((page) => page.match(/S[a-n][0-9]+(?= )/gu) ?? []);
    expect(new Set(listed).size).toBe(119);
    expect(listed.length).toBeGreaterThan(119);
  });

  it("shows the part of a large board where something can be placed, and others on request", async () => {
    const [travel = "", place = "", lower = ""] = await screensOf("desert-sons", "draw", "down");
    expect(rowsOn(travel)).toContain("f");
    expect(rowsOn(place)).toMatch(/^a/u);
    expect(place).toContain("(0)");
    expect(rowsOn(lower)).not.toMatch(/^a/u);
    for (const screen of [travel, place, lower]) {
      expect(Math.max(...screen.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });
});

describe("arranged", () => {
  const board = ["  1  2", "a .  .", "b .  ."];

  it("puts text beside a narrow board, and below a wide one", () => {
    const parts = { board, facts: ["one"], news: ["two"], answer: ["three"], skipped: 0 };
    expect(arranged(parts, SIZE, { line: 0, column: 0 }, 3).lines).toEqual([
      "  1  2   one",
      "a .  .",
      "b .  .   two",
      "",
      "         three",
    ]);
    const wide = { ...parts, board: board.map((line) => line.padEnd(70, ".")) };
    const { lines } = arranged(wide, SIZE, { line: 0, column: 0 }, 3);
    expect(lines.slice(3)).toEqual(["one", "", "two", "", "three"]);
  });

  it("leaves out old events before facts, and facts before the answer", () => {
    const many = (name: string): string[] => Array.from({ length: 9 }, (_, at) => `${name} ${at}`);
    const parts = { board, facts: many("f"), news: many("n"), answer: many("a"), skipped: 0 };
    const { lines, shown, hidden } = arranged(
      parts,
      { width: 80, height: 12 },
      { line: 0, column: 0 },
      3,
    );
    expect(lines).toHaveLength(12);
    expect([shown, hidden]).toEqual([3, 6]);
    expect(lines.join("\n")).not.toContain("n 8");
    const next = arranged(
      { ...parts, skipped: shown },
      { width: 80, height: 30 },
      { line: 0, column: 0 },
      3,
    );
    expect(next.hidden).toBe(0);
    expect(next.lines.join("\n")).toMatch(/n 8.*a 3/su);
  });
});

describe("cropped", () => {
  const board = desertSons.toText(desertSons.setup({ players: 2, seed: 1 })).split("\n\n")[0];
  const lines = (board ?? "").split("\n");

  it.each(["a6", "f1", "f11", "k6"])("has %s in view, with its row and column", (space) => {
    const focus = placeOf(lines, space);
    if (focus === undefined) throw new Error(`${space} is not on the board`);
    const shown = cropped(lines, { width: 60, height: 13 }, focus, 9);
    expect(shown.length).toBeLessThanOrEqual(13);
    expect(placeOf(shown, space)).toBeDefined();
    const { line = 0, column = 0 } = placeOf(shown, space) ?? {};
    expect(shown[line]?.slice(column - 1, column + 2)).toBe(
      lines[focus.line]?.slice(focus.column - 1, focus.column + 2),
    );
  });
});

describe("grouped", () => {
  it("writes the spaces of a row together", () => {
    expect(grouped(["b5", "b6", "b7", "b13", "c1", "c2"])).toEqual(["b5-7,13", "c1,2"]);
    expect(grouped(["sky", "b5"])).toEqual(["sky", "b5"]);
  });
});
