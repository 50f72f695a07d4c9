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
import { lastWater } from "../../docs/examples/last-water/game.js";
import { saltPans } from "../../docs/examples/salt-pans/game.js";
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

describe("the same mistake in a move gets the same sentence in every game", () => {
  /** A game with its first state, and a move that is legal there and has fields. */
  interface Sample {
    readonly explain: (move: unknown) => object | undefined;
    readonly move: { readonly type: string };
  }
  const samples: Readonly<Record<string, Sample>> = {
    ...Object.fromEntries(
      GAME_IDS.map((id) => {
        const state = setup<GameId>(id, { players: 2, seed: 1 });
        const [move = { type: "" }] = legalMoves(state);
        return [id, { explain: (given: unknown) => explain(state, given), move }];
      }),
    ),
    "last-water": {
      explain: (given) => lastWater.explain(lastWater.setup({ players: 2, seed: 1 }), given),
      move: { type: "die", die: 3 } as { type: string },
    },
    "salt-pans": {
      explain: (given) => saltPans.explain(saltPans.setup({ players: 2, seed: 1 }), given),
      move: { type: "stake", hex: "e5" } as { type: string },
    },
  };
  /** What the library expects of a place, in the words of each game's rules. */
  const places: Readonly<Record<string, readonly [field: string, expected: string]>> = {
    "through-the-desert": ["space", "a space of the board"],
    nomadi: ["square", "a square of the board"],
    "desert-sons": ["to", "a field of the area"],
  };

  it.each(Object.entries(samples))("%s", (id, { explain: refusal, move }) => {
    const { type, ...fields } = move;
    const [field = ""] = Object.keys(fields);
    const malformed = (path: string, message: string) => ({
      reason: "malformed",
      rule: null,
      path,
      message,
    });
    for (const [given, shown] of [
      [5, "5"],
      [null, "null"],
      ["move", '"move"'],
      [[], "a list"],
    ] as [unknown, string][]) {
      expect(refusal(given)).toEqual(malformed("", `expected a move, got ${shown}`));
    }
    for (const [given, shown] of [
      [{ type: "fly" }, '"fly"'],
      [{ type: "toString" }, '"toString"'],
      [{ type: [type] }, "a list"],
      [fields, "undefined"],
    ] as [unknown, string][]) {
      const { path, message } = refusal(given) as { path: string; message: string };
      expect(path).toBe("type");
      const types = id === "salt-pans" ? "stake" : `one of (?:[a-z-]+, )*${type}(?:, [a-z-]+)*`;
      expect(message).toMatch(new RegExp(`^expected ${types}, got ${shown}$`, "u"));
    }
    expect(refusal({ ...move, sand: 1 })).toEqual(
      malformed("sand", `unknown field "sand" in a move of type ${type}`),
    );
    expect(refusal({ type })).toEqual(
      malformed(field, `missing field "${field}" in a move of type ${type}`),
    );
    const [place, expected] = places[id] ?? ["", ""];
    if (place === "") return;
    for (const [value, shown] of [
      ["z99", '"z99"'],
      [5, "5"],
    ]) {
      expect(refusal({ ...move, [place]: value })).toEqual(
        malformed(place, `expected ${expected}, got ${shown}`),
      );
    }
  });
});
