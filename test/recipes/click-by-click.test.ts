/** The handler of clicks plays whole games of every kind, by clicking what it offers and nothing else. */
import { readFileSync } from "node:fs";
import {
  apply,
  type GameId,
  GAME_IDS,
  legalMoves,
  type MoveOf,
  setup,
  type StateOf,
  view,
} from "caravanserai";
import { describe, expect, test } from "vitest";
import { click, finished, noClicks } from "../../docs/recipes/click-by-click.js";
import { Dice } from "../helpers/dice.js";

/** Clicks at random until there is a move, and says how many clicks it took. */
function clickMove(state: StateOf<GameId>, dice: Dice): { move: MoveOf<GameId>; count: number } {
  const seen = view(state, state.seat ?? "spectator");
  let clicks = noClicks(seen);
  for (let count = 0; count < 100; count++) {
    const move = finished(clicks) ?? (dice.below(3) === 0 ? clicks.move : null);
    if (move !== null) return { move, count };
    expect(clicks.offered).not.toEqual([]);
    const { picked, offered } = clicks;
    const takesBack = picked.length > 0 && dice.below(6) === 0;
    const list = takesBack ? picked : offered;
    const pick = list[dice.below(list.length)];
    if (pick === undefined) break;
    const next = click(seen, clicks, pick);
    expect(next.picked.includes(pick)).toBe(!takesBack);
    expect(click(seen, next, "no:pick")).toBe(next);
    clicks = next;
  }
  throw new Error("a hundred clicks make no move");
}

describe("click by click", () => {
  test.each(GAME_IDS)("a whole game of %s is played by random clicks", (game) => {
    for (let seed = 1; seed <= 3; seed++) {
      const dice = new Dice(seed);
      let state: StateOf<GameId> = setup<GameId>(game, { players: 2 + (seed % 3), seed });
      let moves = 0;
      let most = 0;
      for (; !state.over; moves++) {
        const { move, count } = clickMove(state, dice);
        most = Math.max(most, count);
        if (moves % 10 === 0) expect(legalMoves(state)).toContainEqual(move);
        state = apply(state, move);
      }
      expect(moves).toBeGreaterThan(20);
      // Moves of several parts were put together.
      expect(most).toBeGreaterThan(1);
    }
  });

  test("the handler is shorter than 40 lines", () => {
    const lines = readFileSync("docs/recipes/click-by-click.ts", "utf8").trimEnd().split("\n");
    expect(lines.length).toBeLessThan(40);
  });
});
