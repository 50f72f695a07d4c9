/** Bad arguments get a clear message and exit code 2; help fits 80 columns. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { GAME_IDS, NotationError, SetupError } from "caravanserai";
import { loadGame } from "caravanserai/node";
import { en } from "../../src/command/texts/en.js";
import { FileError } from "../../src/command/files.js";
import { UsageError } from "../../src/command/usage.js";
import { fakeTerminal, runIn } from "./fake.js";
import { run } from "./run.js";

const folder = mkdtempSync(join(tmpdir(), "caravanserai-arguments-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const broken = join(folder, "broken.json");
writeFileSync(broken, '{"game": "chess"}');
const cut = join(folder, "cut.txt");
writeFileSync(
  cut,
  'game: "nomadi"\nversion: 1\noptions.players: 2\noptions.seed: 1\n\n1. 0: nowhere\n',
);

describe("bad arguments", () => {
  it.each<[string[], string]>([
    [
      ["chess"],
      'there is no command "chess"; there are play, arena, assess, env, worker, report, replay, analyse, picture',
    ],
    [["play", "chess"], 'there is no game called "chess"; the games are through-the-desert'],
    [["play", "nomadi", "twice"], "Unused args: `twice`"],
    [["play", "--speed", "3"], "Unknown option `--speed`"],
    [["play", "--seed"], "option `--seed <text>` value is missing"],
    [["play", "--players", "9", "--seats", "greedy"], "takes 2 to 5 players, not 9"],
    [["play", "--players", "two"], '--players takes a whole number from 1 on, not "two"'],
    [["play", "--players", "1e1"], "--players takes a whole number"],
    [
      ["play", "--seats", "greedy,greedy", "--layout", "moon"],
      'there is no file "moon", and the boards of through-the-desert are caravan-roads',
    ],
    [["play", "--seats", "greedy,deepblue"], 'unknown bot "deepblue"; known are random, greedy'],
    [["play", "--seats", "greedy,"], 'unknown bot ""'],
    [["play", "--seats", 'greedy,"x'], 'a quote (") is not closed'],
    [["play", "--seats", "me,hard,hard", "--players", "2"], "--seats names 3 players, but 2 play"],
    [["play", "--seats", "me,hard", "--json"], "--json needs bots in all seats"],
    [["play", "--language", "la"], '--language takes one of en, fr, de, not "la"'],
    [["play", "--options", "{"], "--options takes a JSON object"],
    [["play", "--options", "[1]"], "--options takes a JSON object"],
    [["play", "--load", cut, "--seed", "1"], "--seed can't change a game that is loaded"],
    [["arena", "--bots", "hard"], "--bots takes at least two bots"],
    [["arena", "--games", "0"], "--games takes a whole number from 1 to 1000000"],
    [["arena", "--bots", "easy,random", "--players", "3"], "expected at least 3 bots, got 2"],
    [["arena", "--workers", "2", "--redis", "redis://x"], "with --redis the workers play"],
    [["arena", "--bots", "easy,./bot", "--workers", "2"], "leave --workers and --redis out"],
    [["worker"], "--redis is missing"],
    [["worker", "--redis", "nowhere"], "url"],
    [["replay"], "missing required args for command `replay <file>`"],
    [["analyse", cut, "--bot", "./bot"], "--bot takes a bot that tells what it expects"],
  ])("%j", async (argv, message) => {
    const fake = fakeTerminal();
    const failure = await runIn(fake, ...argv).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as Error).message).toContain(message);
    expect(fake.out()).not.toContain("undefined");
  });

  it("of the game itself are told by the game", async () => {
    const argv = ["play", "--seats", "greedy", "--options", '{"oasisWall":true}'];
    await expect(runIn(fakeTerminal(), ...argv)).rejects.toThrow(SetupError);
  });

  it.each([
    [["replay", join(folder, "none")], "cannot read"],
    [["replay", broken], 'there is no game called "chess"'],
    [["replay", cut], "Cannot replay the record"],
    [["analyse", cut, "--number", "7"], "cut.txt, line 1"],
    [["play", "--load", broken], "broken.json"],
    [["arena", "--log", join(folder, "no", "where")], "cannot write"],
  ])("files that can't be used are no bad arguments: %j", async (argv, message) => {
    const failure = await runIn(fakeTerminal(), ...argv).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FileError);
    expect((failure as Error).message).toContain(message);
  });

  it("end the process with code 2, bad files with code 1, and help with 0", () => {
    const bad = run(["play", "chess"]);
    expect(bad).toMatchObject({ status: 2, out: "" });
    expect(bad.error).toBe(
      'caravanserai: there is no game called "chess"; the games are through-the-desert, nomadi, desert-sons, or a module such as ./game.js\n' +
        "Add --help to see what a command takes.\n",
    );
    expect(run(["play", "--seats", "greedy", "--options", '{"x":1}']).status).toBe(2);
    const file = run(["replay", broken]);
    expect(file.status).toBe(1);
    expect(file.error).not.toContain("    at ");
    expect(run(["--version"])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^caravanserai\/\d/u) as string,
    });
  });
});

describe("help", () => {
  it.each([[], ["play"], ["arena"], ["worker"], ["replay"], ["analyse"]])(
    "of %j fits 80 columns",
    async (...argv) => {
      const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
      try {
        await runIn(fakeTerminal(), ...argv, "--help");
        const lines = info.mock.calls
          .map(([text]) => String(text))
          .join("\n")
          .split("\n");
        expect(lines.length).toBeGreaterThan(8);
        expect(lines.filter((line) => line.length > 80)).toEqual([]);
      } finally {
        info.mockRestore();
      }
    },
  );

  it("names commands of the prompt that are moves of no game", async () => {
    for (const id of GAME_IDS) {
      const { game } = await loadGame(id);
      const state = game.setup({ players: 2, seed: 1 });
      for (const [typed] of en.help) {
        // "a move", "a number", "picks" and "Enter" describe what to type.
        if (/^(?:a |picks|Enter)/u.test(typed)) continue;
        for (const word of typed.replace(/ [A-Z]+$/u, "").split(", ")) {
          expect(() => game.parseMove(state, word), word).toThrow(NotationError);
        }
      }
    }
  });
});
