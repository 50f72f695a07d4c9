/** Reading a state, text, notation, records, and the package root. */
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import {
  apply,
  ArgumentError,
  contentsOf,
  findCaravan,
  formatMove,
  hash,
  IllegalMoveError,
  legalMoves,
  type Move,
  neighboursOf,
  parseMove,
  record,
  RecordError,
  replay,
  setup,
  type State,
  territoriesOf,
  toText,
  view,
} from "caravanserai/through-the-desert";
import { drawn, sand, scene } from "./scenes.js";

const board = drawn([
  "o . . . . . ^ .",
  " . . . . . . . .",
  ". T . . . o . .",
  " . . . . . . . .",
  ". . . . . . . .",
]);
const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => apply(now, parseMove(now, text)), state);
const open = scene(board, {
  "0 honey": ["a4", "b4", "c4", "d4"],
  "1 rose": ["c8"],
  "1 sky": ["e7"],
});
const closed = play(open, "he4");

describe("reading a state", () => {
  it("tells what stands on a space", () => {
    expect(contentsOf(open, "a4")).toEqual({
      ...{ terrain: "sand", oasis: false, water: null, territory: null },
      camel: { seat: 0, colour: "honey", leader: true },
    });
    expect(contentsOf(open, "b4").camel).toMatchObject({ leader: false });
    expect(contentsOf(open, "a1")).toMatchObject({
      terrain: "water",
      water: open.water[0]?.value,
      camel: null,
    });
    expect(contentsOf(closed, "a1")).toMatchObject({
      water: null,
      territory: { seat: 0, colour: "honey" },
    });
    expect(contentsOf(closed, "c2")).toMatchObject({
      terrain: "palm",
      oasis: true,
      territory: { seat: 0 },
    });
    expect(() => contentsOf(open, "a7")).toThrow(ArgumentError);
  });

  it("tells the neighbours, going round from the right by way of the top", () => {
    expect(neighboursOf(open, "b2")).toEqual(["b3", "a3", "a2", "b1", "c2", "c3"]);
    expect(neighboursOf(open, "a8")).toEqual(["b7", "b8"]);
    expect(() => neighboursOf(open, "q1")).toThrow('space: "q1" is no space in play');
  });

  it("finds caravans and territories", () => {
    expect(findCaravan(open, 0, "honey")?.camels).toEqual(["a4", "b4", "c4", "d4"]);
    expect(findCaravan(open, 1, "honey")).toBeUndefined();
    expect(territoriesOf(closed, 0).length).toBe(1);
    expect(territoriesOf(closed, 0, "honey").length).toBe(1);
    expect(territoriesOf(closed, 0, "sky")).toEqual([]);
    expect(territoriesOf(closed, 1)).toEqual([]);
  });
});

describe("toText", () => {
  it("draws the board so that everything can be told apart", () => {
    expect(toText(closed).split("\n").slice(0, 6)).toEqual([
      "  1   2   3   4   5   6   7   8",
      `a +0  +0  +0  H0  ..  ..  ^^  ..`,
      `b   +0  +0  +0  h0  ..  ..  ..  ..`,
      `c +0  *0  +0  h0  ..  ~${String(closed.water[0]?.value)}  ..  R1`,
      `d   +0  +0  +0  h0  ..  ..  ..  ..`,
      `e +0  +0  +0  h0  ..  ..  S1  ..`,
    ]);
    expect(toText(open)).toContain("**");
    expect(toText(closed)).toContain("Round 9: seat 0 places 1 camel.");
    expect(toText(open)).toContain("Round 9: seat 0 places 2 camels.");
    expect(toText(view(closed, 1))).toBe(toText(closed));
  });

  it("leaves out the section that is not played, and says what is asked for", () => {
    const layout = drawn([". . . . .", " . . . .", "-----", ". ."]);
    const text = toText(setup({ players: 2, seed: 1, layout }));
    expect(text.split("\n").slice(0, 4)).toEqual([
      "  1   2   3   4   5",
      "a ..  ..  ..  ..  ..",
      "b   ..  ..  ..  ..",
      "",
    ]);
    expect(toText(setup({ players: 4, seed: 1, layout })).split("\n")[3]).toBe("c ..  ..");
    expect(text).toContain("Round 1: seat 0 places 1 leader.");
    expect(toText(setup({ players: 5, seed: 1, layout }))).toContain("Seat 0 gives back a leader.");
    const over = setup({ players: 2, seed: 1, layout: drawn(["T .", " . "]) });
    expect(toText(over)).toContain("The game is over.");
    expect(toText(over)).toContain("wins");
  });

  it("colours the camels if asked to", () => {
    expect(toText(closed, { colour: true })).toContain("\u001b[30;48;5;222mH0\u001b[0m");
    expect(toText(closed)).not.toContain("\u001b");
  });
});

describe("notation", () => {
  it("reads and writes all kinds of moves", () => {
    const start = setup({ players: 5, seed: 1, layout: sand(5, 9) });
    const moves: [string, Move][] = [
      ["-g", { type: "give-back", colour: "grape" }],
      ["Gb3", { type: "leader", colour: "grape", space: "b3" }],
      ["me9", { type: "camel", colour: "mint", space: "e9" }],
    ];
    for (const [text, move] of moves) {
      expect(formatMove(start, move)).toBe(text);
      expect(parseMove(start, text)).toEqual(move);
    }
    expect(() => formatMove(start, { type: "camel", colour: "mint", space: "z9" })).toThrow(
      IllegalMoveError,
    );
  });

  it.each([
    ["", 1, "expected a colour"],
    ["x", 1, "expected a colour"],
    ["-", 2, "expected a colour"],
    ["-G", 2, "expected a colour"],
    ["-gg", 3, "expected the end"],
    ["gz9", 2, "expected a space in play"],
    ["g b3", 2, "expected a space in play"],
  ])("refuses %j at column %i", (text, column, message) => {
    const start = setup({ players: 2, seed: 1, layout: sand(5, 9) });
    expect(() => parseMove(start, text)).toThrow(
      expect.objectContaining({
        name: "NotationError",
        column,
        message: expect.stringContaining(message) as string,
      }) as Error,
    );
  });
});

describe("records", () => {
  const options = { players: 2, seed: 1, layout: sand(5, 9) };
  const moves: Move[] = [
    { type: "leader", colour: "honey", space: "a1" },
    { type: "leader", colour: "rose", space: "a5" },
  ];

  it("keep options and moves in plain JSON", () => {
    const kept = record(options, moves);
    expect(kept).toEqual({
      game: "through-the-desert",
      version: 1,
      options,
      moves: ["Ha1", "Ra5"],
    });
    expect(replay(kept).map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(replay(JSON.parse(JSON.stringify(kept))).at(-1)?.caravans.length).toBe(2);
  });

  it("stop with the number of the move that is illegal, why, and the states before it", () => {
    const bad = { ...record(options, moves), moves: ["Ha1", "Ra2", "Ra5"] };
    const error = (() => {
      try {
        replay(bad);
      } catch (caught) {
        return caught as RecordError;
      }
      throw new Error("replayed");
    })();
    expect(error).toBeInstanceOf(RecordError);
    expect(error.move).toBe(2);
    expect(error.refusal).toMatchObject({ reason: "next-to-leader", rule: "L4" });
    expect(error.states.length).toBe(2);
    expect(error.message).toContain("moves[1]: move 2: the leader at a1 is next to it (rule L4)");
    const [first] = moves;
    expect(() => record(options, [first as Move, first as Move])).toThrow(RecordError);
  });

  it("say what is wrong with notation, options, version and game", () => {
    const good = record(options, moves);
    expect(() => replay({ ...good, moves: ["Ha1", "?"] })).toThrow("moves[1]: move 2: Not a move");
    expect(() => replay({ ...good, options: { players: 9, seed: 1 } })).toThrow("options.players");
    expect(() => replay({ ...good, options: 7 })).toThrow("options: ");
    expect(() => replay({ ...good, version: 2 })).toThrow("version");
    expect(() => replay({ ...good, game: "chess" })).toThrow("game");
    expect(() => record(options, "moves" as never)).toThrow(RecordError);
  });
});

describe("the package root", () => {
  it("does for the state's game what the game's module does", () => {
    const options = { players: 3, seed: "petra" };
    let state = root.setup("through-the-desert", options);
    expect(state).toEqual(setup(options));
    const moves: Move[] = [];
    while (!state.over) {
      const legal = root.legalMoves(state);
      expect(legal).toEqual(legalMoves(state));
      const move = legal[moves.length % legal.length] as Move;
      expect(root.explain(state, move)).toBeUndefined();
      expect(root.events(state, move).length).toBeGreaterThan(0);
      expect(root.parseMove(state, root.formatMove(state, move))).toEqual(move);
      moves.push(move);
      state = root.apply(state, move);
    }
    expect(root.score(state).winners.length).toBeGreaterThan(0);
    expect(root.hash(state)).toBe(hash(state));
    expect(root.view(state, 2).viewer).toBe(2);
    expect(root.load(JSON.stringify(state))).toEqual(state);
    const kept = root.record("through-the-desert", options, moves);
    expect(root.replay(kept).at(-1)).toEqual(state);
    expect(root.GAME_IDS).toContain("through-the-desert");
  });

  it("says which games there are", () => {
    expect(() => root.setup("chess" as never, {} as never)).toThrow('game: "chess" is none of');
    expect(() => root.record("chess" as never, {} as never, [])).toThrow(root.SetupError);
    expect(() => root.load({ game: "chess" })).toThrow(
      expect.objectContaining({ name: "LoadError", reason: "other-game" }) as Error,
    );
    expect(() => root.load({ game: "toString" })).toThrow(root.LoadError);
    expect(() => root.replay({ game: "chess" })).toThrow(root.RecordError);
  });
});
