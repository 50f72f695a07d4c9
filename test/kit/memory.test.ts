import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Memory } from "../../src/kit/engine/memory.js";

/** A state of no game. */
interface Plain {
  readonly over: boolean;
}

const plain = (over = false): Plain => ({ over });

describe("Memory", () => {
  it("recalls the positions read last and uses the room of the others again", () => {
    const memory = new Memory<Plain, string>(2);
    const [one, two, three] = [plain(), plain(), plain()];
    memory.remember(one, "1");
    memory.remember(two, "2");
    expect(memory.recall(one)).toBe("1");
    expect(memory.takeSpare()).toBeUndefined();
    memory.remember(three, "3");
    expect(memory.recall(one)).toBeUndefined();
    expect(memory.knows(one)).toBe(true);
    expect(memory.recall(two)).toBe("2");
    expect(memory.recall(three)).toBe("3");
    expect(memory.takeSpare()).toBe("1");
    // Only one caller may overwrite it.
    expect(memory.takeSpare()).toBeUndefined();
    memory.giveSpare("1");
    expect(memory.takeSpare()).toBe("1");
  });

  it("knows a state that was admitted, without a position", () => {
    const memory = new Memory<Plain, string>(2);
    const state = plain();
    expect(memory.knows(state)).toBe(false);
    memory.admit(state);
    expect(memory.knows(state)).toBe(true);
    expect(memory.recall(state)).toBeUndefined();
  });

  it("keeps the newest position of every line, and of older states only the last ones", () => {
    const memory = new Memory<Plain, string>(2);
    const lines = Array.from({ length: 10 }, (_, line) => {
      const states = [plain()];
      memory.remember(states[0] as Plain, `${line}.0`);
      return states;
    });
    for (let move = 1; move <= 5; move++) {
      for (const [line, states] of lines.entries()) {
        const next = plain();
        memory.advance(states[move - 1] as Plain, next, `${line}.${move}`);
        states.push(next);
      }
    }
    for (const [line, states] of lines.entries()) {
      expect(memory.recall(states[5] as Plain)).toBe(`${line}.5`);
      const older = states.slice(0, 5).map((state) => memory.recall(state));
      const expected = older.map((_, move) => (line > 7 && move === 4 ? `${line}.4` : undefined));
      expect(older).toEqual(expected);
    }
  });

  it("keeps one position for all branches that are not played on, and one for each that is", () => {
    const memory = new Memory<Plain, string>(1);
    const start = plain();
    memory.remember(start, "start");
    const branches = Array.from({ length: 3 }, (_, branch) => {
      const state = plain();
      memory.advance(start, state, `branch ${branch}`);
      return state;
    });
    const recalled = (states: readonly Plain[]): unknown[] =>
      states.map((state) => memory.recall(state));
    // The last branch has the line, and the one before was used last.
    expect(recalled([start, ...branches])).toEqual([undefined, undefined, "branch 1", "branch 2"]);
    const ends = branches.map((state, branch) => {
      if (memory.recall(state) === undefined) memory.remember(state, `branch ${branch}`);
      const next = plain();
      memory.advance(state, next, `end ${branch}`);
      return next;
    });
    expect(recalled(ends)).toEqual(["end 0", "end 1", "end 2"]);
  });

  it("keeps no position for a game that is over", () => {
    const memory = new Memory<Plain, string>(1);
    const ends = Array.from({ length: 3 }, (_, game) => {
      const [start, end] = [plain(), plain(true)];
      memory.remember(start, "start");
      memory.advance(start, end, `end ${game}`);
      return end;
    });
    expect(ends.map((end) => memory.recall(end))).toEqual([undefined, undefined, "end 2"]);
  });

  it("never recalls a position whose memory is used for another state", () => {
    interface Cell {
      of: Plain | undefined;
    }
    const steps = fc.array(
      fc.record({ from: fc.nat(), kind: fc.constantFrom("play", "read", "events") }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (all, capacity) => {
        const memory = new Memory<Plain, Cell>(capacity);
        const states = [plain(), plain()];
        const newCell = (state: Plain): Cell => {
          const cell = memory.takeSpare() ?? { of: undefined };
          cell.of = state;
          return cell;
        };
        for (const { from, kind } of all) {
          const state = states[from % states.length] as Plain;
          if (memory.recall(state) === undefined) memory.remember(state, { of: state });
          if (kind === "play") {
            const next = plain(from % 7 === 0);
            memory.advance(state, next, newCell(next));
            states.push(next);
          } else if (kind === "events") memory.giveSpare(newCell(plain()));
          const cells = states.flatMap((one) => memory.recall(one) ?? []);
          expect(new Set(cells).size).toBe(cells.length);
          for (const one of states) expect(memory.recall(one)?.of ?? one).toBe(one);
        }
      }),
    );
  });
});
