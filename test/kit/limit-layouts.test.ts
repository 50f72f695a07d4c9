/** Boards of strangers: which ones a server takes, in options, states, views and records. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";

const { ArgumentError, limitLayouts, SetupError } = nomadi;

/** A value as it arrives over the wire. */
const sent = (value: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe.each([
  ["through-the-desert", throughTheDesert] as const,
  ["nomadi", nomadi] as const,
  ["desert-sons", desertSons] as const,
])("%s", (_id, module) => {
  // The functions of the games have the same shape, and the same types for what is used here.
  const { about, setup, view, record } = module as unknown as typeof nomadi;
  const { boardOption, boards } = about;
  const options = { players: 2, seed: 1 };
  const everything = (given: object): object[] => {
    const all = { ...options, ...given };
    const state = setup(all);
    return [all, state, view(state, 0), record(all, [])].map(sent);
  };

  it("takes its own boards, and no board at all", () => {
    for (const board of [undefined, ...Object.values(boards)]) {
      for (const value of everything(board === undefined ? {} : { [boardOption]: board })) {
        expect(() => limitLayouts(about, value, "built-in")).not.toThrow();
      }
    }
  });

  it("refuses any other board, wherever it is", () => {
    const [board = {}] = Object.values(boards);
    const values = everything({ [boardOption]: { ...board, name: "Mine" } });
    for (const [at, value] of values.entries()) {
      expect(() => limitLayouts(about, value, "built-in")).toThrow(SetupError);
      const path = at === 3 ? `options.${boardOption}` : boardOption;
      expect(() => limitLayouts(about, value, "built-in")).toThrow(`${path}: expected a board`);
    }
  });

  it("refuses a board that is larger than asked for, by one character", () => {
    const [board = {}] = Object.values(boards);
    const { length } = JSON.stringify(board);
    for (const value of everything({ [boardOption]: board })) {
      expect(() => limitLayouts(about, value, length)).not.toThrow();
      expect(() => limitLayouts(about, value, length - 1)).toThrow(
        `at most ${length - 1} characters, got one of ${length}`,
      );
    }
  });
});

it("refuses text, which has no board that could be looked at", () => {
  const text = JSON.stringify({ layout: { name: "Mine", rows: [] } });
  expect(() => limitLayouts(nomadi.about, text, "built-in")).toThrow(ArgumentError);
  expect(() => limitLayouts(nomadi.about, null, "built-in")).toThrow(ArgumentError);
});
