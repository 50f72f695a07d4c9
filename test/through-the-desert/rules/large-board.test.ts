/** Boards of more than a thousand spaces, which do not keep an object for each of their moves. */
import {
  apply,
  defineLayout,
  legalMoves,
  setup,
  simulate,
  type State,
} from "caravanserai/through-the-desert";
import { describe, expect, it } from "vitest";
import { boardOf } from "../../../src/through-the-desert/rules/board.js";
import { Dice } from "../../helpers/dice.js";

const SIDE = 40;

/** Open sand, with water and palms here and there. */
const row = (line: number): string =>
  (line % 2 === 0 ? "" : " ") +
  Array.from({ length: SIDE }, (_, column) => {
    const space = line * SIDE + column;
    if (space % 60 !== 7) return ".";
    return space % 180 === 7 ? "T" : "o";
  }).join(" ");

const layout = defineLayout({
  name: "Large",
  drawing: Array.from({ length: SIDE }, (_, line) => row(line)).join("\n"),
});

describe("a large board", () => {
  const board = boardOf(layout, 4);
  const dice = new Dice(1);

  const playOn = (state: State): State => {
    const moves = legalMoves(state);
    const move = moves[dice.below(moves.length)];
    return move === undefined ? state : apply(state, move);
  };

  it("lists every legal move once, and plays it as listed and as plain JSON", () => {
    let state: State = setup({ players: 4, seed: 1, layout, camelsPerColour: 60 });
    for (let move = 0; move < 60; move++) {
      const listed = legalMoves(state);
      const simulation = simulate(state);
      expect(listed).toHaveLength(simulation.count());
      const index = dice.below(listed.length);
      const one = listed[index];
      expect(simulation.nth(index)).toEqual(one);
      if (one === undefined) break;
      expect(Object.isFrozen(one)).toBe(true);
      const next = apply(state, one);
      expect(apply(state, structuredClone(one))).toEqual(next);
      state = next;
    }
    expect(state.phase).toBe("camels");
  });

  it("keeps few of its moves, however many were listed", () => {
    let state: State = setup({ players: 4, seed: 2, layout, camelsPerColour: 300 });
    while (!state.over) state = playOn(state);
    expect(board.count).toBeGreaterThan(1000);
    expect(board.moves.map((moves) => moves.length)).toEqual([0, 0, 0]);
    expect(board.movesMet.size).toBeGreaterThan(0);
    expect(board.movesMet.size).toBeLessThanOrEqual(5000);
  });
});
