/** Decisions as numbers, for searches: in every phase they stand for the legal moves, in the same order, and play the same. */
import { describe, expect, it } from "vitest";
import {
  apply,
  hash,
  legalMoves,
  type Move,
  PHASES,
  setup,
  shortCourse,
} from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import {
  amountOf,
  bribeDecision,
  isPawnMove,
  listDecisions,
  moveOfDecision,
  playDecision,
} from "../../../src/nomadi/rules/decisions.js";
import { hashPosition } from "../../../src/nomadi/rules/hash.js";
import { countMoves, listMoves, nthMove } from "../../../src/nomadi/rules/legality.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { Dice } from "../../dice.js";
import { row, scene } from "../scenes.js";

const amount = (move: Move): number | undefined =>
  move.type === "price" ? move.price : move.type === "bribe" ? move.coins : undefined;

/** Compares the ways in which legal decisions are told. Returns their types. */
function compare(position: Position): string[] {
  const moves = listMoves(position);
  const decisions = new Array<number>(400).fill(-1);
  expect(countMoves(position)).toBe(moves.length);
  expect(listDecisions(position, decisions)).toBe(moves.length);
  // Nothing is written behind the last.
  expect(decisions[moves.length]).toBe(-1);
  moves.forEach((move, index) => {
    const decision = decisions[index] as number;
    expect(nthMove(position, index)).toEqual(move);
    expect(moveOfDecision(position, decision)).toEqual(move);
    expect(isPawnMove(decision)).toBe(move.type === "move");
    if (amount(move) !== undefined) expect(amountOf(decision)).toBe(amount(move));
  });
  expect(new Set(decisions.slice(0, moves.length)).size).toBe(moves.length);
  return [...new Set(moves.map(({ type }) => type))];
}

describe("decisions as numbers", () => {
  it("N3, N5, N6, N15, N21, N28: are the legal moves of every phase, in their order", () => {
    const state = scene({
      options: { bribery: true, maxPrice: 4 },
      pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
      dice: [1, 1, 4],
    });
    const told = PHASES.map((phase) => {
      const position = copyPosition(positionOf(state));
      position.phase = phase;
      position.offerPrice = 3;
      return `${phase}: ${compare(position).join(" ")}`;
    });
    expect(told).toEqual([
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

  it("N28: a bribe may have more coins than a square has a number", () => {
    const position = positionOf(setup({ players: 2, seed: 1, bribery: true }));
    for (const coins of [0, 1, 2, 4095, 4096, 4097, 9000]) {
      expect(amountOf(bribeDecision(coins))).toBe(coins);
      expect(moveOfDecision(position, bribeDecision(coins))).toEqual({ type: "bribe", coins });
    }
  });

  it("do what the moves do, along a game", () => {
    const dice = new Dice(8);
    const types = new Set<string>();
    let state = setup({ players: 2, seed: 3, layout: shortCourse, cards: "choose", bribery: true });
    for (let step = 0; step < 150 && !state.over; step++) {
      const moves = legalMoves(state);
      const index = dice.below(moves.length);
      const decisions: number[] = [];
      listDecisions(positionOf(state), decisions);
      const position = copyPosition(positionOf(state));
      playDecision(position, decisions[index] as number);
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
