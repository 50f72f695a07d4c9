/** Reading a state, and the board as text. */
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  contentsOf,
  findCaravan,
  neighboursOf,
  setup,
  territoriesOf,
  toText,
  view,
} from "caravanserai/through-the-desert";
import { play } from "../moves.js";
import { drawn, scene } from "../scenes.js";

const board = drawn([
  "o . . . . . ^ .",
  " . . . . . . . .",
  ". T . . . o . .",
  " . . . . . . . .",
  ". . . . . . . .",
]);
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
    expect(() => neighboursOf(open, "q1")).toThrow('space: unknown space "q1"');
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
