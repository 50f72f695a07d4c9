/** Records as text: read back exactly, and wrong ones refused with line and column. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import {
  formatRecord,
  type Move,
  parseMove,
  parseRecord,
  record,
  RecordError,
  setup,
  type State,
  apply,
} from "caravanserai/through-the-desert";
import { stepsOf } from "caravanserai/testing";
import * as game from "caravanserai/through-the-desert";
import { cases } from "../helpers/cases.js";
import { games } from "../through-the-desert/arbitraries.js";
import { sand } from "../through-the-desert/scenes.js";

const options = { players: 2, seed: "a #1", layout: sand(3, 7), palms: [] };
const played = (...texts: readonly string[]): Move[] => {
  let state: State = setup(options);
  return texts.map((text) => {
    const move = parseMove(state, text);
    state = apply(state, move);
    return move;
  });
};
const kept = record(options, played("Ha1", "Ra3", "Ra5", "Ha7", "Gc2", "Gc4"));
const text = formatRecord(kept);

/** What is wrong with a text, as `place: message`. */
function wrong(changed: unknown): string[] {
  try {
    parseRecord(changed as string);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

describe("a record as text", () => {
  it("shows the options, the board and the moves by turn", () => {
    expect(text.split("\n")).toEqual([
      'game: "through-the-desert"',
      "version: 1",
      "options.players: 2",
      'options.seed: "a #1"',
      'options.layout.name: "sand"',
      "options.layout.palms: 0",
      'options.layout.rows[0]: ". . . . . . ."',
      'options.layout.rows[1]: " . . . . . . ."',
      'options.layout.rows[2]: ". . . . . . ."',
      "options.palms: []",
      "",
      "1. 0: Ha1",
      "2. 1: Ra3",
      "3. 0: Ra5",
      "4. 1: Ha7",
      "5. 0: Gc2",
      "6. 1: Gc4",
      "",
    ]);
    expect(parseRecord(text)).toEqual(kept);
  });

  it("is read back exactly, whatever the game", () => {
    fc.assert(
      fc.property(games, (random) => {
        const moves = [...stepsOf<game.Types>(game, random)].map(({ move }) => move);
        const whole = record(random.options, moves);
        expect(parseRecord(formatRecord(whole))).toEqual(whole);
        expect(root.parseRecord(root.formatRecord(whole))).toEqual(whole);
      }),
      { numRuns: cases(30) },
    );
  });

  it("may have comments, blank lines and other line ends", () => {
    const noisy = text
      .replace("version", "# a comment\n\nversion")
      .replace("2. 1: Ra3", "2. 1: Ra3   # well played\n# and so on\n")
      .replaceAll("\n", "\r\n");
    expect(parseRecord(noisy)).toEqual(kept);
  });

  it.each<[string, (good: string) => string, string]>([
    [
      "a value that is not JSON",
      (good) => good.replace("players: 2", "players: two"),
      'line 3, column 18: expected a JSON value, got "two"',
    ],
    [
      "a line that is nothing",
      (good) => good.replace("version: 1", "version"),
      "line 2, column 1: expected a name",
    ],
    [
      "a name that is not a path",
      (good) => good.replace("version", "ver-sion"),
      "line 2, column 1: expected a name",
    ],
    [
      "a value twice",
      (good) => good.replace("version: 1", "version: 1\nversion: 1"),
      "line 3, column 1: version is given twice",
    ],
    [
      "a list with a gap",
      (good) => good.replace("rows[1]", "rows[5]"),
      "line 8, column 1: expected index 1 of the list next",
    ],
    [
      "a value in a value",
      (good) => good.replace("options.palms", "version.palms"),
      "line 10, column 1: version already has another value",
    ],
    [
      "a turn out of order",
      (good) => good.replace("3. 0", "4. 0"),
      "line 14, column 1: expected turn 3, got turn 4",
    ],
    [
      "a turn without a seat",
      (good) => good.replace("3. 0: Ra5", "3. Ra5"),
      "line 14, column 1: expected the number of a turn",
    ],
    [
      "a move of the wrong seat",
      (good) => good.replace("3. 0", "3. 1"),
      "line 14, column 7: expected a move of seat 0, got one of seat 1",
    ],
    [
      "text that is not a move",
      (good) => good.replace("Ra5", "Rz5"),
      'line 14, column 7: Not a move: unknown space "z5"',
    ],
    [
      "an illegal move",
      (good) => good.replace("Ra5", "Ra2"),
      "line 14, column 7: move 3: a2 is next to the leader on a1 (rule L4)",
    ],
    [
      "an option that makes no sense",
      (good) => good.replace("players: 2", "players: 9"),
      "options.players: ",
    ],
    ["another game", (good) => good.replace("through-the-desert", "chess"), "game: "],
  ])("says where there is %s", (_, change, problem) => {
    expect(wrong(text)).toEqual([]);
    expect(wrong(change(text))[0]).toContain(problem);
  });

  it("refuses whatever is no record", () => {
    for (const other of [
      7,
      null,
      undefined,
      "",
      "hello",
      "1. 0: Ha1",
      "__proto__.x: 1\nconstructor.y: 2",
    ]) {
      expect(wrong(other).length).toBeGreaterThan(0);
      expect(() => root.parseRecord(other as string)).toThrow(RecordError);
    }
    expect(() => formatRecord({ ...kept, moves: ["Ha1", "Ha1"] })).toThrow(RecordError);
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.nat(text.length),
        fc.nat(8),
        (junk, place, cut) => {
          const changed = text.slice(0, place) + junk + text.slice(place + cut);
          try {
            parseRecord(changed);
          } catch (error) {
            if (!(error instanceof RecordError)) throw error;
          }
        },
      ),
      { numRuns: cases(400) },
    );
  });
});
