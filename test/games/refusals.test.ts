/** Refusals of every game: deeply frozen, and no longer for a move from a stranger. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  explain,
  GAME_IDS,
  type GameId,
  legalMoves,
  apply,
  seededRandom,
  setup,
} from "caravanserai";
import { games } from "../../src/games/games.js";
import { cases } from "../helpers/cases.js";

/** Whether a value and all that is in it is frozen. */
const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

/** States along a random game, each with the legal moves of all others to try. */
function statesOf(id: GameId, seed: number) {
  const random = seededRandom(seed);
  let state = setup(id, { players: 2, seed });
  const states = [state];
  const moves: object[] = [];
  for (let count = 0; count < 60 && state.seat !== null; count++) {
    const legal = legalMoves(state);
    moves.push(...legal.slice(0, 20));
    state = apply(state, legal[random(legal.length)] as never);
    states.push(state);
  }
  return { states, moves };
}

describe.each(GAME_IDS)("refusals of %s", (id) => {
  it("are deeply frozen, whatever the move", () => {
    const reasons = new Set<string>();
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        const { states, moves } = statesOf(id, seed);
        for (const state of states) {
          for (const move of moves) {
            const refusal = explain(state, move);
            if (refusal === undefined) continue;
            reasons.add(refusal.reason);
            expect(isDeeplyFrozen(refusal), refusal.reason).toBe(true);
          }
        }
      }),
      { numRuns: cases(3) },
    );
    expect(reasons.size).toBeGreaterThan(3);
  });

  it.each(["x".repeat(1_000_000), "\u001b[2J", "\u202e", "\0"])(
    "do not echo what a field is called",
    (key) => {
      const state = setup(id, { players: 2, seed: 1 });
      const [move] = legalMoves(state);
      const refusal = games[id].explain(state, { ...move, [key]: 1 });
      const text = JSON.stringify(refusal);
      expect(refusal).toMatchObject({ reason: "malformed" });
      expect(text.length).toBeLessThan(400);
      // Escaped in `path`, and once more in JSON.
      expect(text).not.toContain(key);
      expect((refusal as { path?: string } | undefined)?.path).toMatch(/^"[ -~…()]*$/u);
    },
  );
});
