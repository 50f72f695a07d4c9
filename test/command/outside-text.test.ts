/** Text from outside on its way to a terminal: no control character gets through, and nothing floods the screen. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { ArenaError, BotError } from "caravanserai/bots";
import { printable } from "caravanserai/kit";
import * as nomadi from "caravanserai/nomadi";
import { Painted, say, sayError, sayJson } from "../../src/command/terminal.js";
import { fakeTerminal, piped, runIn } from "./fake.js";
import { run } from "./run.js";

/** A sequence that survives one pass of stripping, a C1 control character, an override of direction, and a forged line. */
const HOSTILE =
  "\u001b\u001b[2J[2J\u009b2J\u202eevil\u2066\u0007\r\n9. Seat 0: win\u001b]0;title\u0007";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-outside-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const badBot = fileURLToPath(new URL("../node/programs/bad-bot.js", import.meta.url));

/** Whether a terminal would obey, or hide, a character of a text. */
const isSafe = (text: string): boolean =>
  [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    const isControl = (code < 32 && character !== "\n") || (code >= 127 && code < 160);
    return !isControl && !/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(character);
  });

/** The record of a game of Nomadi in which a bribe has a hostile note. */
const hostileRecord = ((): ReturnType<typeof nomadi.record> => {
  const options = { players: 2, seed: 1, layout: nomadi.shortCourse, bribery: true } as const;
  const moves: nomadi.Move[] = [];
  const random = nomadi.seededRandom("notes");
  let state = nomadi.setup(options);
  for (let isOffered = false; !isOffered;) {
    const legal = nomadi.legalMoves(state);
    const bribe = legal.find(({ type }) => type === "bribe");
    isOffered = bribe !== undefined;
    const any = legal[random(legal.length)] as nomadi.Move;
    const move = bribe === undefined ? any : { ...bribe, note: HOSTILE };
    moves.push(move);
    state = nomadi.apply(state, move);
  }
  return nomadi.record(options, moves);
})();

describe("printable", () => {
  it("leaves nothing that a terminal obeys, in any text", () => {
    const unit = fc.oneof(
      fc.constantFrom("\u001b", "[", "]", "2J", "0;", "\u0007", "\u009b", "\\", "m", HOSTILE),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (parts) => isSafe(printable(parts.join("")))),
    );
  });

  it("keeps text in any language, and line breaks", () => {
    const text = "Siège 0 : « أهلا »\nשלום 🐪👩‍🚀\nZelt";
    expect(printable(text)).toBe(text);
  });

  it("removes colours, and cuts a long text", () => {
    expect(printable("\u001b[31mred\u001b[0m")).toBe("red");
    expect(printable("x".repeat(5_000_000))).toBe(`${"x".repeat(2000)}… (5000000 characters)`);
  });
});

describe("what the command prints", () => {
  it.each(["out", "error", "json"])("is safe, whatever it is given: %s", async (where) => {
    const fake = fakeTerminal(true);
    const { terminal } = fake;
    let error = "";
    terminal.error.on("data", (part: Buffer) => {
      error += part.toString();
    });
    if (where === "out") say(terminal, HOSTILE, new Painted(`\u001b[31m${HOSTILE}\u001b[0m`));
    else if (where === "error") sayError(terminal, HOSTILE.repeat(100_000));
    else sayJson(terminal, { [HOSTILE]: HOSTILE });
    await new Promise((resolve) => setImmediate(resolve));
    const text = fake.out() + error;
    expect(text.length).toBeLessThan(12_000);
    // Our own colours stay.
    expect(isSafe(text.replace("\u001b[31m", "").replace("\u001b[0m", ""))).toBe(true);
    if (where === "json") expect(JSON.parse(text)).toEqual({ [HOSTILE]: HOSTILE });
  });

  it.each([["replay"], ["replay", "--json"], ["analyse", "--bot", "mcts:2"], ["picture"]])(
    "is safe with hostile notes of bribes: %s %s",
    async (command, ...more) => {
      const file = join(folder, "notes.json");
      writeFileSync(file, JSON.stringify(hostileRecord));
      const out = await piped([], command, file, ...more);
      expect(out).toContain("evil");
      expect(isSafe(out)).toBe(true);
      // A note is part of a line, and never one of its own.
      if (command !== "picture") expect(out).not.toMatch(/^9\. Seat 0: win/mu);
    },
  );

  it("is safe with what programs write to standard error", async () => {
    const seats = `greedy,${process.execPath} ${badBot} escape`;
    const fake = fakeTerminal();
    const failure = await runIn(fake, "play", "--seats", seats).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BotError);
    expect((failure as Error).message).toContain("evil");
    expect(isSafe((failure as Error).message)).toBe(true);
  });

  it("is safe with paths that are not there and with JSON that is none", () => {
    const missing = run(["replay", join(folder, HOSTILE)]);
    expect(missing.status).toBe(1);
    expect(missing.error).toContain("ENOENT");
    const file = join(folder, "broken.json");
    writeFileSync(file, `{ "game": ${HOSTILE}`);
    const broken = run(["replay", file]);
    expect(broken.status).toBe(1);
    expect(broken.error).toContain("JSON");
    expect(isSafe(missing.error + broken.error)).toBe(true);
  });

  it("is short and safe with failures from a queue of any length", () => {
    for (const error of [
      new ArenaError("failed", HOSTILE.repeat(100_000)),
      new BotError(HOSTILE.repeat(100_000)),
    ]) {
      expect(isSafe(error.message)).toBe(true);
      expect(error.message.length).toBeLessThan(2100);
    }
  });
});
