/** Boards of strangers: which ones a server takes, in options, states, views and records. */
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";

const { ArgumentError, limitLayouts, LoadError, RecordError, SetupError } = nomadi;

/** A value as it arrives over the wire. */
const sent = (value: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe.each([
  ["through-the-desert", throughTheDesert] as const,
  ["nomadi", nomadi] as const,
  ["desert-sons", desertSons] as const,
])("%s", (_id, module) => {
  // The functions of the games have the same shape, and the same types for what is used here.
  const { about, setup, view, record, formatRecord } = module as unknown as typeof nomadi;
  const { boardOption, boards } = about;
  const options = { players: 2, seed: 1 };
  /** A state, a view, options, and records with a board: as values, as JSON text, and a record as text. */
  const everything = (given: object): { value: unknown; path: string }[] => {
    const all = { ...options, ...given };
    const state = setup(all);
    const played = record(all, []);
    const path = `options.${boardOption}`;
    return [
      ...[all, state, view(state, 0)].map((one) => ({ value: sent(one), path: boardOption })),
      { value: sent(played), path },
      { value: ` ${JSON.stringify(state)}`, path: boardOption },
      { value: JSON.stringify(played), path },
      { value: formatRecord(played), path },
    ];
  };

  it("takes its own boards, and no board at all", () => {
    for (const board of [undefined, ...Object.values(boards)]) {
      for (const { value } of everything(board === undefined ? {} : { [boardOption]: board })) {
        expect(() => limitLayouts(about, value, "built-in")).not.toThrow();
      }
    }
  });

  it("refuses any other board, wherever it is", () => {
    const [board = {}] = Object.values(boards);
    for (const { value, path } of everything({ [boardOption]: { ...board, name: "Mine" } })) {
      expect(() => limitLayouts(about, value, "built-in")).toThrow(SetupError);
      expect(() => limitLayouts(about, value, "built-in")).toThrow(`${path}: expected a board`);
    }
  });

  it("refuses a board that is larger than asked for, by one character", () => {
    const [board = {}] = Object.values(boards);
    const { length } = JSON.stringify(board);
    for (const { value } of everything({ [boardOption]: board })) {
      expect(() => limitLayouts(about, value, length)).not.toThrow();
      expect(() => limitLayouts(about, value, length - 1)).toThrow(
        `at most ${length - 1} characters, got one of ${length}`,
      );
    }
  });
});

it("refuses what has no fields, and text that is neither JSON nor a record", () => {
  for (const nothing of [null, 1, "[", "nonsense", "[1", "{"]) {
    const kind =
      typeof nothing !== "string"
        ? ArgumentError
        : /^[[{]/u.test(nothing)
          ? LoadError
          : RecordError;
    expect(() => limitLayouts(nomadi.about, nothing, "built-in")).toThrow(kind);
  }
});
