/** What a simulation takes back: every number that a position keeps, not only what a state shows. */
import { describe, expect, it } from "vitest";
import {
  apply,
  legalMoves,
  load,
  type Options,
  setup,
  simulate,
  smallWadi,
} from "caravanserai/through-the-desert";
import { positionOf } from "../../../src/through-the-desert/gate/engine.js";
import { copyPosition, type Position } from "../../../src/through-the-desert/rules/position.js";
import { listActions } from "../../../src/through-the-desert/rules/actions.js";
import { play } from "../../../src/through-the-desert/rules/play.js";
import { track, undo } from "../../../src/through-the-desert/rules/undo.js";
import { Dice } from "../../helpers/dice.js";
import { drawn, sand } from "../scenes.js";

/** The legal actions of a position. */
function actionsIn(position: Position): number[] {
  const actions: number[] = [];
  listActions(position, actions);
  return actions;
}

/** All that a position keeps, as text. */
function kept(position: Position): string {
  const { phase, seat, round, left, endReason, cells, open, occupant, territory, water } = position;
  const { supply, hands, gaveBack, leaders, sizes, scored, taken } = position;
  return JSON.stringify([
    ...[phase, seat, round, left, endReason, actionsIn(position), open],
    ...[cells, occupant, territory, water, supply, hands, gaveBack, leaders, sizes, scored, taken],
  ]);
}

/** A row at whose end the last leader encloses an oasis, and spaces that no camel is beside. */
const ROW = drawn([". . . . . . . T ."]);

/** Small boards with corners, mountains and oases, on which camels soon meet and enclose. */
const GAMES: readonly Options[] = [
  { players: 2, seed: 6, layout: ROW },
  { players: 3, seed: 7, layout: ROW },
  { players: 2, seed: 1, layout: sand(4, 6) },
  { players: 5, seed: 2, layout: sand(6, 6), leaderReturn: "choose" },
  { players: 4, seed: 3, layout: smallWadi, ownerMayFill: true },
  {
    players: 3,
    seed: 4,
    layout: drawn([". . T . . .", " . ^ . . o .", ". . . T . .", " o . . . ^ ."]),
  },
  {
    ...{ players: 3, seed: 5, oasisWalls: true, endTiming: "immediate" },
    layout: drawn([". . T . . .", " . ^ . . o .", ". . . T . .", " o . . . ^ ."]),
  },
];

describe("undo", () => {
  it.each(GAMES)(
    "D4, L2 to L5, C3 to C5, E1 to E5: takes back game %# to its beginning",
    (options) => {
      const state = setup(options);
      const position = copyPosition(positionOf(state));
      expect(actionsIn(position).length).toBe(legalMoves(state).length);
      track(position);
      const dice = new Dice(options.players);
      const before: string[] = [];
      while (position.phase !== "over") {
        before.push(kept(position));
        const actions = actionsIn(position);
        const action = actions[dice.below(actions.length)];
        if (action === undefined) throw new Error("a decision without a legal move");
        play(position, action);
        // One move in three is taken back at once, and then made.
        if (dice.below(3) > 0) continue;
        expect(undo(position)).toBe(true);
        expect(kept(position)).toBe(before.at(-1));
        play(position, action);
      }
      for (const once of before.reverse()) {
        expect(undo(position)).toBe(true);
        expect(kept(position)).toBe(once);
      }
      expect(undo(position)).toBe(false);
    },
  );

  it("takes back a move of the latest round that a saved game may have", () => {
    let state = setup({ players: 2, seed: 1, layout: smallWadi });
    while (!state.over && state.phase !== "camels") state = apply(state, legalMoves(state)[0]);
    const late = load(JSON.stringify({ ...state, round: 999_000 }));
    const simulation = simulate(late);
    for (let number = 0; number < 6; number++) {
      const move = simulation.nth(number);
      if (move !== undefined) simulation.play(move);
    }
    expect(simulation.state().round).toBeGreaterThan(999_000);
    for (let number = 0; number < 6; number++) simulation.undo();
    expect(simulation.state()).toEqual(late);
  });
});
