/** What a simulation takes back: every number that a position keeps, not only what a state shows. */
import { describe, expect, it } from "vitest";
import { type Move, setup, shortCourse, type State } from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { BAN_SIZE } from "../../../src/nomadi/rules/reach/no-returns.js";
import { copyPosition, type Position } from "../../../src/nomadi/rules/position.js";
import { listMoves } from "../../../src/nomadi/rules/actions.js";
import { play } from "../../../src/nomadi/rules/play.js";
import { actionOf } from "../../../src/nomadi/rules/read-move.js";
import { track, undo } from "../../../src/nomadi/rules/undo.js";
import { Dice } from "../../helpers/dice.js";
import { row, scene } from "../scenes.js";

/** All that a position keeps, as text. Of lists that may be longer only what counts. */
function kept(position: Position): string {
  const { phase, seat, endReason, turnNumber, deckLeft, bribeBy, bribeCoins, bribeNote } = position;
  const { offerValue, offerCell, offerOwner, offerPrice, inStart, inGoal, crossed } = position;
  const pawns = position.pawns.subarray(0, position.placed);
  return JSON.stringify([
    ...[phase, seat, endReason, turnNumber, deckLeft, bribeBy, bribeCoins, bribeNote],
    ...[offerValue, offerCell, offerOwner, offerPrice, inStart, inGoal, crossed],
    ...[position.dice, position.coins, position.debts, position.cards, position.occupant, pawns],
    ...[position.spots, position.marks, position.chance.place, listMoves(position)],
    position.bans.subarray(0, position.banCount * BAN_SIZE),
    position.held.subarray(0, position.heldCount),
  ]);
}

const STARTS: readonly State[] = [
  setup({ players: 2, seed: 1, layout: shortCourse, cards: "choose", bribery: true, maxPrice: 9 }),
  setup({ players: 5, seed: 2, bribery: true }),
  scene({
    options: { bribery: true },
    pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
    dice: [1, 1, 1, 1, 4, 4],
    coins: [0, 1],
    debts: [3, 2],
  }),
];

describe("undo", () => {
  it.each(STARTS)("N3 to N28: takes back game %# to its beginning", (state) => {
    const position = copyPosition(positionOf(state));
    track(position);
    const dice = new Dice(7);
    const before: string[] = [];
    for (let step = 0; step < 150 && position.phase !== "over"; step++) {
      before.push(kept(position));
      const moves = listMoves(position);
      const listed = moves[dice.below(moves.length)] as Move;
      const move = listed.type === "bribe" ? { ...listed, note: `note ${step}` } : listed;
      const action = actionOf(position, move) as number;
      play(position, action, undefined, move);
      // One move in three is taken back at once, and then made.
      if (dice.below(3) > 0) continue;
      expect(undo(position)).toBe(true);
      expect(kept(position)).toBe(before.at(-1));
      play(position, action, undefined, move);
    }
    for (const once of before.reverse()) {
      expect(undo(position)).toBe(true);
      expect(kept(position)).toBe(once);
    }
    expect(undo(position)).toBe(false);
  });
});
