/** What counts for the hash of a state. */
import { describe, expect, it } from "vitest";
import {
  apply,
  hash,
  legalMoves,
  type Move,
  type Options,
  setup,
  smallWadi,
  type State,
} from "caravanserai/through-the-desert";
import { positionOf } from "../../../src/through-the-desert/gate/engine.js";
import { hashPosition } from "../../../src/through-the-desert/rules/hash.js";
import { copyPosition, type Position } from "../../../src/through-the-desert/rules/position.js";

/** A state after some moves, always the same ones. */
function played(options: Options, moves: number): State {
  let state = setup(options);
  for (let step = 0; step < moves && !state.over; step++) {
    const legal = legalMoves(state);
    state = apply(state, legal[(step * 7) % legal.length] as Move);
  }
  return state;
}

describe("the hash", () => {
  it("is the same number everywhere and in every version", () => {
    expect(hash(played({ players: 3, seed: 1 }, 0))).toBe(4_884_028_617_211_275);
    expect(hash(played({ players: 3, seed: 1 }, 40))).toBe(8_787_151_481_882_119);
    const immediate = { players: 2, seed: 3, endTiming: "immediate" } as const;
    expect(hash(played(immediate, 0))).toBe(5_424_657_769_006_699);
    expect(hash(played(immediate, 40))).toBe(3_516_537_951_464_751);
  });

  it("D1, L5, C1, C3, F1: options, what each seat has, and whose decision it is count", () => {
    const changes: ((position: Position) => unknown)[] = [
      () => undefined,
      (position) => position.supply.fill(3),
      (position) => position.hands.fill(3),
      (position) => position.gaveBack.fill(3),
      (position) => position.leaders.fill(3),
      (position) => position.scored.fill(3),
      (position) => position.taken.fill(3),
      (position) => position.territory.fill(3),
      (position) => position.water.fill(3),
      (position) => position.left++,
      (position) => position.seat++,
    ];
    const state = played({ players: 3, seed: 1, layout: smallWadi }, 25);
    const hashes = changes.map((change) => {
      const position = copyPosition(positionOf(state));
      change(position);
      return hashPosition(position);
    });
    const rules = [
      { oasisWalls: true },
      { ownerMayFill: true },
      { endTiming: "immediate" },
    ] as const;
    const others = rules.map((rule) =>
      hash(played({ players: 3, seed: 1, layout: smallWadi, ...rule }, 25)),
    );
    expect(new Set([...hashes, ...others]).size).toBe(changes.length + rules.length);
  });
});
