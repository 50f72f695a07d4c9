/** The questions of programs between moves: answers are those of the game, bounds hold, and nothing hidden can be asked for. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { arena, BotError } from "caravanserai/bots";
import { programBot } from "caravanserai/node";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import { spacesOf } from "../../src/node/programs/board.js";
import { QUESTION_LIMITS, Questions } from "../../src/node/programs/questions.js";
import { isDeep } from "../helpers/cases.js";

const state = desert.setup({ players: 2, seed: 1, layout: desert.smallWadi });
const view = desert.view(state, 0);
const inTime = (): number => performance.now() + 600_000;

const ask = async <Answer>(questions: readonly unknown[]): Promise<Answer[]> => {
  const asked = new Questions<desert.Types>(desert, view, inTime(), undefined);
  return JSON.parse(await asked.answer(questions)) as Answer[];
};

describe("questions of a program", () => {
  it("are answered as the game answers, on the view and after any moves on a sample", async () => {
    const moves = desert.legalMoves(state);
    const texts = moves.map((move) => desert.formatMove(state, move));
    const after = desert.apply(state, moves[4] as desert.Move);
    const answers = await ask<object>([
      { get: "legalMoves" },
      { get: "score" },
      { get: "count", seed: 1 },
      { get: "legalMoves", seed: 1, moves: [4] },
      { get: "legalMoves", seed: 2, moves: [texts[4]] },
      { get: "score", seed: "petra", moves: [4] },
      { get: "state", seed: 1, moves: [4] },
    ]);
    const next = desert.legalMoves(after).map((move) => desert.formatMove(after, move));
    expect(answers.slice(0, 6)).toEqual([
      { seat: 0, moves: texts },
      { seat: 0, score: desert.score(view) },
      { seat: 0, count: moves.length },
      { seat: after.seat, moves: next },
      { seat: after.seat, moves: next },
      { seat: after.seat, score: desert.score(after) },
    ]);
    expect(answers[6]).toEqual({ seat: after.seat, state: { ...after, seed: "program:1" } });
  });

  it("are answered with random games, the same for the same seeds", async () => {
    const question = { get: "playouts", seed: 1, moves: [0], playouts: 20 };
    const [one, same, other] = await ask<{ points: number[][] }>([
      question,
      question,
      { ...question, random: 1 },
    ]);
    expect(one?.points).toHaveLength(20);
    expect(new Set(one?.points.map(String)).size).toBeGreaterThan(10);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it.each([
    [5, "get: "],
    [{ get: "seed" }, 'get: expected "legalMoves" or "score" without a seed'],
    [{ get: "legalMoves", moves: [0] }, "moves: a view can't be played on"],
    [{ get: "hash", seed: 1 }, "get: expected"],
    [{ get: "count", seed: 1.5 }, "seed: expected"],
    [{ get: "count", seed: "x".repeat(101) }, "seed: expected"],
    [{ get: "count", seed: 1, moves: 3 }, "moves: expected a list"],
    [{ get: "count", seed: 1, moves: new Array(1001).fill(0) }, "moves: expected a list"],
    [{ get: "count", seed: 1, moves: [0, 9999] }, "moves[1]: expected one of "],
    [{ get: "count", seed: 1, moves: [-1] }, "moves[0]: expected one of "],
    [{ get: "count", seed: 1, moves: ["castle"] }, "moves[0]: expected one of "],
    [{ get: "playouts", seed: 1, playouts: 1001 }, "playouts: expected"],
    [{ get: "playouts", seed: 1, random: {} }, "random: expected"],
  ])(
    "that make no sense get an error of their own, and the others an answer: %j",
    async (bad, message) => {
      const count = { get: "count", seed: 1 };
      const [before, wrong, after] = await ask<{ error?: string }>([count, bad, count]);
      expect(wrong?.error).toContain(message);
      expect(before?.error).toBeUndefined();
      expect(after).toEqual(before);
    },
  );

  it("have bounds: their number, the size of the answers, and the time", async () => {
    await expect(ask(new Array(1001).fill({ get: "score" }))).rejects.toThrow(BotError);
    await expect(ask("score" as never)).rejects.toThrow(
      "expected a list of at most 1000 questions",
    );
    const large = desert.view(desert.setup({ players: 5, seed: 1 }), 0);
    const big = new Questions<desert.Types>(desert, large, inTime(), undefined);
    const text = await big.answer(new Array(1000).fill({ get: "state", seed: 1 }));
    const many = JSON.parse(text) as { error?: string }[];
    expect(text.length).toBeLessThan(QUESTION_LIMITS.characters + 200_000);
    expect(many[0]?.error).toBeUndefined();
    expect(many[999]?.error).toContain("1000000 characters");
    const late = new Questions<desert.Types>(desert, view, performance.now() - 1, undefined);
    await expect(late.answer([{ get: "score" }])).rejects.toThrow("did not answer in time");
    const signal = AbortSignal.abort(new Error("taken back"));
    const stopped = new Questions<desert.Types>(desert, view, inTime(), signal);
    await expect(stopped.answer([{ get: "score" }])).rejects.toThrow("taken back");
  });

  it("draw a sample once for each seed, whatever is asked about it", async () => {
    let drawn = 0;
    const game = {
      ...desert,
      resample: (seen: desert.View, seed: desert.Seed) => (drawn++, desert.resample(seen, seed)),
    };
    const asked = new Questions<desert.Types>(game, view, inTime(), undefined);
    await asked.answer(
      Array.from({ length: 1000 }, (_, index) => ({
        get: "count",
        seed: index % 10,
        moves: [index % 9],
      })),
    );
    expect(drawn).toBe(10);
  });

  it("tell nothing that is hidden: with the seed of the game they draw other cards and dice, the same for all states that look the same", async () => {
    const secret = nomadi.setup({ players: 2, seed: 5 });
    const seen = nomadi.view(secret, 0);
    const other = nomadi.view(nomadi.resample(seen, "other"), 0);
    const questions = [5, "5", "program:5"].map((seed) => ({ get: "state", seed }));
    const answersTo = async (given: nomadi.View): Promise<{ state: nomadi.State }[]> => {
      const asked = new Questions<nomadi.Types>(nomadi, given, inTime(), undefined);
      return JSON.parse(await asked.answer(questions)) as { state: nomadi.State }[];
    };
    const answers = await answersTo(seen);
    for (const { state: sample } of answers) {
      expect(sample.chance).not.toEqual(secret.chance);
      expect(nomadi.view(sample, 0)).toEqual(seen);
    }
    expect(await answersTo(other)).toEqual(answers);
  });

  it("need no board: hello has every space with its place and its neighbours, both ways", () => {
    const spaces = spacesOf<desert.Types>(desert, view);
    const beside = new Map(spaces.map(({ name, neighbours }) => [name, neighbours]));
    expect(spaces.length).toBeGreaterThan(50);
    for (const { name, neighbours } of spaces) {
      expect(neighbours.length).toBeGreaterThan(0);
      expect(neighbours.length).toBeLessThanOrEqual(6);
      for (const other of neighbours) expect(beside.get(other)).toContain(name);
    }
    expect(Math.max(...spaces.map(({ neighbours }) => neighbours.length))).toBe(6);
  });
});

const program = fileURLToPath(new URL("programs/bad-bot.js", import.meta.url));

describe("a program that asks", () => {
  it("gets its answers before it moves, and no answer to a question about an earlier move", async () => {
    const one = programBot<desert.Types>([process.execPath, program, "ask"]);
    const { move } = await one.think(view);
    // It plays the last legal move, which only the answer tells.
    expect(move).toEqual(desert.legalMoves(state).at(-1));
    expect((await one.think(view)).move).toEqual(move);
    await one.close();
  });

  it("fails if what it asks is no list of questions", async () => {
    const one = programBot<desert.Types>([process.execPath, program, "ask nonsense"]);
    await expect(one.think(view)).rejects.toThrow("expected a list of at most 1000 questions");
    await one.close();
  });
});

const hasPython = ((): boolean => {
  try {
    execFileSync("python3", ["--version"]);
    return true;
  } catch {
    return false;
  }
})();

const example = fileURLToPath(new URL("../../docs/examples/searching-bot.py", import.meta.url));

describe.skipIf(!hasPython)("the example in Python that searches", () => {
  it("has less than 80 lines, and no rule of any game", () => {
    const text = readFileSync(example, "utf8");
    expect(text.trimEnd().split("\n").length).toBeLessThan(80);
    expect(text).not.toMatch(/camel|pawn|tile|space/u);
  });

  const started = () =>
    programBot<desert.Types>(["python3", example], { name: "python", milliseconds: 600_000 });

  it("answers with moves that are legal, by asking", async () => {
    const python = started();
    let now = state;
    for (let turn = 0; turn < 4 && now.seat !== null; turn++) {
      const { move } = await python.think(desert.view(now, now.seat));
      expect(desert.explain(now, move)).toBeUndefined();
      now = desert.apply(now, move);
    }
    await python.close();
  });

  // docs/bot-protocol.md has the share of 60 games; these four are always the same. Half a minute: in the deep run only.
  it.runIf(isDeep)("beats easy in at least 3 of 4 games", async () => {
    const python = started();
    const { table } = await arena<desert.Types>({
      ...{ game: desert, bots: [python, "easy"], games: 4, seed: 5 },
      options: { layout: desert.smallWadi },
    });
    await python.close();
    const won = table.find(({ name }) => name === "python");
    expect(won?.forfeits).toBe(0);
    expect(won?.share).toBeGreaterThanOrEqual(3 / 4);
  });
});
