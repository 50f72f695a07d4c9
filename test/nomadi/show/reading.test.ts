/** Reading a state, text, notation, records, and the package root. */
import { describe, expect, it } from "vitest";
import * as root from "caravanserai";
import {
  apply,
  ArgumentError,
  boardSquares,
  contentsOf,
  crookedValley,
  defineLayout,
  formatMove,
  hash,
  IllegalMoveError,
  legalMoves,
  type Move,
  movesOf,
  neighboursOf,
  NotationError,
  parseMove,
  record,
  RecordError,
  replay,
  setup,
  targetsOf,
  toText,
  view,
} from "caravanserai/nomadi";
import { move, play, row, scene } from "../scenes.js";

const block = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 4],
  turnNumber: 102,
});
const pricing = play(block, move(1, "k4", "j5"));
const answering = play(pricing, { type: "price", price: 2 });

describe("reading a state", () => {
  it("tells what is to be seen on a square", () => {
    expect(contentsOf(block, "k4")).toEqual({ terrain: "sand", pawn: 0, card: false });
    expect(contentsOf(block, "m4")).toMatchObject({ pawn: 1 });
    expect(contentsOf(block, "l7")).toEqual({ terrain: "water", pawn: null, card: true });
    expect(contentsOf(block, "a1")).toMatchObject({ terrain: "goal" });
    expect(contentsOf(block, "s16")).toMatchObject({ terrain: "start" });
    expect(() => contentsOf(block, "t1")).toThrow('square: "t1" is no square of the board');
  });

  it("tells the neighbours, in board order", () => {
    expect(neighboursOf(block, "b2")).toEqual(["a2", "b1", "b3", "c2"]);
    expect(neighboursOf(block, "s16")).toEqual(["r16", "s15"]);
    expect(() => neighboursOf(block, "")).toThrow(ArgumentError);
  });

  it("tells what a pawn can do", () => {
    expect(targetsOf(block, "k11", 1)).toEqual(["j10", "l12"]);
    expect(movesOf(block, "k11").map((one) => formatMove(block, one))).toEqual(
      legalMoves(block)
        .filter((one) => one.type === "move" && one.from === "k11")
        .map((one) => formatMove(block, one)),
    );
    expect(movesOf(block, "a1")).toEqual([]);
    expect(targetsOf(block, "k11", 6)).toEqual([]);
  });

  it("tells where the goal is in this game (N27)", () => {
    const state = setup({ players: 2, seed: 1, goal: ["m1", "m2", "m3"] });
    expect(contentsOf(state, "m1").terrain).toBe("goal");
    expect(contentsOf(state, "a1").terrain).toBe("sand");
    expect(boardSquares(state).filter(({ terrain }) => terrain === "goal")).toHaveLength(3);
  });
});

describe("text", () => {
  it("draws pawns, cards and areas, and tells what everybody has", () => {
    const lines = toText(block).split("\n");
    expect(lines[0]).toBe("  1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16");
    expect(lines[1]).toBe("a G  G  G  G  .  .  .  .  .  .  .  .  .  .  .  ?");
    expect(lines[10]).toBe(`  ${"-".repeat(48)}`);
    expect(lines[13]).toBe("l .  .  .  1  1  1  ?  1  1  1  1  .  .  .  .  .");
    expect(toText(block)).toContain("Seat 0: 5 coins, no cards, 5 in all");
    expect(toText(block)).toContain("Turn 102 of seat 1: 1 1 4\nSeat 1 moves a pawn.");
  });

  it("draws a bent valley", () => {
    const text = toText(setup({ players: 2, seed: 1, layout: crookedValley }));
    expect(text).toContain("k .  .  .  .  . |.");
    expect(text).toContain(`\n  ${"-".repeat(15)}\nl`);
    const holes = defineLayout({
      name: "Holes",
      drawing: `
        G G G . . . . . . .
        . .   . . . . . . .
        -------------------
        . .   . . . . . . .
        S S S S S S S S S S
        S S S S S S . . . .
      `.replace("-------------------", "---   -------------"),
    });
    expect(toText(setup({ players: 2, seed: 1, layout: holes }))).toMatch(/^b .{2} .{2} {4}/mu);
  });

  it("shows of the cards what the reader may see", () => {
    const { value } = pricing.offer ?? { value: 0 };
    const shown = value > 0 ? `+${value}` : String(value);
    expect(toText(pricing)).toContain(`names a price for the card at j5 (${shown}).`);
    expect(toText(view(pricing, 1))).toContain(`(${shown})`);
    expect(toText(view(pricing, 0))).toContain("names a price for the card at j5.");
    expect(toText(answering)).toContain("Seat 0 answers the price for the card at j5: 2.");
    const bought = play(answering, { type: "accept" });
    expect(toText(view(bought, 0))).toContain(
      `Seat 0: 3 coins, cards ${shown}, ${3 + value} in all`,
    );
    const three = scene({
      pawns: [row("k", 4, 8), row("k", 9, 13), row("l", 9, 13)],
      dice: [1, 1],
      turnNumber: 101,
      change: { inTurn: 1, seat: 1 },
    });
    expect(toText(view(three, "spectator"))).toContain("Seat 2: 5 coins, no cards");
    const refused = play(answering, { type: "refuse" });
    expect(toText(view(refused, 0))).toMatch(/Seat 1: 6 coins, cards \?$/mu);
  });

  it("colours the pawns on request only", () => {
    expect(toText(block)).not.toContain("\u001b[");
    expect(toText(block, { colour: true })).toContain("\u001b[30;48;5;117m0\u001b[0m");
  });

  it("says what is asked for in each phase, and who owes and wins", () => {
    let state = setup({ players: 2, seed: 1, cards: "choose", bribery: true, maxTurns: 1 });
    const says = (text: string) => {
      expect(toText(state)).toContain(text);
    };
    says("Seat 0 lays out a card.");
    while (state.phase === "cards") state = apply(state, legalMoves(state)[0] as Move);
    says("Seat 0 places a pawn.");
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0] as Move);
    says("Seat 1 offers a bribe.");
    const plain = apply(state, { type: "bribe", coins: 1 });
    expect(toText(plain)).toContain("Seat 0 answers the bribe of seat 1: 1.");
    state = apply(state, { type: "bribe", coins: 1, note: "north" });
    says('Seat 0 answers the bribe of seat 1: 1, "north".');
    while (!state.over) state = apply(state, legalMoves(state)[0] as Move);
    says("The game is over.");
    expect(toText(state)).toMatch(/Seat \d: .* wins/u);
    const debtor = scene({ pawns: [row("m", 1, 8), row("n", 1, 8)], dice: [1], debts: [2, 0] });
    expect(toText(debtor)).toContain("Seat 0: 5 coins, 2 owed, no cards, 3 in all");
  });
});

describe("notation", () => {
  const moves: readonly (readonly [string, Move])[] = [
    ["*q9", { type: "card", square: "q9" }],
    ["+q9", { type: "place", square: "q9" }],
    ["5q13-p9", { type: "move", die: 5, from: "q13", to: "p9" }],
    ["=3", { type: "price", price: 3 }],
    ["yes", { type: "accept" }],
    ["no", { type: "refuse" }],
    ["~0", { type: "bribe", coins: 0 }],
    [
      "~12:Go_west,%000a100%0025_#_no".replace("#", "%0023"),
      { type: "bribe", coins: 12, note: "Go west,\n100% # no" },
    ],
    ["~1:", { type: "bribe", coins: 1, note: "" }],
    ["take", { type: "take-bribe" }],
    ["leave", { type: "decline-bribe" }],
  ];

  it("is read as it is written", () => {
    for (const [text, one] of moves) {
      expect(formatMove(block, one)).toBe(text);
      expect(parseMove(block, text)).toEqual(one);
    }
  });

  it("tells the column at fault", () => {
    for (const [text, column] of [
      ["", 1],
      ["pass", 1],
      ["7q13-p9", 1],
      ["*", 2],
      ["+t1", 2],
      ["5z1-p9", 2],
      ["5q13", 5],
      ["5q13-z9", 6],
      ["5q13-p9-", 6],
      ["=", 2],
      ["=-1", 2],
      ["=01", 2],
      ["~x", 2],
      ["~3:go west", 4],
      ["~3:100%", 4],
      ["~3:%0020", 4],
      ["~3:#", 4],
      [`~3:${"x".repeat(501)}`, 4],
      ["~:x", 2],
    ] as const) {
      try {
        parseMove(block, text);
        expect.unreachable(text);
      } catch (error) {
        expect(error).toBeInstanceOf(NotationError);
        expect([text, (error as NotationError).column]).toEqual([text, column]);
      }
    }
  });

  it("is only for moves", () => {
    expect(() => formatMove(block, { type: "move", die: 7, from: "a1", to: "a2" })).toThrow(
      IllegalMoveError,
    );
    expect(() => formatMove(block, { type: "move", die: 1, from: "a1", to: "z9" })).toThrow(
      IllegalMoveError,
    );
    expect(() => formatMove(block, { type: "move", die: 1, from: "z9", to: "a1" })).toThrow(
      IllegalMoveError,
    );
    expect(() => formatMove(block, { type: "bribe", coins: -1 })).toThrow(IllegalMoveError);
  });
});

describe("records", () => {
  it("keep notes, and stop at the move that is illegal", () => {
    const options = { players: 2, seed: 4, bribery: true };
    let state = setup(options);
    const moves: Move[] = [];
    const make = (next: Move): void => {
      moves.push(next);
      state = apply(state, next);
    };
    while (state.phase === "pawns") make(legalMoves(state)[0] as Move);
    make({ type: "bribe", coins: 2, note: "slowly" });
    make({ type: "take-bribe" });
    const saved = record(options, moves);
    expect(saved.moves.slice(-2)).toEqual(["~2:slowly", "take"]);
    expect(replay(saved).at(-1)).toEqual(state);
    try {
      replay({ ...saved, moves: [...saved.moves, "yes"] });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RecordError);
      expect(error).toMatchObject({ move: moves.length + 1, refusal: { reason: "wrong-phase" } });
    }
  });
});

describe("the hash", () => {
  it("leaves out the note and the seed, but not the dice to come", () => {
    let state = setup({ players: 2, seed: 4, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0] as Move);
    const plain = apply(state, { type: "bribe", coins: 2 });
    expect(hash(apply(state, { type: "bribe", coins: 2, note: "x" }))).toBe(hash(plain));
    expect(hash({ ...plain, seed: 5 })).toBe(hash(plain));
    expect(hash({ ...plain, chance: [1, 2, 3, 4] })).not.toBe(hash(plain));
  });

  it("does not depend on the order of what a player has done", () => {
    const one = play(block, move(1, "k11", "j10"), move(1, "m4", "m5"));
    const other = play(block, move(1, "m4", "m5"), move(1, "k11", "j10"));
    expect(one).toEqual(other);
    expect(hash(one)).toBe(hash(other));
  });
});

describe("the package root", () => {
  it("hosts the game", () => {
    let state = root.setup("nomadi", { players: 3, seed: 1, maxTurns: 2 });
    while (!state.over) {
      state = root.apply(state, root.legalMoves(state)[0] as Move);
    }
    expect(root.score(state).seats).toHaveLength(3);
    expect(root.load(JSON.stringify(state))).toEqual(state);
    expect(root.hash(state)).toBe(hash(state));
    expect(root.view(state, "spectator").viewer).toBe("spectator");
  });
});
