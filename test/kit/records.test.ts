/** Records step by step and move by move: what they cost, and what is refused. */
import { createDraft } from "immer";
import { describe, expect, it } from "vitest";
import * as desert from "caravanserai/through-the-desert";
import * as nomadi from "caravanserai/nomadi";
import * as sons from "caravanserai/desert-sons";
import { type GameRecord, type GameTypes, IllegalMoveError, replay } from "caravanserai";
import { stepsOf } from "caravanserai/testing";
import {
  extendRecord,
  makeRecord,
  type Recordable,
  replaySteps,
  resumeRecord,
} from "../../src/kit/records/records.js";

/** A toy game that counts to ten by ones and twos, and how often it is asked to do so. */
interface Toy extends GameTypes {
  readonly options: { readonly from: number };
  readonly state: never;
}
type Count = Recordable<{ from: number }, { count: number }, { add: number }, { type: string }>;
let applied = 0;
const toy: Count = {
  id: "toy",
  setup: ({ from }) => ({ count: from }),
  apply({ count }, { add }) {
    applied++;
    if (add !== 1 && add !== 2) {
      const refusal = { reason: "too-much", rule: null, message: "only 1 or 2 can be added" };
      throw new IllegalMoveError(refusal, { add });
    }
    return { count: count + add };
  },
  events: () => [{ type: "counted" }],
  formatMove: (_, { add }) => String(add),
  parseMove: (_, text) => ({ add: Number(text) }),
};

/** How many moves something makes. */
function movesOf(run: () => unknown): number {
  const before = applied;
  run();
  return applied - before;
}

/** The `RecordError` that something throws. */
function errorOf(run: () => unknown): desert.RecordError {
  try {
    run();
  } catch (error) {
    if (error instanceof desert.RecordError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("extendRecord", () => {
  it("makes only the new move on a record that was made here, and replays another one once", () => {
    const add = { add: 1 };
    let made = makeRecord(toy, { from: 3 }, [add, add]);
    expect(movesOf(() => (made = extendRecord(toy, made, { add: 2 })))).toBe(1);
    expect(movesOf(() => (made = extendRecord(toy, made, add)))).toBe(1);
    expect(made).toEqual({
      game: "toy",
      version: 1,
      options: { from: 3 },
      moves: ["1", "1", "2", "1"],
    });
    let read = JSON.parse(JSON.stringify(made)) as GameRecord<{ from: number }>;
    expect(movesOf(() => (read = extendRecord(toy, read, add)))).toBe(5);
    expect(movesOf(() => (read = extendRecord(toy, read, add)))).toBe(1);
    expect(read.moves.length).toBe(6);
  });

  it("leaves the record given as it is, and shares nothing with what others can change", () => {
    const options = { from: 3 };
    const read: GameRecord<{ from: number }> = { game: "toy", version: 1, options, moves: [] };
    const longer = extendRecord(toy, read, { add: 1 });
    options.from = 7;
    expect(read.moves).toEqual([]);
    expect(longer.options).toEqual({ from: 3 });
    expect(Object.isFrozen(longer) && Object.isFrozen(longer.moves)).toBe(true);
    expect(Object.isFrozen(longer.options)).toBe(true);
    // Two continuations of one record go their own ways.
    const [one, two] = [1, 2].map((add) => extendRecord(toy, longer, { add }));
    expect(one?.moves).toEqual(["1", "1"]);
    expect(two?.moves).toEqual(["1", "2"]);
  });

  it("refuses an illegal move with its number and the state before it, and bad records as replay does", () => {
    const made = makeRecord(toy, { from: 3 }, [{ add: 2 }]);
    const refused = errorOf(() => extendRecord(toy, made, { add: 3 }));
    expect(refused).toMatchObject({
      move: 2,
      refusal: { reason: "too-much" },
      states: [{ count: 5 }],
    });
    const junk = { ...made, moves: [7] } as unknown as GameRecord<{ from: number }>;
    expect(errorOf(() => extendRecord(toy, junk, { add: 1 })).problems[0]?.path).toBe("moves[0]");
    // A record of another game with the same id is not trusted.
    const other: Count = { ...toy };
    expect(movesOf(() => extendRecord(other, made, { add: 1 }))).toBe(2);
    for (const bad of [null, undefined, 7, "text", []]) {
      expect(() => desert.extendRecord(bad as never, null as never)).toThrow(desert.RecordError);
    }
    const strange = nomadi.record({ players: 2, seed: 1 }, []) as never;
    expect(() => desert.extendRecord(strange, null as never)).toThrow(desert.RecordError);
  });
});

describe("resume", () => {
  const made = makeRecord(toy, { from: 3 }, [{ add: 1 }, { add: 2 }]);

  it("gives the last state and all moves, and makes each move once", () => {
    expect(movesOf(() => resumeRecord(toy, made))).toBe(2);
    expect(resumeRecord(toy, JSON.parse(JSON.stringify(made)))).toEqual({
      state: { count: 6 },
      moves: [{ add: 1 }, { add: 2 }],
    });
    expect(resumeRecord(toy, { ...made, moves: [] })).toEqual({ state: { count: 3 }, moves: [] });
  });

  it("refuses an illegal move with its number and the state before it", () => {
    const refused = errorOf(() => resumeRecord(toy, { ...made, moves: ["1", "5"] }));
    expect(refused).toMatchObject({ move: 2, states: [{ count: 4 }], reason: "broken" });
  });
});

describe("a record that this library can't read", () => {
  const made = desert.record({ players: 2, seed: 1 }, []);

  it("says whether it is newer, of another game, or broken", () => {
    const reason = (record: unknown): string => errorOf(() => desert.replay(record)).reason;
    expect(reason({ ...made, version: 2 })).toBe("newer-version");
    expect(reason({ ...made, game: "nomadi" })).toBe("other-game");
    expect(reason({ ...made, version: "2" })).toBe("broken");
    expect(reason({ ...made, moves: ["-h"] })).toBe("broken");
    expect(reason(null)).toBe("broken");
    expect(errorOf(() => replay({ ...made, game: "chess" })).reason).toBe("other-game");
    expect(errorOf(() => replay({ ...made, game: 5 })).reason).toBe("broken");
  });

  it("is newer as a text too, however that version writes its moves", () => {
    const text = desert.formatRecord(made).replace("version: 1", "version: 2");
    const refused = errorOf(() => desert.parseRecord(`${text}1. written otherwise`));
    expect(refused.reason).toBe("newer-version");
    expect(refused.message).toContain("newer than this library, which knows version 1");
  });
});

describe("steps", () => {
  const made = makeRecord(toy, { from: 3 }, [{ add: 1 }, { add: 2 }]);

  it("makes one move at a time", () => {
    const steps = replaySteps<Toy>(toy as never, made);
    expect(movesOf(() => steps.next())).toBe(1);
    expect(steps.next().value).toEqual({
      ...{ before: { count: 4 }, move: { add: 2 } },
      ...{ events: [{ type: "counted" }], after: { count: 6 } },
    });
    expect(steps.next()).toEqual({ done: true, value: { count: 6 } });
  });

  it("of a record without moves return its first state", () => {
    const none = replaySteps<Toy>(toy as never, makeRecord(toy, { from: 3 }, []));
    expect(none.next()).toEqual({ done: true, value: { count: 3 } });
  });

  it("throws at once for a bad record, and for an illegal move when it gets there", () => {
    expect(() => replaySteps<Toy>(toy as never, { ...made, version: 2 })).toThrow(
      desert.RecordError,
    );
    expect(() => desert.steps(desert.record({ players: 2, seed: 1 }, []).options)).toThrow(
      desert.RecordError,
    );
    const setup = { ...desert.record({ players: 2, seed: 1 }, []), options: { players: 9 } };
    expect(errorOf(() => desert.steps(setup)).problems[0]?.path).toMatch(/^options\./u);
    const steps = replaySteps<Toy>(toy as never, { ...made, moves: ["1", "1", "5", "1"] });
    expect(steps.next().value).toMatchObject({ after: { count: 4 } });
    steps.next();
    const refused = errorOf(() => steps.next());
    expect(refused).toMatchObject({
      move: 3,
      refusal: { reason: "too-much" },
      states: [{ count: 5 }],
    });
    expect(steps.next().done).toBe(true);
  });
});

describe.each([
  { id: "through-the-desert", game: desert },
  { id: "nomadi", game: nomadi },
  { id: "desert-sons", game: sons },
])("$id", ({ game: module }) => {
  // The functions have the same form in every game; the types of one stand for all.
  const game = module as unknown as typeof desert;
  const options = { players: 3, seed: "petra" };

  it("steps tell what replay, events and apply tell, and a record grows move by move", () => {
    let grown = game.record(options, []);
    const played = [...stepsOf<desert.Types>(game, { options, choices: [5, 3, 8] })].slice(0, 60);
    for (const { move } of played) grown = game.extendRecord(grown, move);
    expect(grown).toEqual(
      game.record(
        options,
        played.map(({ move }) => move),
      ),
    );
    const states = game.replay(grown);
    const steps = [...game.steps(JSON.parse(JSON.stringify(grown)))];
    expect(steps.length).toBe(played.length);
    for (const [index, { before, move, events, after }] of steps.entries()) {
      expect(before).toEqual(states[index]);
      expect(after).toEqual(states[index + 1]);
      expect(move).toEqual(played[index]?.move);
      expect(events).toEqual(game.events(before, move));
    }
    const [next] = game.legalMoves(steps.at(-1)?.after as desert.State);
    const draft = createDraft(grown);
    expect(game.extendRecord(draft, next as desert.Move).moves.length).toBe(played.length + 1);
  });
});
