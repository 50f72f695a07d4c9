/** The way that `pawn-moved` tells (N8 to N10). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { events, type MoveEvent, legalMoves, neighboursOf, view } from "caravanserai/nomadi";
import { cases } from "../../helpers/cases.js";
import { games, statesOf } from "../arbitraries.js";
import { move, row, scene } from "../scenes.js";

/** The path of the move that these events tell. */
const pathIn = (happened: readonly MoveEvent[]): readonly string[] | undefined =>
  happened.find((event) => event.type === "pawn-moved")?.path;

describe("the path of a pawn", () => {
  it("N8, N9: a step has two squares, and a straight jump every square that it passes", () => {
    const state = scene({
      pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
      dice: [1, 3, 4, 4],
      turnNumber: 102,
    });
    expect(pathIn(events(state, move(1, "k11", "l12")))).toEqual(["k11", "l12"]);
    expect(pathIn(events(state, move(4, "l11", "l7")))).toEqual(["l11", "l10", "l9", "l8", "l7"]);
  });

  it("N10: a bent jump lists its corner; of several ways the first is told", () => {
    const state = scene({
      pawns: [row("m", 4, 11), row("n", 4, 11)],
      dice: [5, 5, 6],
      options: { bends: { 5: 2, 6: 3 } },
    });
    const told = (die: number, from: string, to: string) =>
      pathIn(events(state, move(die, from, to)))?.join(" ");
    // One right angle on n8 rather than two, on m4 and m8.
    expect(told(6, "n4", "l8")).toBe("n4 n5 n6 n7 n8 m8 l8");
    expect(told(5, "m4", "l8")).toBe("m4 m5 m6 m7 m8 l8");
  });

  it("goes from square to neighbouring square, over pawns, with as few right angles as can be", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const state of statesOf(game)) {
          if (state.phase !== "move") continue;
          const pawns = new Set(state.seats.flatMap((seat) => seat.pawns));
          for (const one of legalMoves(state).slice(0, 8)) {
            if (one.type !== "move") continue;
            const happened = events(state, one);
            const path = pathIn(happened) ?? [];
            expect([path[0], path.at(-1)]).toEqual([one.from, one.to]);
            expect(path).toHaveLength(one.die + 1);
            expect(new Set(path).size).toBe(path.length);
            expect(path.slice(0, -1).every((square) => pawns.has(square))).toBe(true);
            for (const [index, square] of path.slice(1).entries()) {
              if (one.die > 1) expect(neighboursOf(state, path[index] ?? "")).toContain(square);
            }
            // Pawns are public, so everybody is told the same way.
            expect(pathIn(events(state, one, "spectator"))).toEqual(path);
            expect(view(state, 0).seats.map((seat) => seat.pawns)).toEqual(
              state.seats.map((seat) => seat.pawns),
            );
            expect(Object.isFrozen(path)).toBe(true);
          }
        }
      }),
      { numRuns: cases(15) },
    );
  });
});
