/** How long the largest good input takes, and what a long record keeps. Bad input is timed in test/bad-input. */
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { leastTime, processorTime } from "../helpers/processor-time.js";
import { longGames } from "./largest.js";

/** What docs/limits.md promises, in milliseconds of processor time. */
const PROMISED = 100;
const PROMISED_PER_MOVE = 0.05;
/** Tests run on slow and busy machines. What is quadratic takes much more than this. */
const PATIENCE = 5;
const TRIES = 4;

/** Expects that a call takes at most so many milliseconds of processor time, with patience: the least of some tries, since a busy machine makes one look slow. */
function expectTime(run: () => unknown, most: number): void {
  const times: number[] = [];
  do {
    times.push(processorTime(run));
  } while (Math.min(...times) > PATIENCE * most && times.length < TRIES);
  expect(Math.min(...times)).toBeLessThan(PATIENCE * most);
}

describe.each(longGames)("$id, the largest", ({ game, options, define, moves, state }) => {
  const json = JSON.stringify(state);
  const parsed = (): typeof state => JSON.parse(json) as typeof state;
  const viewJson = JSON.stringify(game.view(state, 0));
  const [move] = game.legalMoves(state);
  const start = game.setup(options);
  const patches = game.diff(state, start);
  const record = game.record(options, moves);
  const recordText = game.formatRecord(record);
  const recordJson = JSON.stringify(record);
  const given = (): typeof record => JSON.parse(recordJson) as typeof record;

  const calls: Readonly<Record<string, () => unknown>> = {
    "a layout or tile set": define,
    setup: () => game.setup(JSON.parse(JSON.stringify(options)) as typeof options),
    load: () => game.load(json),
    loadView: () => game.loadView(viewJson),
    legalMoves: () => game.legalMoves(parsed()),
    apply: () => (move === undefined ? 0 : game.apply(parsed(), move)),
    events: () => (move === undefined ? 0 : game.events(parsed(), move)),
    explain: () => game.explain(parsed(), {}),
    formatMove: () => (move === undefined ? 0 : game.formatMove(parsed(), move)),
    picks: () => (move === undefined ? 0 : game.picks(parsed(), move)),
    choices: () => game.choices(parsed(), []),
    score: () => game.score(parsed()),
    hash: () => game.hash(parsed()),
    view: () => game.view(parsed(), 0),
    resample: () => game.resample(game.loadView(viewJson), 1),
    toText: () => game.toText(parsed()),
    board: () => game.board(parsed()),
    simulate: () => game.simulate(parsed()),
    diff: () => game.diff(start, parsed()),
    patch: () => game.patch(parsed(), patches),
  };
  it.each(Object.keys(calls))("%s takes at most 100 ms of processor time", (name) => {
    expectTime(calls[name] as () => unknown, PROMISED);
  });

  const played: Readonly<Record<string, () => unknown>> = {
    record: () => game.record(options, moves),
    replay: () => game.replay(given()),
    steps: () => [...game.steps(given())].length,
    formatRecord: () => game.formatRecord(given()),
    parseRecord: () => game.parseRecord(recordText),
    extendRecord: () =>
      game.extendRecord({ ...given(), moves: record.moves.slice(0, -1) }, moves.at(-1) as never),
  };
  it.each(Object.keys(played))("%s takes at most 50 us for each move", (name) => {
    expectTime(played[name] as () => unknown, PROMISED_PER_MOVE * moves.length);
  });

  it("limitLayouts refuses its board before any of the work of load, setup and parseRecord", () => {
    const { about, limitLayouts } = game;
    let boards = 0;
    /** The same with a board that was not met before. */
    const onNewBoard = <Holder extends object>(holder: Holder): Holder => {
      const board = (holder as Readonly<Record<string, object>>)[about.boardOption];
      return { ...holder, [about.boardOption]: { ...board, name: `Board ${boards++}` } };
    };
    const ways: readonly (readonly [string, () => unknown])[] = [
      [JSON.stringify(options), () => game.setup(onNewBoard(options))],
      [json, () => game.load(JSON.stringify(onNewBoard(state)))],
      [recordText, () => game.parseRecord(recordText)],
    ];
    for (const [text, work] of ways) {
      const refusal = (): void => {
        expect(() => limitLayouts(about, text, "built-in")).toThrow(game.SetupError);
      };
      expect(leastTime(refusal)).toBeLessThan(leastTime(work, 5) / 4);
    }
  });

  it("steps keep a few states only, and replay what the states do not share", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const met: WeakRef<object>[] = [];
    for (const { after } of game.steps(given())) {
      met.push(new WeakRef(after));
      // What a reference is made to is kept until the end of a task.
      if (met.length % 100 === 0) await setImmediate();
    }
    expect(met).toHaveLength(moves.length);
    collect();
    // Positions of the states that were used last are remembered.
    expect(met.filter((one) => one.deref() !== undefined).length).toBeLessThan(moves.length / 4);
    const used = (): number => {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 1e6;
    };
    const before = used();
    const states = game.replay(given());
    expect(used() - before).toBeLessThan(80);
    expect(states).toHaveLength(moves.length + 1);
  });
});
