/** Programs as bots: what they are asked, every way in which they can fail, and that none is left behind. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { arena, BotError, greedy } from "caravanserai/bots";
import { ArgumentError, type ProgramBot, programBot, type ProgramOptions } from "caravanserai/node";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";

const program = fileURLToPath(new URL("programs/bad-bot.js", import.meta.url));
const example = fileURLToPath(new URL("../../docs/examples/simple-bot.py", import.meta.url));

const state = desert.setup({ players: 2, seed: 1, layout: desert.smallWadi });
const view = desert.view(state, 0);
const moves = desert.legalMoves(state);

const open: ProgramBot[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((bot) => bot.close()));
});

/** A bot that is closed after the test. */
function bot(
  how: string,
  options: ProgramOptions<desert.Types> = {},
  file?: string,
): ProgramBot<desert.Types> {
  const command = [process.execPath, program, how, ...(file === undefined ? [] : [file])];
  // Patient: on a busy machine a process takes its time, to start and to answer.
  const patience = { milliseconds: 120_000, startMilliseconds: 120_000 };
  const made = programBot<desert.Types>(command, { name: how, ...patience, ...options });
  open.push(made);
  return made;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const hasPython = ((): boolean => {
  try {
    execFileSync("python3", ["--version"]);
    return true;
  } catch {
    return false;
  }
})();

describe("a program that is a bot", () => {
  it.each([
    ["first", 0],
    ["pieces", 0],
    ["several at once", 0],
    ["notation", 1],
    ["object", 2],
  ])("may answer in its own way: %s", async (how, number) => {
    const one = bot(how);
    expect((await one.think(view)).move).toEqual(moves[number]);
    expect((await one.think(view)).move).toEqual(moves[number]);
  });

  it.each([
    ["crash", /^"crash" ended with exit code 3; it wrote: the camel is ill$/u],
    ["illegal", /^"illegal" answered with an illegal move, .*fly.*: /u],
    ["out of range", /answered with move 99999, and there are \d+ legal moves$/u],
    ["bad notation", /^"bad notation" failed: Not a move/u],
    ["nonsense", /expected a message in JSON, got "I think I'll take the oasis"/u],
    ["list", /expected a JSON object, got "\[1,2\]"/u],
    ["another question", /expected \{"type":"move","id":1\}, got .*"id\\":8/u],
    ["flood", /wrote more than 1000000 characters without a line break/u],
    ["chatter", /wrote more than 1000 lines that nobody asked for/u],
    ["long lines", /^"long lines" (?:expected a message in JSON|wrote more than 1000000 char)/u],
    ["newer", /speaks version 2 of the protocol, and this is version 1/u],
  ])("fails with what it did: %s", async (how, message) => {
    const one = bot(how);
    const failure = await one.think(view).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BotError);
    expect((failure as BotError).message).toMatch(message);
    // It is started again, and fails again.
    await expect(one.think(view)).rejects.toThrow(BotError);
  });

  it("fails if it takes too long, to start or to think", async () => {
    await expect(bot("hang", { milliseconds: 100 }).think(view)).rejects.toThrow(
      '"hang" did not answer in time',
    );
    await expect(bot("silent", { startMilliseconds: 300 }).think(view)).rejects.toThrow(
      '"silent" did not answer in time',
    );
  });

  it("fails if it cannot be started", async () => {
    const none = programBot<desert.Types>("./no-such-program --at all");
    await expect(none.think(view)).rejects.toThrow("cannot be started");
    await none.close();
  });

  it("is not mistaken if it answers late to a question that was taken back", async () => {
    const one = bot("slow");
    const stop = new AbortController();
    const first = one.think(view, { signal: stop.signal });
    setTimeout(() => {
      stop.abort(new Error("taken back"));
    }, 600);
    // The start of a process takes its time: whichever comes first, the next answer is to the next question.
    await first.catch((error: unknown) => {
      expect((error as Error).message).toBe("taken back");
    });
    const next = desert.apply(state, moves[3] as desert.Move);
    const { move } = await one.think(desert.view(next, 1));
    expect(move).toEqual(desert.legalMoves(next)[3]);
  });

  it("answers one question after the other if several are asked at once", async () => {
    const one = bot("slow");
    const thoughts = await Promise.all([one.think(view), one.think(view)]);
    expect(thoughts.map(({ move }) => move)).toEqual([moves[3], moves[3]]);
  });

  it("is ended when it is closed, and when it hangs", async () => {
    const folder = mkdtempSync(join(tmpdir(), "caravanserai-program-"));
    try {
      for (const how of ["first", "hang"]) {
        const file = join(folder, how);
        const one = bot(how, how === "hang" ? { milliseconds: 200 } : {}, file);
        await one.think(view).catch(() => undefined);
        const pid = Number(readFileSync(file, "utf8"));
        if (how === "first") expect(isRunning(pid)).toBe(true);
        await one.close();
        expect(isRunning(pid)).toBe(false);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  describe.skipIf(process.platform === "win32")("with processes of its own", () => {
    const folder = mkdtempSync(join(tmpdir(), "caravanserai-children-"));
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    /** Lets a program fail, and returns the id of the process that it started. */
    async function childOf(how: string, message: string): Promise<number> {
      const file = join(folder, how);
      // Only who says nothing is waited for to the end; by then it has started its own.
      const one = bot(how, how === "leave the group" ? { milliseconds: 5000 } : {}, file);
      await expect(one.think(view)).rejects.toThrow(message);
      await one.close();
      return Number(readFileSync(file, "utf8"));
    }

    it("ends them with it, although they keep its pipes open", async () => {
      const pid = await childOf("child and exit", "ended with exit code 3");
      await expect.poll(() => isRunning(pid)).toBe(false);
    });

    // Each of these children lives for five minutes, far longer than a test may take.
    it.each([
      ["leave the group", "did not answer in time"],
      ["leave the group and exit", "ended with exit code 3"],
    ])("does not wait for those that left its group: %s", async (how, message) => {
      const pid = await childOf(how, message);
      process.kill(pid, "SIGKILL");
    });

    it("reads nothing more after a failure: who goes on writing finds the pipe closed", async () => {
      const pid = await childOf("flood from afar", "expected a message in JSON");
      await expect.poll(() => isRunning(pid)).toBe(false);
    });
  });

  it("is a failure of the bot, typed, if Node itself can't start it", async () => {
    const one = bot("first", { cwd: "\0" });
    await expect(one.think(view)).rejects.toSatisfy((error) => BotError.is(error));
    await expect(one.think(view)).rejects.toThrow('"first" cannot be started: ');
  });

  it("is asked only for the seat that decides", async () => {
    await expect(bot("first").think(desert.view(state, 1))).rejects.toThrow(ArgumentError);
  });

  it.each([
    ["", {}, "command: expected a command"],
    ["  ", {}, "command: expected a command"],
    [[], {}, "command: expected a command"],
    [[7], {}, "command: expected a command"],
    [null, {}, "command: expected a command"],
    ['python3 "my bot', {}, 'command: a quote (") is not closed'],
    ["x".repeat(1001), {}, "command: expected a command of at most 1000 characters"],
    ["bot", { milliseconds: 0 }, "options.milliseconds"],
    ["bot", { speed: 3 }, "unknown option `speed`"],
    ["bot", null, "options"],
  ])("%j with %j is refused", (command, options, message) => {
    const make = () => programBot(command as string, options as ProgramOptions);
    expect(make).toThrow(ArgumentError);
    expect(make).toThrow(message);
  });

  it("takes quotes in its command", () => {
    expect(programBot('python3 "my bot.py"').name).toBe('python3 "my bot.py"');
  });
});

describe("programs in an arena", () => {
  it("lose the games in which they fail, and play on in the next", async () => {
    const { table, games } = await arena<desert.Types>({
      game: desert,
      bots: [bot("crash"), greedy<desert.Types>()],
      games: 2,
      seed: 1,
      options: { layout: desert.smallWadi },
    });
    expect(table.map(({ name, forfeits }) => `${name} ${forfeits}`)).toEqual([
      "greedy 0",
      "crash 2",
    ]);
    expect(games[1]?.forfeit).toEqual({
      seat: 1,
      reason: '"crash" ended with exit code 3; it wrote: the camel is ill',
    });
  });
});

describe.skipIf(!hasPython)("the example in Python", () => {
  it("has less than 40 lines", () => {
    expect(readFileSync(example, "utf8").trimEnd().split("\n").length).toBeLessThan(40);
  });

  it("plays whole games of Through the Desert and of Nomadi", async () => {
    const python = programBot<desert.Types>(["python3", example], { name: "python" });
    const { table } = await arena<desert.Types>({
      game: desert,
      bots: [python, greedy<desert.Types>()],
      games: 2,
      seed: 1,
      options: { layout: desert.smallWadi },
    });
    expect(table.map(({ forfeits }) => forfeits)).toEqual([0, 0]);
    await python.close();
    const other = programBot<nomadi.Types>(["python3", example], { name: "python" });
    const { games } = await arena<nomadi.Types>({
      game: nomadi,
      bots: [other, greedy<nomadi.Types>()],
      games: 1,
      seed: 1,
      options: { layout: nomadi.shortCourse },
    });
    expect(games.every(({ forfeit }) => forfeit === undefined)).toBe(true);
    await other.close();
  });
});
