/** `caravanserai play` with people at the keyboard. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseRecord, replay } from "caravanserai";
import {
  apply,
  formatMove,
  record,
  setup,
  shortCourse,
  type State,
  view,
} from "caravanserai/nomadi";
import { greedyInNomadi } from "../helpers/greedy.js";
import { fakeTerminal, piped, runIn } from "./fake.js";

const desert = ["play", "--seats", "me,greedy", "--seed", "3", "--layout", "small-wadi"];

/** A game of Nomadi up to a move after which another seat decides, and the two know different cards. */
function secretGame(): { kept: object; move: string; next: number } {
  const options = { players: 2, seed: "secrets", layout: shortCourse };
  let state = setup(options);
  const moves = [];
  const knows = (of: State, seat: number): string =>
    JSON.stringify({ ...view(of, seat), viewer: 0 });
  while (!state.over) {
    const move = greedyInNomadi(state);
    const after = apply(state, move);
    if (after.seat !== null && after.seat !== state.seat && knows(after, 0) !== knows(after, 1)) {
      return { kept: record(options, moves), move: formatMove(state, move), next: after.seat };
    }
    moves.push(move);
    state = after;
  }
  throw new Error("nobody has a secret");
}

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "caravanserai-play-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a person at the keyboard", () => {
  it("moves by notation, by a number of a list, and by picks in any order", async () => {
    const out = await piped(["Hb4", "moves rose g4", "1", "i9", "grape", "quit"], ...desert);
    expect(out).toContain("Seat 0 places the honey leader on b4.");
    expect(out).toMatch(/1 {2}Rg4 +Place the rose leader on g4/u);
    expect(out).toContain("Seat 0 places the rose leader on g4.");
    // The list after one pick has one move for each colour that is left.
    expect(out).toContain("[i9]> grape");
    expect(out).toContain("Seat 0 places the grape leader on i9.");
    expect(out).toContain("Bye.");
  });

  it("is told why a move is illegal, with the rule, in three languages", async () => {
    const lines = ["why He5", "He5", "sg5", "nonsense", "why what", "quit"];
    const out = (await piped(lines, ...desert)).replaceAll(/\s+/gu, " ");
    expect(out.split("(L3: Leaders keep away from oases)").length).toBe(3);
    expect(out).toContain("Not now: it is time to place a leader. (L1:");
    expect(out).toContain('nothing that can be picked here is called "nonsense"');
    const german = await piped(lines, ...desert, "--language", "de");
    expect(german).toContain("Zu tun ist");
    expect(german).toContain("Gib help ein");
    const french = await piped(lines, ...desert, "--language", "fr");
    expect(french).toContain("chef de caravane");
    expect(french).toContain("Au revoir.");
    expect(`${german}${french}`).not.toMatch(/Type help|legal moves|Bye|nothing that/u);
  });

  it("takes back a decision, and everything that came after it", async () => {
    const out = await piped(["undo", "Hb4", "undo", "Sb4", "quit"], ...desert);
    expect(out).toContain("There is nothing of yours to take back.");
    expect(out).toContain("Took back 2 moves.");
    expect(out).toContain("Seat 0 places the sky leader on b4.");
  });

  it("saves a game as text and goes on with it, undo included", async () => {
    const file = join(folder, "game.txt");
    const out = await piped(["Hb4", `save ${file}`, "Sg4", "quit"], ...desert);
    expect(out).toContain(`Saved to ${file}.`);
    expect(parseRecord(readFileSync(file, "utf8")).moves).toHaveLength(2);
    const again = await piped(["undo", "quit"], "play", "--load", file, "--seats", "me,greedy");
    expect(again).toContain("Took back 2 moves.");
    expect(again).toContain("(160 legal moves)");
  });

  it("keeps the file of --save up to date, as JSON", async () => {
    const file = join(folder, "game.json");
    await piped(["Hb4", "Sg4"], ...desert, "--save", file);
    const states = replay(JSON.parse(readFileSync(file, "utf8")));
    expect(states).toHaveLength(5);
  });

  it("shows help, the board, the log and a hint", async () => {
    const out = await piped(["help", "board", "Hb4", "log 2", "back", "", "quit"], ...desert);
    expect(out).toContain("why MOVE");
    expect(out.split("Camels: colour and seat").length).toBeGreaterThanOrEqual(4);
    expect(out.split("Seat 0 places the honey leader on b4.").length).toBe(3);
    expect(out).toContain("Nothing was picked.");
    const hinted = await piped(
      ["hint", "quit"],
      "play",
      "nomadi",
      "--seats",
      "me,greedy",
      "--seed",
      "1",
      "--layout",
      "short-course",
    );
    expect(hinted).toMatch(/points by seat: -?\d+ : -?\d+\)/u);
  });

  it("plays a whole game of few decisions to its end, and hears who won", async () => {
    // The first move every time: enough lines for any game.
    const lines = Array.from({ length: 400 }, () => ["moves", "1"]).flat();
    const out = await piped(lines, ...desert);
    expect(out).toContain("The game is over.");
    expect(out.trimEnd()).toMatch(/Seat [01] wins\.$|Seat 0 and Seat 1 win\.$/u);
  });
});

describe("several people at one keyboard", () => {
  it("hand over before anything hidden is shown", async () => {
    const { kept, move, next } = secretGame();
    const file = join(folder, "secret.json");
    writeFileSync(file, JSON.stringify(kept));
    const fake = fakeTerminal(true);
    const game = runIn(fake, "play", "--load", file, "--seats", "me");
    await fake.until(`> `);
    fake.type(move);
    await fake.until(`Seat ${next}, press Enter when nobody else looks.`);
    // The screen was cleared, and nothing else is on it.
    const cleared = fake.out().lastIndexOf("\u001b[2J\u001b[3J\u001b[H");
    const screen = stripVTControlCharacters(fake.out().slice(cleared)).trim();
    expect(screen).toBe(`Seat ${next}, press Enter when nobody else looks.`);
    fake.type("");
    await fake.until(`Seat ${next}> `);
    fake.type("quit");
    await game;
  });

  it("need not where nothing is hidden", async () => {
    const out = await piped(
      ["Hb4", "Sg4", "quit"],
      ...["play", "--seats", "me,me", "--layout", "small-wadi", "--seed", "3"],
    );
    expect(out).not.toContain("press Enter");
    expect(out).toContain("Seat 1> Sg4");
  });
});

describe("Ctrl-C", () => {
  it("ends a game at the prompt, and what was played is saved", async () => {
    const file = join(folder, "kept.json");
    const fake = fakeTerminal(true);
    const game = runIn(fake, ...desert, "--save", file);
    await fake.until("You> ");
    fake.type("Hb4");
    await fake.until("You> ");
    // What a terminal that edits lines sends for Ctrl-C.
    fake.type("\u0003");
    await expect(game).rejects.toThrow();
    expect(fake.stop.signal.aborted).toBe(true);
    expect(existsSync(file)).toBe(true);
  });
});
