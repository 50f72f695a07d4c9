/** Actions: in every phase they are the legal moves, in the same order, and play the same. */
import { describe, expect, it } from "vitest";
import {
  apply,
  grandCrossing,
  hash,
  legalMoves,
  type Move,
  PHASES,
  setup,
  shortCourse,
  simulate,
} from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { listActions, listMoves, moveOf } from "../../../src/nomadi/rules/actions.js";
import { hashPosition } from "../../../src/nomadi/rules/hash.js";
import { HIGHEST_SUM, actionOf } from "../../../src/nomadi/rules/read-move.js";
import {
  bribeAction,
  pawnAction,
  plainAction,
  priceAction,
  sumOf,
  typeOf,
} from "../../../src/nomadi/rules/packing.js";
import { play } from "../../../src/nomadi/rules/play.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { Dice } from "../../helpers/dice.js";
import { row, scene } from "../scenes.js";

const sum = (move: Move): number | undefined =>
  move.type === "price" ? move.price : move.type === "bribe" ? move.coins : undefined;

/** Compares legal moves and actions. Returns the types of the moves. */
function compare(position: Position): string[] {
  const moves = listMoves(position);
  const actions = new Array<number>(400).fill(-1);
  expect(listActions(position, actions)).toBe(moves.length);
  // Nothing is written behind the last.
  expect(actions[moves.length]).toBe(-1);
  moves.forEach((move, index) => {
    const action = actions[index] as number;
    expect(moveOf(position, action)).toEqual(move);
    expect(typeOf(action)).toBe(move.type);
    // The object itself, and one that only looks like it.
    expect(actionOf(position, move)).toBe(action);
    expect(actionOf(position, { ...move })).toBe(action);
    if (sum(move) !== undefined) expect(sumOf(action)).toBe(sum(move));
  });
  expect(new Set(actions.slice(0, moves.length)).size).toBe(moves.length);
  return [...new Set(moves.map(({ type }) => type))];
}

describe("actions", () => {
  it("N3, N5, N6, N15, N21, N28: are the legal moves of every phase, in their order", () => {
    const state = scene({
      options: { bribery: true, maxPrice: 4 },
      pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
      dice: [1, 1, 4],
    });
    const listed = PHASES.map((phase) => {
      const position = copyPosition(positionOf(state));
      position.phase = phase;
      position.offerPrice = 3;
      return `${phase}: ${compare(position).join(" ")}`;
    });
    expect(listed).toEqual([
      "cards: card",
      "pawns: place",
      "reroll: reroll end-turn",
      "bribe: bribe",
      "bribe-answer: take-bribe decline-bribe",
      "move: move",
      "price: price",
      "price-answer: accept refuse",
      "over: ",
    ]);
  });

  it("N21: a price that nobody can pay can only be refused", () => {
    const state = scene({ pawns: [row("k", 4, 11), row("l", 4, 11)], dice: [1], coins: [2, 2] });
    const position = copyPosition(positionOf(state));
    position.phase = "price-answer";
    position.offerPrice = 3;
    expect(compare(position)).toEqual(["refuse"]);
  });

  it("N21, N28: hold every sum, and are below 2^28", () => {
    const position = positionOf(setup({ players: 2, seed: 1, bribery: true }));
    for (const coins of [0, 1, 2, 4095, 4096, 4097, 9000, HIGHEST_SUM]) {
      expect(sumOf(bribeAction(coins))).toBe(coins);
      expect(sumOf(priceAction(coins))).toBe(coins);
      expect(typeOf(bribeAction(coins))).toBe("bribe");
      expect(typeOf(priceAction(coins))).toBe("price");
      expect(moveOf(position, bribeAction(coins))).toEqual({ type: "bribe", coins });
      expect(actionOf(position, { type: "price", price: coins })).toBe(priceAction(coins));
      expect(priceAction(coins)).toBeLessThan(2 ** 28);
    }
    // A pawn that leaves the last of 4095 cells.
    expect(pawnAction(6, 4095, 4095)).toBeLessThan(2 ** 28);
    expect(pawnAction(6, 4095, 4095)).toBeGreaterThan(0);
  });

  it("belong to a board: a move object of another board is read anew", () => {
    const there = positionOf(setup({ players: 2, seed: 1, layout: grandCrossing }));
    const here = positionOf(setup({ players: 2, seed: 1, layout: shortCourse }));
    const cell = here.setting.board.numbers.get("b2") ?? 0;
    const other = there.setting.board.numbers.get("b2") ?? 0;
    expect(cell).not.toBe(other);
    const move = moveOf(there, plainAction("place", other));
    expect(actionOf(there, move)).toBe(plainAction("place", other));
    expect(actionOf(here, move)).toBe(plainAction("place", cell));
    expect(actionOf(here, moveOf(there, plainAction("reroll")))).toBe(plainAction("reroll"));
  });

  it("N28: the note of a bribe rides beside its action", () => {
    const before = scene({
      options: { bribery: true },
      pawns: [row("k", 4, 11), row("l", 4, 11)],
      dice: [1, 1, 1, 1, 1, 1],
      change: { phase: "bribe", seat: 1 },
    });
    const move: Move = { type: "bribe", coins: 1, note: "Go west" };
    const simulation = simulate(before);
    simulation.play(move);
    expect(simulation.state().bribe).toEqual({ by: 1, coins: 1, note: "Go west" });
    expect(apply(before, move).bribe).toEqual({ by: 1, coins: 1, note: "Go west" });
    const position = copyPosition(positionOf(before));
    play(position, bribeAction(1));
    expect(position.bribeNote).toBeNull();
  });

  it("do what the moves do, along a game", () => {
    const dice = new Dice(8);
    const types = new Set<string>();
    let state = setup({ players: 2, seed: 3, layout: shortCourse, cards: "choose", bribery: true });
    for (let step = 0; step < 150 && !state.over; step++) {
      const moves = legalMoves(state);
      const index = dice.below(moves.length);
      const actions: number[] = [];
      listActions(positionOf(state), actions);
      const position = copyPosition(positionOf(state));
      play(position, actions[index] as number);
      const move = moves[index] as Move;
      types.add(move.type);
      state = apply(state, move);
      expect(hashPosition(position)).toBe(hash(state));
    }
    expect([...types].sort().join(" ")).toBe(
      "accept bribe card decline-bribe move place price refuse take-bribe",
    );
  });
});
